import { emTransacao } from '../../db/banco.ts';
import { servir } from '../../db/fila.ts';
import { quandoVencer } from '../../db/prazos.ts';
import type { Deps } from '../../http/deps.ts';
import { quandoAssinaturaPaga } from '../grupos/index.ts';
import { ASSINATURA_PAGA, VAGA_RETENCAO_EXPIRA } from './agenda.ts';
import { expirarReserva } from './expirar-reserva.ts';

/** Jobs of checkout: what a paid membership means for its group. */
export const tarefasDoCheckout = (deps: Deps) => [
  servir(ASSINATURA_PAGA, async ({ assinaturaId }) => {
    await emTransacao(deps.db, (trx) => quandoAssinaturaPaga(trx, deps, assinaturaId, deps.relogio.agora()));
  }),
];

export const prazosDoCheckout = (deps: Deps) => [
  quandoVencer(VAGA_RETENCAO_EXPIRA, (trx, prazo, agora) => expirarReserva(trx, deps, prazo.alvoId, agora)),
];
