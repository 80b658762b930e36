import type { Instante } from '@rateia/domain/datas';
import { ID_VISIBILIDADE_GRUPO } from '@rateia/domain/grupos/enums';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import type { Grupo } from '../repository.ts';
import { avaliarGrupo } from '../vida/avaliar-grupo.ts';

type Guardar = {
  readonly grupo: Grupo;
  readonly conviteId: number;
  readonly usuarioId: number;
  readonly quem: 'membro' | 'administrador';
  readonly ate: Instante;
  readonly agora: Instante;
};

/** Keeps one seat of a public group for the person of an invitation; a person keeps one of a group at a time (REGRAS 2.26). */
export async function guardarVaga(trx: Trx, deps: Deps, g: Guardar): Promise<void> {
  const { grupo, conviteId, usuarioId, quem, ate, agora } = g;
  if (grupo.visibilidade !== ID_VISIBILIDADE_GRUPO.publico) recusar('vagaNaoSeGuarda');
  const { rows } = await sql<{ readonly guardou: boolean }>`
    select guardar_vaga(${grupo.id}, ${conviteId}, ${ate}, ${quem}, ${usuarioId}, ${agora}) as guardou`.execute(trx);
  if (rows[0]?.guardou !== true) recusar('semVagas');
  // Under the group's seat lock: of two at once the second sees the first.
  if ((await guardadasPor(trx, { grupoId: grupo.id, usuarioId })) > 1) recusar('vagaJaGuardada');
  await avaliarGrupo(trx, deps, grupo.id, agora);
}

type DoConvite = { readonly grupoId: number; readonly conviteId: number; readonly agora: Instante };

/** Frees the seat that an invitation keeps, if it keeps one. */
export async function soltarVagaGuardada(
  trx: Trx,
  deps: Deps,
  { grupoId, conviteId, agora }: DoConvite,
): Promise<void> {
  const { rows } = await sql<{ readonly soltou: boolean }>`
    select soltar_vaga_guardada(${grupoId}, ${conviteId}, ${agora}) as soltou`.execute(trx);
  if (rows[0]?.soltou === true) await avaliarGrupo(trx, deps, grupoId, agora);
}

/** True while the invitation keeps a seat. */
export async function guardaVaga(db: Executor, conviteId: number): Promise<boolean> {
  return (
    (await db.selectFrom('vagas').select('numero').where('convite_id', '=', conviteId).executeTakeFirst()) !== undefined
  );
}

/** The invitations of a group that keep a seat. */
export async function convitesQueGuardam(db: Executor, grupoId: number): Promise<ReadonlySet<number>> {
  const linhas = await db
    .selectFrom('vagas')
    .select('convite_id')
    .where('grupo_id', '=', grupoId)
    .where('convite_id', 'is not', null)
    .execute();
  return new Set(linhas.flatMap(({ convite_id }) => (convite_id === null ? [] : [convite_id])));
}

/** The invitation that keeps a seat of the group for this person, who accepted it. */
export async function conviteComVaga(
  db: Executor,
  p: { readonly grupoId: number; readonly usuarioId: number },
): Promise<number | undefined> {
  return (
    await db
      .selectFrom('vagas as v')
      .innerJoin('convidados as d', 'd.convite_id', 'v.convite_id')
      .select('d.convite_id as id')
      .where('v.grupo_id', '=', p.grupoId)
      .where('d.usuario_id', '=', p.usuarioId)
      .executeTakeFirst()
  )?.id;
}

async function guardadasPor(
  db: Executor,
  p: { readonly grupoId: number; readonly usuarioId: number },
): Promise<number> {
  const { n } = await db
    .selectFrom('vagas as v')
    .innerJoin('convites as c', 'c.id', 'v.convite_id')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('v.grupo_id', '=', p.grupoId)
    .where('c.convidado_por', '=', p.usuarioId)
    .executeTakeFirstOrThrow();
  return Number(n);
}
