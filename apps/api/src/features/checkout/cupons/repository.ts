import { centavos } from '@rateia/domain/dinheiro';
import type { Cupom } from '@rateia/domain/grupos/cupom';
import { normalizarCodigo } from '@rateia/domain/grupos/cupom';
import type { Executor, Trx } from '../../../db/banco.ts';

export type CupomGuardado = Cupom & {
  readonly id: number;
  readonly porPessoa: number;
  readonly limite: number | null;
  readonly usos: number;
};

type Qual = { readonly codigo: string } | { readonly id: number };

export async function acharCupom(db: Executor, qual: Qual): Promise<CupomGuardado | undefined> {
  const l = await db
    .selectFrom('cupons')
    .selectAll()
    .where((e) => ('id' in qual ? e('id', '=', qual.id) : e('codigo', '=', normalizarCodigo(qual.codigo))))
    .executeTakeFirst();
  if (l === undefined) return undefined;
  return {
    id: l.id,
    codigo: l.codigo,
    pontos: l.pontos,
    valor: l.valor === null ? null : centavos(l.valor),
    maximo: l.maximo === null ? null : centavos(l.maximo),
    minimo: centavos(l.minimo),
    servicoId: l.servico_id,
    soNaPrimeira: l.so_na_primeira,
    porPessoa: l.por_pessoa,
    limite: l.limite,
    usos: l.usos,
    comecaEm: l.comeca_em,
    terminaEm: l.termina_em,
    paradoEm: l.parado_em,
  };
}

/** The coupon of an item, and whose it is. */
export async function cupomDoItem(db: Executor, itemId: number): Promise<CupomGuardado> {
  const { cupom_id: id } = await db
    .selectFrom('usos_de_cupom')
    .select('cupom_id')
    .where('item_id', '=', itemId)
    .executeTakeFirstOrThrow();
  const cupom = await acharCupom(db, { id });
  if (cupom === undefined) throw new Error(`coupon ${id} is gone`);
  return cupom;
}

/** True until a group of the person was paid for the first time (spec A§3). */
export async function ehPrimeiraCompra(db: Executor, usuarioId: number): Promise<boolean> {
  const paga = await db
    .selectFrom('assinaturas')
    .select('id')
    .where('usuario_id', '=', usuarioId)
    .where('paga_em', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return paga === undefined;
}

/** How often a person paid with a coupon, and how often an open order of his holds it: the next one takes its place. */
export async function usosDaPessoa(
  db: Executor,
  u: { readonly cupomId: number; readonly usuarioId: number },
): Promise<{ readonly pagos: number; readonly abertos: number }> {
  const linhas = await db
    .selectFrom('usos_de_cupom as u')
    .innerJoin('itens_da_fatura as i', 'i.id', 'u.item_id')
    .innerJoin('faturas as f', 'f.id', 'i.fatura_id')
    .select('f.paga_em')
    .where('u.cupom_id', '=', u.cupomId)
    .where('u.usuario_id', '=', u.usuarioId)
    .where('u.vale', '=', true)
    .execute();
  const pagos = linhas.filter((l) => l.paga_em !== null).length;
  return { pagos, abertos: linhas.length - pagos };
}

/** The services of the groups of an order. */
export async function servicosDosGrupos(db: Executor, grupos: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const linhas = await db
    .selectFrom('grupos')
    .select(['id', 'servico_id'])
    .where('id', 'in', [...grupos])
    .execute();
  return new Map(linhas.map((l) => [l.id, l.servico_id]));
}

/** The coupon that is applied to a person's cart. */
export async function cupomDoCarrinho(db: Executor, usuarioId: number): Promise<CupomGuardado | undefined> {
  const l = await db
    .selectFrom('cupons_do_carrinho')
    .select('cupom_id')
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst();
  return l === undefined ? undefined : await acharCupom(db, { id: l.cupom_id });
}

/** Applies a coupon to a cart, or takes it off. */
export async function guardarCupomDoCarrinho(
  trx: Trx | Executor,
  g: { readonly usuarioId: number; readonly cupomId: number | null; readonly agora: string },
): Promise<void> {
  const { usuarioId: usuario_id, cupomId, agora: aplicado_em } = g;
  if (cupomId === null) {
    await trx.deleteFrom('cupons_do_carrinho').where('usuario_id', '=', usuario_id).execute();
    return;
  }
  await trx
    .insertInto('cupons_do_carrinho')
    .values({ usuario_id, cupom_id: cupomId, aplicado_em })
    .onConflict((c) => c.column('usuario_id').doUpdateSet({ cupom_id: cupomId, aplicado_em }))
    .execute();
}

/** A cart that was bought whole keeps no coupon. */
export async function tirarCupomDoVazio(trx: Trx, usuarioId: number): Promise<void> {
  await trx
    .deleteFrom('cupons_do_carrinho')
    .where('usuario_id', '=', usuarioId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('itens_do_carrinho').select('grupo_id').where('usuario_id', '=', usuarioId))),
    )
    .execute();
}
