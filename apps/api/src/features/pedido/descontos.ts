import type { Descontavel, ParteDoDesconto } from '@rateia/domain/carteira/desconto';
import { TIPOS_DE_DESCONTO, voltaDosDescontos } from '@rateia/domain/carteira/desconto';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, somar, subtrair, ZERO } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import type { Executor } from '../../db/banco.ts';
import type { Deps } from '../../http/deps.ts';
import type { FaturaComItens, Item, ItemADevolver, ItemNovo } from '../../http/itens.ts';
import { moduloDe } from './fatura.ts';

const DESCONTOS: readonly string[] = TIPOS_DE_DESCONTO;

/** True for an item below zero: it makes others cheaper, and is no thing of its own. */
export function ehDesconto({ tipo }: Pick<Item, 'tipo'>): boolean {
  return DESCONTOS.includes(tipo);
}

/** The parts of the items of a new order that discounts may pay. */
export function descontaveis(itens: readonly ItemNovo[]): readonly Descontavel[] {
  return itens.flatMap(({ descontavel: base = ZERO }, indice) => (base > ZERO ? [{ indice, base, livre: base }] : []));
}

/** Items of an order that are written anew: what each discount among them pays, by their places among `itens`. */
export async function partesDosDescontos(
  db: Executor,
  itens: readonly Item[],
): Promise<(item: Item) => readonly ParteDoDesconto[]> {
  const descontos = itens.filter(ehDesconto).map(({ id }) => id);
  if (descontos.length === 0) return () => [];
  const linhas = await db
    .selectFrom('partes_do_desconto')
    .select(['desconto_id', 'item_id', 'base', 'valor'])
    .where('desconto_id', 'in', descontos)
    .execute();
  return ({ id }) =>
    linhas
      .filter((l) => l.desconto_id === id)
      .map((l) => ({
        indice: itens.findIndex((item) => item.id === l.item_id),
        base: centavos(l.base),
        valor: centavos(l.valor),
      }))
      .filter(({ indice }) => indice >= 0);
}

type ParteDeItem = {
  readonly itemId: number;
  readonly desconto: Item;
  readonly base: Centavos;
  readonly valor: Centavos;
  /** The share and fee of the item that went back before, discounts included. */
  readonly antes: Centavos;
};

/** The discounts of some items, with how much of each item went back already. */
async function partesDosItens(db: Executor, itens: readonly number[]): Promise<readonly ParteDeItem[]> {
  if (itens.length === 0) return [];
  const linhas = await db
    .selectFrom('partes_do_desconto as p')
    .innerJoin('itens_da_fatura as d', 'd.id', 'p.desconto_id')
    .select(['p.item_id', 'p.base', 'p.valor', 'd.id', 'd.fatura_id', 'd.posicao', 'd.tipo', 'd.quantidade'])
    .select(['d.valor as total'])
    .select((e) =>
      e
        .selectFrom('notas_de_credito as n')
        .select((n) => n.fn.coalesce(n.fn.sum<number>('n.descontavel'), sql<number>`0`).as('antes'))
        .whereRef('n.item_id', '=', 'p.item_id')
        .as('antes'),
    )
    .where('p.item_id', 'in', [...itens])
    .orderBy('d.posicao')
    .execute();
  return linhas.map(({ item_id: itemId, base, valor, antes, total, fatura_id: faturaId, ...d }) => ({
    itemId,
    desconto: { ...d, faturaId, valor: centavos(total) },
    base: centavos(base),
    valor: centavos(valor),
    antes: centavos(Number(antes ?? 0)),
  }));
}

/** The return of an item to its payer, once the bearers of its discounts have their parts. */
export type VoltaLiquida = {
  readonly itemId: number;
  readonly valor: Centavos;
  readonly desconto: Centavos;
  readonly partes: readonly { readonly desconto: Item; readonly valor: Centavos }[];
};

/**
 * Items that go back, less what discounts had paid of them: the payer gets what he really paid, in proportion
 * (REGRAS 2.29). In the order of the items.
 */
export async function semDescontos(
  db: Executor,
  itens: readonly Pick<ItemADevolver, 'itemId' | 'valor' | 'descontavel'>[],
): Promise<readonly VoltaLiquida[]> {
  const todas = await partesDosItens(
    db,
    itens.map(({ itemId }) => itemId),
  );
  return itens.map(({ itemId, valor, descontavel: agora = ZERO }) => {
    const dele = todas.filter((parte) => parte.itemId === itemId);
    const voltas = voltasDe(dele, agora);
    const partes = dele
      .map((parte, i) => ({ desconto: parte.desconto, valor: voltas[i] ?? ZERO }))
      .filter((parte) => parte.valor > ZERO);
    const desconto = somar(...partes.map((parte) => parte.valor));
    return { itemId, valor: subtrair(valor, desconto), desconto, partes };
  });
}

/** All discounts of an item are measured on the same share and fee. */
function voltasDe(dele: readonly ParteDeItem[], agora: Centavos): readonly Centavos[] {
  const [um] = dele;
  if (um === undefined) return [];
  return voltaDosDescontos(
    dele.map(({ valor }) => valor),
    { base: um.base, antes: um.antes, agora },
  );
}

/** The discounts of an order as lines of its arithmetic, each below zero. */
export async function linhasDosDescontos(db: Executor, deps: Pick<Deps, 'itens'>, fatura: FaturaComItens) {
  const descontos = fatura.itens.filter(ehDesconto);
  const linhas = await Promise.all(descontos.map(async (item) => await moduloDe(deps, item).recibo(db, item)));
  return linhas.flatMap((recibo) => recibo.linhas);
}
