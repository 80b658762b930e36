import type { notificacoes } from '@rateia/contracts/notificacoes';
import type { Deps } from '../../http/deps.ts';
import type { FonteDePendencias } from '../../http/feature.ts';
import type { Manipuladores } from '../../http/rotas.ts';
import { alternarComunicacao } from './alternar-comunicacao.ts';
import { createInscricaoPush } from './create-inscricao-push.ts';
import { deleteInscricaoPush } from './delete-inscricao-push.ts';
import { descadastrar } from './descadastrar.ts';
import type { ExigirMaioridade } from './exigir-idade-para-loterias.ts';
import { getEventos } from './get-eventos.ts';
import { getNotificacao } from './get-notificacao.ts';
import { getNotificacoes } from './get-notificacoes.ts';
import { getNotificacoesTipo } from './get-notificacoes-tipo.ts';
import { getPendencias } from './get-pendencias.ts';
import { getPreferenciaComunicacao } from './get-preferencia-comunicacao.ts';
import { ler } from './ler.ts';
import { lertudo } from './lertudo.ts';
import { updatePreferenciaComunicacao } from './update-preferencia-comunicacao.ts';
import { verPendencia } from './ver-pendencia.ts';

/** `fontes`: what each feature knows to be waiting for a person. */
export const rotasDeNotificacoes = ({
  deps,
  fontes,
  exigirMaioridade,
}: {
  readonly deps: Deps;
  readonly fontes: readonly FonteDePendencias[];
  readonly exigirMaioridade: ExigirMaioridade;
}): Manipuladores<typeof notificacoes> => ({
  getNotificacoes,
  getNotificacoesTipo,
  getEventos: getEventos(deps),
  getNotificacao,
  ler,
  lertudo,
  getPendencias: (ctx) => getPendencias(ctx, fontes),
  verPendencia: (ctx, entrada) => verPendencia(ctx, entrada, fontes),
  getPreferenciaComunicacao,
  updatePreferenciaComunicacao: (ctx, entrada) => updatePreferenciaComunicacao(ctx, entrada, exigirMaioridade),
  alternarComunicacao: (ctx, entrada) => alternarComunicacao(ctx, entrada, exigirMaioridade),
  createInscricaoPush,
  deleteInscricaoPush,
  descadastrar,
});
