import type { Instante } from '@rateia/domain/datas';
import { situacaoDaVantagem } from '@rateia/domain/marketing/clube';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';

/** The coupons in the club now, each with the moment at which the person opened it, if he did. */
export async function vantagensNoAr(db: Executor, q: { readonly usuarioId: number; readonly agora: Instante }) {
  return await db
    .selectFrom('vantagens as v')
    .leftJoin('vantagens_abertas as a', (j) =>
      j.onRef('a.vantagem_id', '=', 'v.id').on('a.usuario_id', '=', q.usuarioId),
    )
    .select(['v.id', 'v.parceiro', 'v.titulo', 'v.regra', 'v.codigo', 'v.link', 'v.termina_em as terminaEm'])
    .select('a.aberta_em as abertaEm')
    .where('v.parada_em', 'is', null)
    .where('v.termina_em', '>', q.agora)
    .orderBy('v.termina_em')
    .orderBy('v.id')
    .execute();
}

type LinhaDaVantagem = {
  readonly id: number;
  readonly parceiro: string;
  readonly titulo: string;
  readonly regra: string;
  readonly codigo: string;
  readonly link: string;
  readonly terminaEm: Instante;
  readonly paradaEm: Instante | null;
  readonly abriram: number;
};

type Pagina = { readonly agora: Instante; readonly limite: number; readonly salto: number; readonly id?: number };

/** Every coupon of the club, the newest first, as the operation reads them. */
export async function listarVantagens(db: Executor, { agora, limite, salto, id }: Pagina) {
  const { rows } = await sql<LinhaDaVantagem>`
    select v.id, v.parceiro, v.titulo, v.regra, v.codigo, v.link, v.termina_em as "terminaEm", v.parada_em as "paradaEm",
      (select count(*)::int from vantagens_abertas a where a.vantagem_id = v.id) as abriram
    from vantagens v where ${id ?? null}::bigint is null or v.id = ${id ?? null}
    order by v.id desc limit ${limite} offset ${salto}`.execute(db);
  return rows.map(({ paradaEm, ...v }) => ({ ...v, situacao: situacaoDaVantagem({ ...v, paradaEm }, agora) }));
}

export async function contarVantagens(db: Executor): Promise<number> {
  const { n } = await db
    .selectFrom('vantagens')
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}
