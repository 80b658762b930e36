import type { FatoresDaConta } from '@rateia/domain/sessao/confirmacao';
import { meiosDoSegundoFator } from '@rateia/domain/sessao/confirmacao';
import { sql } from 'kysely';
import type { Executor } from '../../db/banco.ts';

/** The second factors of an account, in one query. */
export const fatoresDaConta = async (db: Executor, usuarioId: number): Promise<FatoresDaConta> => {
  const { rows } = await sql<{ aplicativo: boolean; chaves: number; codigos: number }>`
    select
      exists (select 1 from autenticadores where usuario_id = ${usuarioId} and confirmado_em is not null) as aplicativo,
      (select count(*) from chaves_de_acesso where usuario_id = ${usuarioId})::int as chaves,
      (select count(*) from codigos_de_recuperacao where usuario_id = ${usuarioId} and usado_em is null)::int as codigos`.execute(
    db,
  );
  const [l] = rows;
  if (l === undefined) throw new Error('a select without a row');
  return { aplicativo: l.aplicativo, chaves: l.chaves, codigosRestantes: l.codigos };
};

/** Whether the account asks for a second factor (spec A§6 twfaHabilitado). */
export const temSegundoFator = async (db: Executor, usuarioId: number): Promise<boolean> =>
  meiosDoSegundoFator(await fatoresDaConta(db, usuarioId)).length > 0;
