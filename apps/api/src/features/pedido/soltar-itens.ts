import { faturaAberta } from '@rateia/domain/carteira/fatura';
import type { Instante } from '@rateia/domain/datas';
import type { Trx } from '../../db/banco.ts';
import type { Deps } from '../../http/deps.ts';
import { ErroDeCatalogo } from '../../http/erros.ts';
import type { FaturaComItens, Item, PedidoDeItem, Pedinte } from '../../http/itens.ts';
import { cancelarFatura } from './cancelar.ts';
import { ehDesconto, partesDosDescontos } from './descontos.ts';
import { acharFatura, moduloDe, travarFatura } from './fatura.ts';
import { reter } from './reter.ts';

export type PedidoDeSoltar = {
  readonly faturaId: number;
  readonly itens: readonly number[];
  readonly quem: 'membro' | 'sistema';
  readonly motivo: string;
  /** The reason noted for the other items, which go on under another invoice. */
  readonly motivoDoResto: string;
  readonly agora: Instante;
};

/**
 * Gives items of an unpaid order back. The items of an invoice never change, so its invoice and its open payments end;
 * the other items of a cart are held on until the same moment by a new one, whose id is the answer (REGRAS 2.2).
 */
export async function soltarItens(trx: Trx, deps: Deps, s: PedidoDeSoltar): Promise<number | undefined> {
  const lida = await acharFatura(trx, s.faturaId);
  if (lida === undefined) return undefined;
  const { agora, quem } = s;
  function solto({ id }: Item): boolean {
    return s.itens.includes(id);
  }
  if (lida.itens.filter((item) => !ehDesconto(item)).every(solto)) {
    await cancelarFatura(trx, deps, { faturaId: lida.id, agora, quem, motivo: s.motivo });
    return undefined;
  }
  const fatura = await travarFatura(trx, deps, lida);
  if (!faturaAberta(fatura.status)) return undefined;
  function motivoDe(item: Item): string {
    return solto(item) ? s.motivo : s.motivoDoResto;
  }
  await cancelarFatura(trx, deps, { faturaId: fatura.id, agora, quem, motivoDe });
  const { retidaAte: ate } = fatura;
  if (ate === null || ate <= agora) return undefined;
  const resto = fatura.itens.filter((item) => !solto(item));
  const itens = await refazer(trx, deps, { fatura, resto, ate, agora });
  if (itens.length === 0) return undefined;
  const nova = await reter(trx, { usuarioId: fatura.usuarioId, itens, ate, agora });
  // Their rows were locked by this transaction since before they were free.
  if (nova === undefined) throw new Error(`the rest of invoice ${fatura.id} is gone`);
  return nova;
}

/** The other items, held anew; one whose sale ended meanwhile is left out. */
async function refazer(
  trx: Trx,
  deps: Deps,
  p: {
    readonly fatura: FaturaComItens;
    readonly resto: readonly Item[];
    readonly ate: Instante;
    readonly agora: Instante;
  },
): Promise<readonly PedidoDeItem[]> {
  const ctx = { deps, usuario: { id: p.fatura.usuarioId }, agora: p.agora };
  const itens: PedidoDeItem[] = [];
  const ficam: Item[] = [];
  for (const item of p.resto.filter((cada) => !ehDesconto(cada))) {
    try {
      itens.push(await moduloDe(deps, item).refazer(trx, ctx, { item, ate: p.ate, desconta: [] }));
      ficam.push(item);
    } catch (erro) {
      if (!(erro instanceof ErroDeCatalogo)) throw erro;
    }
  }
  return itens.length === 0 ? [] : [...itens, ...(await refazerDescontos(trx, ctx, { ...p, ficam }))];
}

/** The discounts of the items that go on, each of what it paid of them; one that may not be given again is left out. */
async function refazerDescontos(
  trx: Trx,
  ctx: Pedinte<Deps>,
  p: { readonly resto: readonly Item[]; readonly ficam: readonly Item[]; readonly ate: Instante },
): Promise<readonly PedidoDeItem[]> {
  const descontos = p.resto.filter(ehDesconto);
  const partesDe = await partesDosDescontos(trx, [...p.ficam, ...descontos]);
  const pedidos: PedidoDeItem[] = [];
  for (const item of descontos) {
    const desconta = partesDe(item);
    if (desconta.length === 0) continue;
    try {
      pedidos.push(await moduloDe(ctx.deps, item).refazer(trx, ctx, { item, ate: p.ate, desconta }));
    } catch (erro) {
      if (!(erro instanceof ErroDeCatalogo)) throw erro;
    }
  }
  return pedidos;
}
