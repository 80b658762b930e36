import type { indicacao } from '@rateia/contracts/indicacao';
import type { Politicas } from '../../http/politicas.ts';

/** Any account has a network of its own: a call always moves the caller's side of a pair (REGRAS 2.15). */
export const politicasDeIndicacao: Politicas<keyof typeof indicacao> = {
  obterUsuario: ['visitante'],
  getIndicacoes: ['usuario'],
  getIndicacao: ['dono'],
  getRede: ['usuario'],
  buscarNaRede: ['usuario'],
  convidarParaRede: ['usuario'],
  convidarPorContato: ['usuario'],
  aceitarConvite: ['usuario'],
  recusarConvite: ['usuario'],
  cancelarConvite: ['usuario'],
  removerDaRede: ['usuario'],
  bloquearNaRede: ['usuario'],
  desbloquearNaRede: ['usuario'],
  updateRelacionamento: ['usuario'],
  updateVisibilidade: ['usuario'],
};
