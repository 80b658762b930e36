import { faturaAberta } from '@rateia/domain/carteira/fatura';
import { MAQUINA_FATURA } from '@rateia/domain/carteira/maquinas';
import type { Instante } from '@rateia/domain/datas';
import type { Trx } from '../../db/banco.ts';
import { exigir, mover } from '../../db/mover.ts';
import { cancelarPrazos } from '../../db/prazos.ts';
import type { Deps } from '../../http/deps.ts';
import type { Item } from '../../http/itens.ts';
import { cancelarPagamentosAbertos } from '../pagamentos/index.ts';
import { FATURA_RETENCAO_EXPIRA } from './agenda.ts';
import { acharFatura, moduloDe, travarFatura } from './fatura.ts';

export type Cancelamento = {
  readonly faturaId: number;
  readonly agora: Instante;
  readonly quem?: 'membro' | 'sistema';
  readonly motivo?: string;
  /** The reason noted for each item, where they differ. */
  readonly motivoDe?: (item: Item) => string;
};

/**
 * Ends an open invoice that will not be paid: its hold is released, its open payments end, and its status is 19 (REGRAS
 * 2.2, 2.3). An invoice that is paid or cancelled already stays as it is: the answer says so.
 */
export async function cancelarFatura(trx: Trx, deps: Deps, c: Cancelamento): Promise<boolean> {
  const { faturaId, agora, quem = 'sistema', motivo = 'fatura.cancelada', motivoDe = () => motivo } = c;
  const lida = await acharFatura(trx, faturaId);
  if (lida === undefined) return false;
  const fatura = await travarFatura(trx, deps, lida);
  if (!faturaAberta(fatura.status)) return false;
  for (const item of fatura.itens)
    await moduloDe(deps, item).soltar(trx, deps, { item, fatura, agora, quem, motivo: motivoDe(item) });
  exigir(
    await mover(trx, MAQUINA_FATURA, { id: faturaId, de: fatura.status, evento: 'cancelar', quem: 'sistema', agora }),
  );
  await cancelarPrazos(trx, { tipos: [FATURA_RETENCAO_EXPIRA], alvoId: faturaId });
  await cancelarPagamentosAbertos(trx, { faturaId, agora, quem: 'sistema' });
  return true;
}

/**
 * Deadline `fatura.retencaoExpira`: the hold of an unpaid order is released. It races a payment on the same locks
 * (REGRAS 2.2).
 */
export async function expirarRetencao(
  trx: Trx,
  deps: Deps,
  { faturaId, agora }: { readonly faturaId: number; readonly agora: Instante },
): Promise<void> {
  const lida = await acharFatura(trx, faturaId);
  if (lida === undefined) return;
  const { retidaAte } = await travarFatura(trx, deps, lida);
  if (retidaAte !== null && retidaAte > agora) return;
  await cancelarFatura(trx, deps, { faturaId, agora, motivo: 'checkout.expirou' });
}
