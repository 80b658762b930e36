import type { FatoresDaConta } from '@rateia/domain/sessao/confirmacao';
import { meiosDoSegundoFator } from '@rateia/domain/sessao/confirmacao';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../db/banco.ts';

/** The second factors of an account, in one query. */
export async function fatoresDaConta(db: Executor, usuarioId: number): Promise<FatoresDaConta> {
  const { rows } = await sql<{ readonly aplicativo: boolean; readonly chaves: number; readonly codigos: number }>`
    select
      exists (select 1 from autenticadores where usuario_id = ${usuarioId} and confirmado_em is not null) as aplicativo,
      (select count(*) from chaves_de_acesso where usuario_id = ${usuarioId})::int as chaves,
      (select count(*) from codigos_de_recuperacao where usuario_id = ${usuarioId} and usado_em is null)::int as codigos`.execute(
    db,
  );
  const [l] = rows;
  if (l === undefined) throw new Error('a select without a row');
  return { aplicativo: l.aplicativo, chaves: l.chaves, codigosRestantes: l.codigos };
}

/** Whether the account asks for a second factor (spec A§6 twfaHabilitado). */
export async function temSegundoFator(db: Executor, usuarioId: number): Promise<boolean> {
  return meiosDoSegundoFator(await fatoresDaConta(db, usuarioId)).length > 0;
}

/** Takes away the second factors that an account got since a moment, and says which. */
export async function retirarFatoresDesde(
  trx: Trx,
  { usuarioId, desde }: { readonly usuarioId: number; readonly desde: string },
): Promise<{ readonly aplicativo: boolean; readonly chaves: number; readonly codigos: boolean }> {
  const aplicativos = await trx
    .deleteFrom('autenticadores')
    .where('usuario_id', '=', usuarioId)
    .where((e) => e(e.fn.coalesce('confirmado_em', 'criado_em'), '>=', desde))
    .returning('confirmado_em')
    .execute();
  const chaves = await trx
    .deleteFrom('chaves_de_acesso')
    .where('usuario_id', '=', usuarioId)
    .where('criada_em', '>=', desde)
    .executeTakeFirst();
  const codigos = await trx
    .deleteFrom('codigos_de_recuperacao')
    .where('usuario_id', '=', usuarioId)
    .where('criado_em', '>=', desde)
    .executeTakeFirst();
  return {
    aplicativo: aplicativos.some(({ confirmado_em }) => confirmado_em !== null),
    chaves: Number(chaves.numDeletedRows),
    codigos: codigos.numDeletedRows > 0n,
  };
}
