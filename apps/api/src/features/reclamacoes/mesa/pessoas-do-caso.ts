import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import { nomeDe } from '../../grupos/index.ts';
import type { Reclamacao } from '../repository.ts';

/** The member as the desk sees him: since when he is in, and how many complaints he has made (REGRAS 2.7). */
export async function membroDoCaso(db: Executor, { usuarioId, assinaturaId }: Reclamacao) {
  const { rows } = await sql<{ desde: string | null; quantas: number }>`
    select (select entrada_em from assinaturas where id = ${assinaturaId}) as desde,
      (select count(*)::int from reclamacoes where usuario_id = ${usuarioId} and estado <> 'rascunho') as quantas`.execute(
    db,
  );
  const [linha] = rows;
  return {
    id: usuarioId,
    nome: await nomeDe(db, usuarioId),
    desde: linha?.desde ?? null,
    reclamacoes: linha?.quantas ?? 0,
  };
}

/** The administrator as the desk sees him: his living groups and his reputation. */
export async function administradorDoCaso(db: Executor, { administradorId }: Reclamacao) {
  const { rows } = await sql<{ grupos: number; nota: number | null }>`
    select (select count(*)::int from grupos where administrador_id = ${administradorId} and fim_em is null and assinado_em is not null) as grupos,
      (select nota from reputacoes where usuario_id = ${administradorId}) as nota`.execute(db);
  const [linha] = rows;
  return {
    id: administradorId,
    nome: await nomeDe(db, administradorId),
    grupos: linha?.grupos ?? 0,
    nota: linha?.nota ?? null,
  };
}
