import type { LinhaDeValor } from '@rateia/domain/linha-de-valor';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import type { FaturaComItens } from '../../../http/itens.ts';
import { linhasDosDescontos } from '../../pedido/index.ts';
import { cupomDoItem } from './repository.ts';

/** The discounts that a held order has, as lines below zero, and the code of its coupon (REGRAS 2.29). */
export async function descontosRetidos(
  db: Executor,
  deps: Pick<Deps, 'itens'>,
  fatura: FaturaComItens,
): Promise<{ readonly descontos: readonly LinhaDeValor[]; readonly cupom: string | null }> {
  const doCupom = fatura.itens.find(({ tipo }) => tipo === 'cupom');
  return {
    descontos: await linhasDosDescontos(db, deps, fatura),
    cupom: doCupom === undefined ? null : (await cupomDoItem(db, doCupom.id)).codigo,
  };
}
