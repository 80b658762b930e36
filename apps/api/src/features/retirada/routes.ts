import type { retirada } from '@rateia/contracts/retirada';
import type { Manipuladores } from '../../http/rotas.ts';
import { cancelarRetirada } from './cancelar-retirada.ts';
import { autorizarRetirada } from './codigo/autorizar-retirada.ts';
import { reenviarPinRetirada } from './codigo/reenviar-pin-retirada.ts';
import { createRetirada } from './create-retirada.ts';
import { cadastrarPixCpf } from './destino/cadastrar-pix-cpf.ts';
import { validarConta } from './destino/validar-conta.ts';
import { validarPixCpf } from './destino/validar-pix-cpf.ts';
import { getRetirada } from './get-retirada.ts';
import { getRetiradas } from './get-retiradas.ts';
import { getRegrasRetirada } from './limites/get-regras-retirada.ts';
import { verificarFeriado } from './limites/verificar-feriado.ts';

export const rotasDeRetirada: Manipuladores<typeof retirada> = {
  getRegrasRetirada,
  validarPixCpf,
  cadastrarPixCpf,
  verificarFeriado,
  validarConta,
  createRetirada,
  getRetirada,
  getRetiradas,
  autorizarRetirada,
  reenviarPinRetirada,
  cancelarRetirada,
};
