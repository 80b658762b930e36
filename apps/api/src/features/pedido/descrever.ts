import { centavos } from '@rateia/domain/dinheiro';
import type { Executor } from '../../db/banco.ts';
import type { Deps } from '../../http/deps.ts';
import type { DescricaoDeItem, Item } from '../../http/itens.ts';
import { ehDesconto } from './descontos.ts';
import { moduloDe } from './fatura.ts';

type ItemDescrito = Item & { readonly descricao: DescricaoDeItem };

/** Items with what their kinds say of them, asked once for each kind. */
export async function descreverItens(
  db: Executor,
  deps: Pick<Deps, 'itens'>,
  itens: readonly Item[],
): Promise<readonly ItemDescrito[]> {
  const descricoes = new Map<number, DescricaoDeItem>();
  for (const tipo of new Set(itens.map((item) => item.tipo))) {
    const doTipo = itens.filter((item) => item.tipo === tipo);
    for (const [id, descricao] of await moduloDe(deps, { tipo }).descrever(db, doTipo)) descricoes.set(id, descricao);
  }
  return itens.map((item) => {
    const descricao = descricoes.get(item.id);
    if (descricao === undefined) throw new Error(`item ${item.id} is not described`);
    return { ...item, descricao };
  });
}

/** An invoice as people know it: the first of its items names it. */
type FaturaDescrita = {
  readonly nome: string;
  readonly primeiro: ItemDescrito;
  readonly itens: readonly ItemDescrito[];
  /** Its items below zero. */
  readonly descontos: readonly ItemDescrito[];
};

/** Invoices by what their items are (spec B§3 Invoice). */
export async function descreverFaturas(
  db: Executor,
  deps: Pick<Deps, 'itens'>,
  faturas: readonly number[],
): Promise<(faturaId: number) => FaturaDescrita> {
  const itens = await descreverItens(db, deps, await itensDas(db, faturas));
  return (faturaId) => {
    const todos = itens.filter((item) => item.faturaId === faturaId);
    const daFatura = todos.filter((item) => !ehDesconto(item));
    const [primeiro, ...outros] = daFatura;
    if (primeiro === undefined) throw new Error(`invoice ${faturaId} has no items`);
    const { nome } = primeiro.descricao;
    return {
      nome: outros.length === 0 ? nome : `${nome} e mais ${outros.length}`,
      primeiro,
      itens: daFatura,
      descontos: todos.filter(ehDesconto),
    };
  };
}

async function itensDas(db: Executor, faturas: readonly number[]): Promise<readonly Item[]> {
  if (faturas.length === 0) return [];
  const linhas = await db
    .selectFrom('itens_da_fatura')
    .select(['id', 'fatura_id as faturaId', 'posicao', 'tipo', 'quantidade', 'valor'])
    .where('fatura_id', 'in', [...faturas])
    .orderBy('fatura_id')
    .orderBy('posicao')
    .execute();
  return linhas.map((l) => ({ ...l, valor: centavos(l.valor) }));
}
