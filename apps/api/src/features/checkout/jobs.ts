import { emTransacao } from '../../db/banco.ts';
import { servir } from '../../db/fila.ts';
import { quandoVencer } from '../../db/prazos.ts';
import type { Deps } from '../../http/deps.ts';
import { prazosDePagamentos, tarefasDePagamentos } from '../pagamentos/index.ts';
import { quandoAssinaturaPaga } from '../grupos/index.ts';
import { ASSINATURA_PAGA, PROCESSAR_WEBHOOK, VAGA_RETENCAO_EXPIRA } from './agenda.ts';
import { aplicadores } from './aplicadores.ts';
import { expirarReserva } from './expirar-reserva.ts';
import { guardarPixAchado } from '../pagamentos/index.ts';
import type { AoReceberEnvio } from '../pagamentos/index.ts';
import { processarWebhook } from '../pagamentos/index.ts';

/** Jobs of checkout and of payments, whose effects on seats are decided here. */
export const tarefasDoCheckout = (deps: Deps, { anotarEnvio }: { readonly anotarEnvio: AoReceberEnvio }) => [
  ...tarefasDePagamentos(deps, aplicadores, guardarPixAchado),
  servir(PROCESSAR_WEBHOOK, ({ webhookId }) => processarWebhook(deps, webhookId, anotarEnvio)),
  servir(ASSINATURA_PAGA, async ({ assinaturaId }) => {
    await emTransacao(deps.db, (trx) => quandoAssinaturaPaga(trx, deps, assinaturaId, deps.relogio.agora()));
  }),
];

export const prazosDoCheckout = (deps: Deps) => [
  ...prazosDePagamentos,
  quandoVencer(VAGA_RETENCAO_EXPIRA, (trx, prazo, agora) => expirarReserva(trx, deps, prazo.alvoId, agora)),
];
