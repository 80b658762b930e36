import type { StatusFatura } from '@rateia/domain/carteira/estados';
import { centavos } from '@rateia/domain/dinheiro';
import type { Executor, Trx } from '../../db/banco.ts';
import type { Deps } from '../../http/deps.ts';
import type { FaturaComItens, Item, ModuloDeItem, Travas } from '../../http/itens.ts';

/** An invoice with its items, as it is read now. */
export async function acharFatura(db: Executor, id: number): Promise<FaturaComItens | undefined> {
  const linhas = await db
    .selectFrom('faturas as f')
    .innerJoin('itens_da_fatura as i', 'i.fatura_id', 'f.id')
    .select(['f.usuario_id', 'f.status', 'f.subtotal', 'f.valor_custo_meio', 'f.valor_total', 'f.retida_ate'])
    .select(['i.id', 'i.posicao', 'i.tipo', 'i.quantidade', 'i.valor'])
    .where('f.id', '=', id)
    .orderBy('i.posicao')
    .execute();
  const [f] = linhas;
  if (f === undefined) return undefined;
  return {
    id,
    usuarioId: f.usuario_id,
    status: f.status as StatusFatura,
    subtotal: centavos(f.subtotal),
    custoMeio: centavos(f.valor_custo_meio),
    total: centavos(f.valor_total ?? 0),
    retidaAte: f.retida_ate,
    itens: linhas.map(({ id: item, posicao, tipo, quantidade, valor }) => ({
      id: item,
      faturaId: id,
      posicao,
      tipo,
      quantidade,
      valor: centavos(valor),
    })),
  };
}

export function moduloDe({ itens }: Pick<Deps, 'itens'>, { tipo }: Pick<Item, 'tipo'>): ModuloDeItem<Deps> {
  const modulo = itens[tipo];
  if (modulo === undefined) throw new Error(`no module sells ${tipo}`);
  return modulo;
}

/** Takes every lock of an order in the one order: seat rows, memberships, the invoice; then reads it again. */
export async function travarFatura(trx: Trx, deps: Pick<Deps, 'itens'>, lida: FaturaComItens): Promise<FaturaComItens> {
  const travas: Travas[] = [];
  for (const item of lida.itens) travas.push(await moduloDe(deps, item).travas(trx, item));
  const grupos = travas.flatMap((t) => t.grupos);
  const assinaturas = travas.flatMap((t) => t.assinaturas);
  if (grupos.length > 0) {
    await trx
      .selectFrom('grupo_lotacao')
      .select('grupo_id')
      .where('grupo_id', 'in', grupos)
      .orderBy('grupo_id')
      .forUpdate()
      .execute();
  }
  if (assinaturas.length > 0) {
    await trx.selectFrom('assinaturas').select('id').where('id', 'in', assinaturas).orderBy('id').forUpdate().execute();
  }
  await trx.selectFrom('faturas').select('id').where('id', '=', lida.id).forNoKeyUpdate().execute();
  const fatura = await acharFatura(trx, lida.id);
  if (fatura === undefined) throw new Error(`invoice ${lida.id} is gone`);
  return fatura;
}
