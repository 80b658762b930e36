import type { notificacoes } from '@rateia/contracts/notificacoes';
import type { Deps } from '../../http/deps.ts';
import type { FonteDePendencias } from '../../http/feature.ts';
import type { Manipuladores } from '../../http/rotas.ts';
import { createInscricaoPush } from './entregas/create-inscricao-push.ts';
import { deleteInscricaoPush } from './entregas/delete-inscricao-push.ts';
import { getSituacao } from './incidentes/get-situacao.ts';
import { getEventos } from './lista/get-eventos.ts';
import { getNotificacao } from './lista/get-notificacao.ts';
import { getNotificacoes } from './lista/get-notificacoes.ts';
import { getNotificacoesTipo } from './lista/get-notificacoes-tipo.ts';
import { lerNotificacoes } from './lista/ler-notificacoes.ts';
import { lerTodasNotificacoes } from './lista/ler-todas-notificacoes.ts';
import { getPendencias } from './pendencias/get-pendencias.ts';
import { verPendencia } from './pendencias/ver-pendencia.ts';
import { alternarComunicacao } from './preferencias/alternar-comunicacao.ts';
import { descadastrarComunicacao } from './preferencias/descadastrar-comunicacao.ts';
import type { ExigirMaioridade } from './preferencias/exigir-idade-para-loterias.ts';
import { getPreferenciaComunicacao } from './preferencias/get-preferencia-comunicacao.ts';
import { updatePreferenciaComunicacao } from './preferencias/update-preferencia-comunicacao.ts';

/** `fontes`: each feature's list of the matters that wait for a person. */
export function rotasDeNotificacoes({
  deps,
  fontes,
  exigirMaioridade,
}: {
  readonly deps: Deps;
  readonly fontes: readonly FonteDePendencias[];
  readonly exigirMaioridade: ExigirMaioridade;
}): Manipuladores<typeof notificacoes> {
  return {
    getSituacao,
    getNotificacoes,
    getNotificacoesTipo,
    getEventos: getEventos(deps),
    getNotificacao,
    lerNotificacoes,
    lerTodasNotificacoes,
    getPendencias: (ctx) => getPendencias(ctx, fontes),
    verPendencia: (ctx, entrada) => verPendencia(ctx, entrada, fontes),
    getPreferenciaComunicacao,
    updatePreferenciaComunicacao: (ctx, entrada) => updatePreferenciaComunicacao(ctx, entrada, exigirMaioridade),
    alternarComunicacao: (ctx, entrada) => alternarComunicacao(ctx, entrada, exigirMaioridade),
    createInscricaoPush,
    deleteInscricaoPush,
    descadastrarComunicacao,
  };
}
