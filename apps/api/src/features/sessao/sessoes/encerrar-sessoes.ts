import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { CANAL_SESSAO } from '../../../http/sessoes.ts';

type Quais =
  | { readonly sessaoId: string }
  | { readonly usuarioId: number; readonly exceto?: string; readonly dispositivoId?: number };

/**
 * Ends sessions for good, and tells every process at the commit to forget them, so that an access token not yet
 * expired opens nothing (ASVS 7.4.1 to 7.4.3). Returns the ids of those that ended now.
 */
export async function encerrarSessoes(
  trx: Trx,
  quais: Quais,
  {
    motivo,
    parede,
  }: {
    readonly motivo:
      | 'sair'
      | 'reuso'
      | 'outroDispositivo'
      | 'semProva'
      | 'bloqueio'
      | 'senhaTrocada'
      | 'aparelhoRevogado'
      | 'emailTrocado'
      | 'telefoneTrocado'
      | 'dono'
      | 'operacao'
      | 'provasErradas'
      | 'exclusao';
    readonly parede: string;
  },
): Promise<readonly string[]> {
  const linhas = await trx
    .updateTable('sessoes')
    .set({ encerrada_em: parede, motivo_fim: motivo })
    .where('encerrada_em', 'is', null)
    .where((e) =>
      'sessaoId' in quais
        ? e('id', '=', quais.sessaoId)
        : e.and([
            e('usuario_id', '=', quais.usuarioId),
            ...(quais.exceto === undefined ? [] : [e('id', '!=', quais.exceto)]),
            ...(quais.dispositivoId === undefined ? [] : [e('dispositivo_id', '=', quais.dispositivoId)]),
          ]),
    )
    .returning('id')
    .execute();
  for (const { id } of linhas) await sinalizarSessao(trx, id);
  return linhas.map(({ id }) => id);
}

/** Tells every process, when the transaction commits, that its copy of a session is old. */
export async function sinalizarSessao(trx: Trx, sessaoId: string): Promise<void> {
  await sql`select pg_notify(${CANAL_SESSAO}, ${sessaoId})`.execute(trx);
}

/** The same of every open session of a person. */
export async function sinalizarSessoesDe(trx: Trx, usuarioId: number): Promise<void> {
  const sessoes = trx.selectFrom('sessoes').where('usuario_id', '=', usuarioId).where('encerrada_em', 'is', null);
  for (const { id } of await sessoes.select('id').execute()) await sinalizarSessao(trx, id);
}

/** The same of every session there is: something that all of them are read with has changed. */
export async function sinalizarTodasAsSessoes(trx: Trx): Promise<void> {
  return await sinalizarSessao(trx, '');
}

/**
 * Forgets ended sessions in this process too, after the commit: the notice of the database does the same in every
 * process, a moment later.
 */
export function esquecerSessoes({ sessoes }: Pick<Deps, 'sessoes'>, ids: readonly string[]): void {
  for (const id of ids) sessoes.esquecer(id);
}
