import type { retirada } from '@rateia/contracts/retirada';
import type { Manipuladores } from '../../http/rotas.ts';
import { deleteRetiradaAutomatica } from './automatica/delete-retirada-automatica.ts';
import { getRetiradaAutomatica } from './automatica/get-retirada-automatica.ts';
import { updateRetiradaAutomatica } from './automatica/update-retirada-automatica.ts';
import { cancelarRetirada } from './cancelar-retirada.ts';
import { autorizarRetirada } from './codigo/autorizar-retirada.ts';
import { reenviarPinRetirada } from './codigo/reenviar-pin-retirada.ts';
import { createRetirada } from './create-retirada.ts';
import { cadastrarPixCpf } from './destino/cadastrar-pix-cpf.ts';
import { createContaBancaria } from './destino/create-conta-bancaria.ts';
import { deleteContaBancaria } from './destino/delete-conta-bancaria.ts';
import { getContasBancarias } from './destino/get-contas-bancarias.ts';
import { lerBoleto } from './destino/ler-boleto.ts';
import { validarConta } from './destino/validar-conta.ts';
import { validarPixCpf } from './destino/validar-pix-cpf.ts';
import { verificarContaBancaria } from './destino/verificar-conta-bancaria.ts';
import { getRetirada } from './get-retirada.ts';
import { getRetiradas } from './get-retiradas.ts';
import { getDisponibilidadeBoleto } from './limites/get-disponibilidade-boleto.ts';
import { getRegrasRetirada } from './limites/get-regras-retirada.ts';
import { verificarFeriado } from './limites/verificar-feriado.ts';

export const rotasDeRetirada: Manipuladores<typeof retirada> = {
  getRegrasRetirada,
  validarPixCpf,
  cadastrarPixCpf,
  verificarFeriado,
  getDisponibilidadeBoleto,
  lerBoleto,
  getContasBancarias,
  createContaBancaria,
  verificarContaBancaria,
  deleteContaBancaria,
  validarConta,
  getRetiradaAutomatica,
  updateRetiradaAutomatica,
  deleteRetiradaAutomatica,
  createRetirada,
  getRetirada,
  getRetiradas,
  autorizarRetirada,
  reenviarPinRetirada,
  cancelarRetirada,
};
