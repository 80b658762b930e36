import type { retirada } from '@rateia/contracts/retirada';
import type { Manipuladores } from '../../http/rotas.ts';
import { autorizar } from './autorizar.ts';
import { cadastrarPixCpf } from './cadastrar-pix-cpf.ts';
import { cancelarRetirada } from './cancelar-retirada.ts';
import { createRetirada } from './create-retirada.ts';
import { getRegrasRetirada } from './get-regras-retirada.ts';
import { getRetirada } from './get-retirada.ts';
import { getRetiradas } from './get-retiradas.ts';
import { reenviarPinRetirada } from './reenviar-pin-retirada.ts';
import { validarConta } from './validar-conta.ts';
import { validarPixCpf } from './validar-pix-cpf.ts';
import { verificarFeriado } from './verificar-feriado.ts';

export const rotasDeRetirada: Manipuladores<typeof retirada> = {
  getRegrasRetirada,
  validarPixCpf,
  cadastrarPixCpf,
  verificarFeriado,
  validarConta,
  createRetirada,
  getRetirada,
  getRetiradas,
  autorizar,
  reenviarPinRetirada,
  cancelarRetirada,
};
