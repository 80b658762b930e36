import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import type { PrecoDaVaga } from '@rateia/domain/grupos/precos';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../db/banco.ts';

/** A group in a cart, with a number of seats, at the price that the person last agreed to (spec B§3 Cart item). */
export type ItemDoCarrinho = {
  readonly grupoId: number;
  readonly vagas: number;
  readonly relacionamento: number | null;
  readonly preco: PrecoDaVaga;
};
export type DoCarrinho = { readonly usuarioId: number; readonly grupoId: number };

/** The groups of a cart in the order in which they were put there, less those that the person has bought meanwhile. */
export async function lerCarrinho(db: Executor, usuarioId: number): Promise<readonly ItemDoCarrinho[]> {
  const linhas = await db
    .selectFrom('itens_do_carrinho as i')
    .selectAll('i')
    .where('i.usuario_id', '=', usuarioId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('assinaturas as a')
            .select('a.id')
            .whereRef('a.usuario_id', '=', 'i.usuario_id')
            .whereRef('a.grupo_id', '=', 'i.grupo_id')
            .where('a.paga_em', 'is not', null)
            .where('a.paga_em', '>=', sql<Instante>`i.posto_em`)
            .where('a.estado', 'not in', [ID_ESTADO_ASSINATURA.encerrada, ID_ESTADO_ASSINATURA.cancelada]),
        ),
      ),
    )
    .orderBy('i.posto_em')
    .orderBy('i.grupo_id')
    .execute();
  return linhas.map(({ grupo_id, vagas, relacionamento, valor_sem_taxas, valor_taxa }) => ({
    grupoId: grupo_id,
    vagas,
    relacionamento,
    preco: { valorSemTaxas: centavos(valor_sem_taxas), valorTaxa: centavos(valor_taxa) },
  }));
}

type ItemPosto = ItemDoCarrinho & { readonly usuarioId: number; readonly agora: Instante };

