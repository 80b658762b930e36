import { emTransacao } from '../../db/banco.ts';
import { servir } from '../../db/fila.ts';
import type { Deps } from '../../http/deps.ts';
import { quandoAssinaturaPaga } from '../grupos/index.ts';
import { ASSINATURA_PAGA } from './agenda.ts';
import { tirarDoCarrinho } from './carrinho/repository.ts';
import { tirarCupomDoVazio } from './cupons/repository.ts';
import { acharReserva } from './repository.ts';

/** Jobs of the checkout: the consequences of a paid membership for its group, which leaves the cart. */
export function tarefasDoCheckout(deps: Deps) {
  return [
    servir(ASSINATURA_PAGA, async ({ assinaturaId }) => {
      await emTransacao(deps.db, async (trx) => {
        await quandoAssinaturaPaga(trx, deps, assinaturaId, deps.relogio.agora());
        const reserva = await acharReserva(trx, assinaturaId);
        if (reserva === undefined) return;
        await tirarDoCarrinho(trx, { usuarioId: reserva.usuarioId, grupos: [reserva.grupoId] });
        await tirarCupomDoVazio(trx, reserva.usuarioId);
      });
    }),
  ];
}
