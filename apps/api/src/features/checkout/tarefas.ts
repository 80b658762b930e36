import { emTransacao } from '../../db/banco.ts';
import { servir } from '../../db/fila.ts';
import type { Deps } from '../../http/deps.ts';
import { quandoAssinaturaPaga } from '../grupos/index.ts';
import { ASSINATURA_PAGA } from './agenda.ts';

/** Jobs of the checkout: the consequences of a paid membership for its group. */
export const tarefasDoCheckout = (deps: Deps) => [
  servir(ASSINATURA_PAGA, async ({ assinaturaId }) => {
    await emTransacao(deps.db, (trx) => quandoAssinaturaPaga(trx, deps, assinaturaId, deps.relogio.agora()));
  }),
];
