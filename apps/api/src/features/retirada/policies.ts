import type { retirada } from '@rateia/contracts/retirada';
import type { Politicas } from '../../http/politicas.ts';

const QUALQUER = ['usuario'] as const;
const DONO = ['dono'] as const;

/** Roles that may make each call: each person withdraws only from his own wallet (REGRAS 2.15). */
export const politicasDeRetirada: Politicas<keyof typeof retirada> = {
  getRegrasRetirada: QUALQUER,
  validarPixCpf: QUALQUER,
  cadastrarPixCpf: QUALQUER,
  verificarFeriado: QUALQUER,
  getDisponibilidadeBoleto: QUALQUER,
  lerBoleto: QUALQUER,
  getContasBancarias: QUALQUER,
  createContaBancaria: QUALQUER,
  verificarContaBancaria: DONO,
  deleteContaBancaria: DONO,
  validarConta: QUALQUER,
  getRetiradaAutomatica: QUALQUER,
  updateRetiradaAutomatica: QUALQUER,
  deleteRetiradaAutomatica: QUALQUER,
  createRetirada: QUALQUER,
  getRetirada: DONO,
  getRetiradas: QUALQUER,
  autorizarRetirada: DONO,
  reenviarPinRetirada: DONO,
  cancelarRetirada: DONO,
};
