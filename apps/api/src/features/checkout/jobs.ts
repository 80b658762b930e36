import { emTransacao } from '../../db/banco.ts';
import type { ManipuladoresDeTarefa } from '../../db/fila.ts';
import type { ManipuladoresDePrazo } from '../../db/prazos.ts';
import type { Deps } from '../../http/deps.ts';
import { prazosDePagamentos, tarefasDePagamentos } from '../carteira/index.ts';
import { quandoAssinaturaPaga } from '../grupos/index.ts';
import { aplicadores } from './aplicadores.ts';
import { expirarReserva } from './expirar-reserva.ts';
import { guardarPixAchado } from './guardar-aviso.ts';
import type { AoReceberEnvio } from './processar-webhook.ts';
import { processarWebhook } from './processar-webhook.ts';

/** Jobs of checkout and of payments, whose effects on seats are decided here. */
export const tarefasDoCheckout = (deps: Deps, aoReceberEnvio: AoReceberEnvio): ManipuladoresDeTarefa => ({
  ...tarefasDePagamentos(deps, aplicadores, guardarPixAchado),
  processarWebhook: ({ webhookId }) => processarWebhook(deps, webhookId, aoReceberEnvio),
  assinaturaPaga: async ({ assinaturaId }) => {
    await emTransacao(deps.db, (trx) => quandoAssinaturaPaga(trx, deps, assinaturaId, deps.relogio.agora()));
  },
});

export const prazosDoCheckout = (deps: Deps): ManipuladoresDePrazo => ({
  ...prazosDePagamentos,
  'vaga.retencaoExpira': (trx, prazo, agora) => expirarReserva(trx, deps, prazo.alvoId, agora),
});
