import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, somar, ZERO } from '@rateia/domain/dinheiro';
import type { Executor, Trx } from '../../db/banco.ts';
import type { Deps } from '../../http/deps.ts';
import type { FaturaComItens, Item, ItemADevolver, QuemDevolve } from '../../http/itens.ts';
import { ehDesconto } from './descontos.ts';
import { descreverFaturas } from './descrever.ts';
import { devolver } from './devolver.ts';
import { acharFatura, moduloDe, travarFatura } from './fatura.ts';

export type PedidoDeDevolverItens = {
  readonly faturaId: number;
  /** Which of its items, and how many units of each: all that are left unless said. Every item unless some are named. */
  readonly itens?: readonly { readonly itemId: number; readonly quantidade?: number }[];
  /** Key of the ledger's transaction: the same return is made once. */
  readonly chave: string;
  readonly caso: string;
  readonly motivo: string;
  readonly quem: QuemDevolve;
  readonly agora: Instante;
};

/**
 * Gives items of a paid invoice back, whole or in part, each by its own kind: the others of the invoice stay as they are.
 * Answers what goes back, and how much of it by the method that paid; nothing when it was given back before (REGRAS 2.9).
 */
export async function devolverItens(
  trx: Trx,
  deps: Deps,
  p: PedidoDeDevolverItens,
): Promise<{ readonly valor: Centavos; readonly porOriginal: Centavos }> {
  const lida = await acharFatura(trx, p.faturaId);
  if (lida === undefined) throw new Error(`no invoice ${p.faturaId}`);
  const fatura = await travarFatura(trx, deps, lida);
  if (await foiFeita(trx, p.chave)) return { valor: ZERO, porOriginal: ZERO };
  if (fatura.status !== ID_STATUS_FATURA.pago)
    throw new Error(`invoice ${fatura.id} is ${fatura.status} and gives nothing back`);
  const itens: (ItemADevolver & { readonly quantidade: number })[] = [];
  for (const { item, quantidade: pedida } of escolhidos(fatura, p)) {
    const antes = await jaDevolvido(trx, item);
    const desde = antes.quantidade;
    const quantidade = pedida ?? item.quantidade - desde;
    if (quantidade < 1 || desde + quantidade > item.quantidade)
      throw new Error(`item ${item.id} has no ${quantidade} units to give back`);
    const { quem, motivo, agora } = p;
    const unidades = { item, fatura, desde, quantidade, quem, motivo, agora };
    const volta = await moduloDe(deps, item).devolver(trx, deps, unidades);
    if (somar(antes.valor, volta.valor) > item.valor) throw new Error(`item ${item.id} gives back more than it cost`);
    itens.push({ ...volta, quantidade });
  }
  const { nome } = (await descreverFaturas(trx, deps, [fatura.id]))(fatura.id);
  const documento = { origem: 'faturas', origemId: fatura.id };
  return await devolver(trx, deps, {
    ...p,
    itens,
    usuarioId: fatura.usuarioId,
    documento,
    descricao: nome,
  });
}

function escolhidos(
  fatura: FaturaComItens,
  { itens }: PedidoDeDevolverItens,
): readonly { readonly item: Item; readonly quantidade: number | undefined }[] {
  // A discount goes back with the item that it made cheaper, to its bearer.
  const coisas = fatura.itens.filter((item) => !ehDesconto(item));
  if (itens === undefined) return coisas.map((item) => ({ item, quantidade: undefined }));
  return itens.map(({ itemId, quantidade }) => {
    const item = coisas.find(({ id }) => id === itemId);
    if (item === undefined) throw new Error(`invoice ${fatura.id} has no item ${itemId}`);
    return { item, quantidade };
  });
}

async function foiFeita(trx: Trx, chave: string): Promise<boolean> {
  return (await trx.selectFrom('transacoes').select('id').where('chave', '=', chave).executeTakeFirst()) !== undefined;
}

/** Units and money that the notes of an item gave back. */
async function jaDevolvido(
  db: Executor,
  { id }: Item,
): Promise<{ readonly quantidade: number; readonly valor: Centavos }> {
  const notas = await db
    .selectFrom('notas_de_credito')
    .select(['quantidade', 'valor_total'])
    .where('item_id', '=', id)
    .execute();
  return {
    quantidade: notas.reduce((soma, nota) => soma + (nota.quantidade ?? 0), 0),
    valor: somar(...notas.map((nota) => centavos(nota.valor_total))),
  };
}