/** Adds seats of a group; false when it would have more than the most of a person (spec B§4; REGRAS 2.2). */
export async function somarAoCarrinho(
  trx: Trx,
  { usuarioId, grupoId, vagas, relacionamento, preco, agora, maximo }: ItemPosto & { readonly maximo: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into itens_do_carrinho as i (usuario_id, grupo_id, vagas, relacionamento, valor_sem_taxas, valor_taxa, posto_em)
    values (${usuarioId}, ${grupoId}, ${vagas}, ${relacionamento}, ${preco.valorSemTaxas}, ${preco.valorTaxa}, ${agora})
    on conflict (usuario_id, grupo_id) do update set vagas = i.vagas + excluded.vagas, relacionamento = coalesce(excluded.relacionamento, i.relacionamento),
      valor_sem_taxas = excluded.valor_sem_taxas, valor_taxa = excluded.valor_taxa
    where i.vagas + excluded.vagas <= ${maximo} returning vagas`.execute(trx);
  return rows.length > 0;
}

/** False if the group is not in the cart. */
export async function mudarVagas(
  db: Executor,
  { usuarioId, grupoId, vagas }: DoCarrinho & { readonly vagas: number },
): Promise<boolean> {
  const mudadas = await db
    .updateTable('itens_do_carrinho')
    .set({ vagas })
    .where('usuario_id', '=', usuarioId)
    .where('grupo_id', '=', grupoId)
    .returning('grupo_id')
    .execute();
  return mudadas.length > 0;
}

/** Takes these groups out of a cart, or all of them. */
export async function tirarDoCarrinho(
  db: Executor,
  { usuarioId, grupos }: { readonly usuarioId: number; readonly grupos?: readonly number[] },
): Promise<void> {
  let saem = db.deleteFrom('itens_do_carrinho').where('usuario_id', '=', usuarioId);
  if (grupos !== undefined) saem = saem.where('grupo_id', 'in', [...grupos]);
  await saem.execute();
}

/** Makes the cart these groups, at the prices that the person is shown now. */
export async function trocarCarrinho(
  trx: Trx,
  p: { readonly usuarioId: number; readonly itens: readonly ItemDoCarrinho[]; readonly agora: Instante },
): Promise<void> {
  const ficam = p.itens.map(({ grupoId }) => grupoId);
  await trx
    .deleteFrom('itens_do_carrinho')
    .where('usuario_id', '=', p.usuarioId)
    .where('grupo_id', 'not in', ficam)
    .execute();
  await trx
    .insertInto('itens_do_carrinho')
    .values(
      p.itens.map(({ grupoId, vagas, relacionamento, preco }) => ({
        usuario_id: p.usuarioId,
        grupo_id: grupoId,
        vagas,
        relacionamento,
        valor_sem_taxas: preco.valorSemTaxas,
        valor_taxa: preco.valorTaxa,
        posto_em: p.agora,
      })),
    )
    .onConflict((c) =>
      c.columns(['usuario_id', 'grupo_id']).doUpdateSet((e) => ({
        vagas: e.ref('excluded.vagas'),
        relacionamento: e.fn.coalesce('excluded.relacionamento', 'itens_do_carrinho.relacionamento'),
        valor_sem_taxas: e.ref('excluded.valor_sem_taxas'),
        valor_taxa: e.ref('excluded.valor_taxa'),
      })),
    )
    .execute();
}

/** The last order that was made of a cart. */
export async function faturaDoCarrinho(db: Executor, usuarioId: number): Promise<number | undefined> {
  return (await db.selectFrom('carrinhos').select('fatura_id').where('usuario_id', '=', usuarioId).executeTakeFirst())
    ?.fatura_id;
}

export async function guardarFaturaDoCarrinho(
  trx: Trx,
  c: { readonly usuarioId: number; readonly faturaId: number; readonly agora: Instante },
): Promise<void> {
  const linha = { fatura_id: c.faturaId, reservado_em: c.agora };
  await trx
    .insertInto('carrinhos')
    .values({ usuario_id: c.usuarioId, ...linha })
    .onConflict((conflito) => conflito.column('usuario_id').doUpdateSet(linha))
    .execute();
}

/** The seats that an order holds, with their memberships. */
export type VagaRetida = {
  readonly assinaturaId: number;
  readonly grupoId: number;
  readonly vagas: number;
  readonly preco: PrecoDaVaga;
  readonly caucao: Centavos;
};

export async function vagasDaFatura(db: Executor, faturaId: number): Promise<readonly VagaRetida[]> {
  const linhas = await db
    .selectFrom('itens_da_fatura as i')
    .innerJoin('itens_de_vaga as v', 'v.item_id', 'i.id')
    .innerJoin('assinaturas as a', 'a.id', 'v.assinatura_id')
    .select(['a.id', 'a.grupo_id', 'a.vagas', 'a.valor_sem_taxas', 'a.valor_taxa', 'v.valor_caucao'])
    .where('i.fatura_id', '=', faturaId)
    .where('i.tipo', '=', 'primeira')
    .orderBy('i.posicao')
    .execute();
  return linhas.map((l) => ({
    assinaturaId: l.id,
    grupoId: l.grupo_id,
    vagas: l.vagas,
    preco: { valorSemTaxas: centavos(l.valor_sem_taxas), valorTaxa: centavos(l.valor_taxa) },
    caucao: centavos(l.valor_caucao),
  }));
}

/** The orders that hold seats of these groups for a person who has not paid them. */
export async function faturasQueRetem(
  db: Executor,
  { usuarioId, grupos }: { readonly usuarioId: number; readonly grupos: readonly number[] },
): Promise<readonly number[]> {
  const linhas = await db
    .selectFrom('assinaturas as a')
    .innerJoin('itens_de_vaga as v', 'v.assinatura_id', 'a.id')
    .innerJoin('itens_da_fatura as i', 'i.id', 'v.item_id')
    .select('i.fatura_id')
    .distinct()
    .where('a.usuario_id', '=', usuarioId)
    .where('a.grupo_id', 'in', [...grupos])
    .where('a.estado', '=', ID_ESTADO_ASSINATURA.reservada)
    .where('a.paga_em', 'is', null)
    .execute();
  return linhas.map(({ fatura_id }) => fatura_id);
}
