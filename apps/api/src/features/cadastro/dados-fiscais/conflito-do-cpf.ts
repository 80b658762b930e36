import type { Instante } from '@rateia/domain/datas';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import { CONFERIR_CPF, SOLTAR_CPF } from '../agenda.ts';

const CLASSE_DA_TRAVA_DA_PROVA = 34;

type OutraConta = {
  readonly id: number;
  readonly nome: string;
  /** The identity of this account was confirmed with the CPF: it is the holder. */
  readonly confirmada: boolean;
  /** When this account gave the CPF. */
  readonly desde: Instante | null;
  readonly sancionada: boolean;
};

/** The other accounts that gave the CPF of this one, the holder first and then the oldest claim (REGRAS 2.18). */
export async function outrasContasDoCpf(db: Executor, usuarioId: number): Promise<readonly OutraConta[]> {
  return await db
    .selectFrom('usuarios as u')
    .innerJoin('usuarios as o', (j) => j.onRef('o.cpf_indice', '=', 'u.cpf_indice').onRef('o.id', '<>', 'u.id'))
    .select([
      'o.id',
      sql<string>`o.primeiro_nome || ' ' || o.sobrenome`.as('nome'),
      sql<boolean>`o.identidade_verificada_em is not null`.as('confirmada'),
      'o.dados_fiscais_em as desde',
      sql<boolean>`o.restricao is not null or (o.bloqueado_em is not null and o.bloqueado_por = 'operacao')`.as(
        'sancionada',
      ),
    ])
    .where('u.id', '=', usuarioId)
    .orderBy('confirmada', 'desc')
    .orderBy('o.dados_fiscais_em')
    .orderBy('o.id')
    .execute();
}

/**
 * The other account that proved this CPF, if there is one. Proofs of one CPF go one after the other from here to the end
 * of the transaction, so that two accounts cannot both become its holder (REGRAS 2.18).
 */
export async function outroTitular(
  trx: Trx,
  { indice, usuarioId }: { readonly indice: Buffer | null; readonly usuarioId: number },
): Promise<number | undefined> {
  if (indice === null) return undefined;
  await sql`select pg_advisory_xact_lock(${CLASSE_DA_TRAVA_DA_PROVA}, hashtext(${indice.toString('hex')}))`.execute(
    trx,
  );
  const titular = await trx
    .selectFrom('usuarios')
    .select('id')
    .where('cpf_indice', '=', indice)
    .where('identidade_verificada_em', 'is not', null)
    .where('id', '<>', usuarioId)
    .executeTakeFirst();
  return titular?.id;
}

/** Orders the look for other accounts with the CPF that this one gave; the tries of a person are counted by number. */
export async function conferirCpf(
  trx: Trx,
  dados: { readonly usuarioId: number; readonly tentativa: number | null },
): Promise<void> {
  return await enfileirar(trx, CONFERIR_CPF, dados);
}

/** Orders that a proved CPF leaves the accounts that only said it was theirs. */
export async function soltarCpf(trx: Trx, usuarioId: number): Promise<void> {
  return await enfileirar(trx, SOLTAR_CPF, { usuarioId }, { chave: `soltarCpf:${usuarioId}` });
}

/** Takes CPF and birth date off a locked account, which is asked for its own when it next needs one (REGRAS 2.18, 2.24). */
export async function tirarCpf(trx: Trx, usuarioId: number): Promise<void> {
  await trx
    .updateTable('usuarios')
    .set((e) => ({
      cpf_cifrado: null,
      cpf_indice: null,
      cpf_perdido_indice: e.ref('cpf_indice'),
      nascimento_cifrado: null,
      dados_fiscais_em: null,
    }))
    .where('id', '=', usuarioId)
    .execute();
}
