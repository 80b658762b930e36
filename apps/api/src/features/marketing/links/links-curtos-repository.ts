import { randomInt } from 'node:crypto';
import { novoCodigoCurto } from '@rateia/domain/compartilhar/codigo-curto';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';

/** A link and its visits of all days. */
export async function acharLinkDaPessoa(db: Executor, p: { readonly usuarioId: number; readonly grupoId: number }) {
  const { rows } = await sql<{ readonly codigo: string; readonly visitas: number; readonly visitantes: number }>`
    select l.codigo, coalesce(sum(d.visitas), 0)::int as visitas, coalesce(sum(d.visitantes), 0)::int as visitantes
    from links_curtos l left join links_curtos_dias d on d.link_id = l.id
    where l.usuario_id = ${p.usuarioId} and l.grupo_id = ${p.grupoId} group by l.id`.execute(db);
  return rows[0];
}

type NovoLink = {
  readonly destino: string;
  readonly criadoEm: string;
  readonly venceEm?: string | null;
} & ({ readonly usuarioId: number; readonly grupoId: number } | { readonly criadoPor: number; readonly nome: string });

/** Keeps a new link under a code that nobody can foresee; undefined when the person has one to that group already. */
export async function criarLink(db: Executor, novo: NovoLink): Promise<number | undefined> {
  const dono =
    'usuarioId' in novo
      ? { usuario_id: novo.usuarioId, grupo_id: novo.grupoId }
      : { criado_por: novo.criadoPor, nome: novo.nome };
  const linha = await db
    .insertInto('links_curtos')
    .values({
      codigo: novoCodigoCurto((limite) => randomInt(limite)),
      destino: novo.destino,
      criado_em: novo.criadoEm,
      vence_em: novo.venceEm ?? null,
      ...dono,
    })
    .onConflict((c) => c.columns(['usuario_id', 'grupo_id']).where('usuario_id', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return linha?.id;
}

/** A link that works now. */
export async function acharLinkAtivo(
  db: Executor,
  { codigo, agora }: { readonly codigo: string; readonly agora: string },
): Promise<{ readonly id: number; readonly destino: string } | undefined> {
  return await db
    .selectFrom('links_curtos')
    .select(['id', 'destino'])
    .where('codigo', '=', codigo)
    .where('desligado_em', 'is', null)
    .where((e) => e.or([e('vence_em', 'is', null), e('vence_em', '>', agora)]))
    .executeTakeFirst();
}

/** The sites that links may lead to. */
export async function hostsPermitidos(db: Executor): Promise<readonly string[]> {
  return (await db.selectFrom('destinos_externos').select('host').execute()).map(({ host }) => host);
}

const DIGESTOS_POR_VEZ = 500;

/**
 * Counts one more visit and, if the visitor is new on that day, one more visitor by his digest. The digests of past
 * days are deleted.
 */
export async function contarVisita(
  db: Executor,
  v: { readonly linkId: number; readonly dia: string; readonly visitante: Buffer },
): Promise<void> {
  await sql`
    with velhos as (
      delete from links_curtos_visitantes where ctid = any(array(
        select ctid from links_curtos_visitantes where dia < ${v.dia}::date limit ${sql.lit(DIGESTOS_POR_VEZ)} for update skip locked))),
    novo as (
      insert into links_curtos_visitantes (link_id, dia, visitante) values (${v.linkId}, ${v.dia}, ${v.visitante})
      on conflict do nothing returning 1)
    insert into links_curtos_dias as d (link_id, dia, visitas, visitantes)
    values (${v.linkId}, ${v.dia}, 1, (select count(*) from novo))
    on conflict (link_id, dia) do update set visitas = d.visitas + 1, visitantes = d.visitantes + excluded.visitantes`.execute(
    db,
  );
}
