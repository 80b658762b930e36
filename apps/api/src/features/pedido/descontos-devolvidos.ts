import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { ZERO } from '@rateia/domain/dinheiro';
import type { Trx } from '../../db/banco.ts';
import type { Deps } from '../../http/deps.ts';
import type { DescontoDevolvido, ItemADevolver } from '../../http/itens.ts';
import type { VoltaLiquida } from './descontos.ts';
import { semDescontos } from './descontos.ts';
import { moduloDe } from './fatura.ts';

type Item = ItemADevolver & { readonly quantidade?: number };
type ItemLiquido = Item & { readonly desconto: Centavos };

/** Items as their payer gets them back: what a discount had paid of them goes to its bearer instead (REGRAS 2.29). */
export async function comDescontos(
  trx: Trx,
  deps: Deps,
  { itens, agora }: { readonly itens: readonly Item[]; readonly agora: Instante },
): Promise<readonly ItemLiquido[]> {
  const voltas = await semDescontos(trx, itens);
  const liquidos: ItemLiquido[] = [];
  for (const item of itens) {
    const volta = voltas.find(({ itemId }) => itemId === item.itemId);
    if (volta === undefined || volta.partes.length === 0) {
      liquidos.push({ ...item, desconto: ZERO });
      continue;
    }
    const devolvidos = await devolverDescontos(trx, deps, { volta, agora });
    const { valor, desconto } = volta;
    liquidos.push({ ...item, valor, desconto, retirar: retirarCom(item, devolvidos) });
  }
  return liquidos;
}

async function devolverDescontos(
  trx: Trx,
  deps: Deps,
  { volta, agora }: { readonly volta: VoltaLiquida; readonly agora: Instante },
): Promise<readonly DescontoDevolvido[]> {
  const devolvidos: DescontoDevolvido[] = [];
  for (const { desconto, valor } of volta.partes) {
    const { voltar } = moduloDe(deps, desconto);
    if (voltar === undefined) throw new Error(`nobody bears ${desconto.tipo}`);
    devolvidos.push(await voltar(trx, deps, { item: desconto, valor, agora }));
  }
  return devolvidos;
}

function retirarCom(item: Item, devolvidos: readonly DescontoDevolvido[]): Item['retirar'] {
  return (saldo) => {
    const { partidas, concluir } = item.retirar(saldo);
    return {
      partidas: [...partidas, ...devolvidos.flatMap((d) => d.partidas)],
      concluir: async (trx, notaId, desconto) => {
        await concluir(trx, notaId, desconto);
        for (const devolvido of devolvidos) await devolvido.concluir(trx);
      },
    };
  };
}
