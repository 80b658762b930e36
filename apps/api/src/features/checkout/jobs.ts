import { emTransacao } from '../../db/banco.ts';
import type { ManipuladoresDeTarefa } from '../../db/fila.ts';
import type { ManipuladoresDePrazo } from '../../db/prazos.ts';
import type { Deps } from '../../http/deps.ts';
import { quandoAssinaturaPaga } from '../grupos/index.ts';
import { expirarReserva } from './expirar-reserva.ts';

/** Jobs of checkout: what a paid membership means for its group. */
export const tarefasDoCheckout = (deps: Deps): ManipuladoresDeTarefa => ({
  assinaturaPaga: async ({ assinaturaId }) => {
    await emTransacao(deps.db, (trx) => quandoAssinaturaPaga(trx, deps, assinaturaId, deps.relogio.agora()));
  },
});

export const prazosDoCheckout = (deps: Deps): ManipuladoresDePrazo => ({
  'vaga.retencaoExpira': (trx, prazo, agora) => expirarReserva(trx, deps, prazo.alvoId, agora),
});
