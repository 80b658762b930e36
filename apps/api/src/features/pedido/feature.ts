import { emTransacao } from '../../db/banco.ts';
import { servir } from '../../db/fila.ts';
import { quandoVencer } from '../../db/prazos.ts';
import type { Deps } from '../../http/deps.ts';
import { feature } from '../../http/feature.ts';
import { FATURA_PAGA, FATURA_RETENCAO_EXPIRA } from './agenda.ts';
import { expirarRetencao } from './cancelar.ts';
import { mesaDosCombos } from './combos/mesa.ts';
import { enviarRecibo } from './recibo.ts';

/** Orders: invoices with their items, held, paid and ended. Other features supply the kinds of items. */
export const pedido = feature({
  nome: 'pedido',
  mesa: mesaDosCombos,
  tarefas: (deps: Deps) => [
    servir(FATURA_PAGA, async ({ faturaId }) => {
      await emTransacao(deps.db, (trx) => enviarRecibo(trx, deps, faturaId));
    }),
  ],
  prazos: (deps: Deps) => [
    quandoVencer(FATURA_RETENCAO_EXPIRA, (trx, { alvoId: faturaId }, agora) =>
      expirarRetencao(trx, deps, { faturaId, agora }),
    ),
  ],
});
