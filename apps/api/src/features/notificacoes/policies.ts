import type { notificacoes } from '@rateia/contracts/notificacoes';
import type { Politicas } from '../../http/politicas.ts';

/** Roles that may make each call (REGRAS 2.15). An account reads and writes only its own data here. */
export const politicasDeNotificacoes: Politicas<keyof typeof notificacoes> = {
  getSituacao: ['visitante'],
  getNotificacoes: ['usuario'],
  getNotificacoesTipo: ['usuario'],
  getEventos: ['usuario'],
  getNotificacao: ['dono'],
  lerNotificacoes: ['dono'],
  lerTodasNotificacoes: ['usuario'],
  getPendencias: ['usuario'],
  verPendencia: ['dono'],
  getPreferenciaComunicacao: ['usuario'],
  updatePreferenciaComunicacao: ['usuario'],
  alternarComunicacao: ['usuario'],
  createInscricaoPush: ['usuario'],
  deleteInscricaoPush: ['usuario'],
  descadastrarComunicacao: ['visitante'],
};
