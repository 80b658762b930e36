import type { Instante } from '@rateia/domain/datas';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { APAGAR_ARQUIVOS } from '../../../db/arquivos-a-guardar.ts';
import type { Trx } from '../../../db/banco.ts';
import type { LinhaDoRegistro } from '../../../db/dados-pessoais.ts';
import { enfileirar } from '../../../db/fila.ts';
import { doDono } from '../dono.ts';

type Quem = { readonly usuarioId: number; readonly agora: Instante };
type Esvaziar = Extract<LinhaDoRegistro['aoExcluir'], { readonly acao: 'esvaziar' }>;

/**
 * Does with every row of a person as the registry says: deletes it, empties the columns that identify the person, or
 * leaves it. No row of the registry touches the ledger (REGRAS 2.17 Deletion).
 */
export async function apagarDados(
  trx: Trx,
  { usuarioId, agora, registro }: Quem & { readonly registro: readonly LinhaDoRegistro[] },
): Promise<void> {
  for (const linha of registro) {
    const { aoExcluir, tabela } = linha;
    if (aoExcluir.acao !== 'manter')
      await apagarArquivosDe(trx, { linha, usuarioId, arquivos: aoExcluir.arquivos ?? [] });
    if (aoExcluir.acao === 'apagar')
      await sql`delete from ${sql.table(tabela)} t where ${doDono(linha, usuarioId)}`.execute(trx);
    if (aoExcluir.acao === 'esvaziar') await moverLinhas(trx, { linha, aoExcluir, usuarioId, agora });
    if (aoExcluir.acao === 'esvaziar') await cancelarPrazosDe(trx, { linha, aoExcluir, usuarioId });
    // Rows that only take a step of their machine have no column to empty.
    if (aoExcluir.acao === 'esvaziar' && Object.keys(aoExcluir.colunas).length > 0)
      await sql`update ${sql.table(tabela)} t set ${novosValores(aoExcluir)} where ${doDono(linha, usuarioId)}`.execute(
        trx,
      );
  }
}

type Arquivos = { readonly linha: LinhaDoRegistro; readonly usuarioId: number; readonly arquivos: readonly string[] };

/** Files are deleted by a job of this transaction: they go exactly if the rows do. */
async function apagarArquivosDe(trx: Trx, { linha, usuarioId, arquivos }: Arquivos): Promise<void> {
  if (arquivos.length === 0) return;
  const { rows } = await sql<Record<string, string | null>>`
    select ${sql.join(arquivos.map((nome, i) => sql`${sql.raw(nome)} as ${sql.ref(`arquivo${i}`)}`))} from ${sql.table(linha.tabela)} t
    where ${doDono(linha, usuarioId)}`.execute(trx);
  const nomes = rows.flatMap((l) => Object.values(l).filter((nome) => nome !== null));
  if (nomes.length > 0) await enfileirar(trx, APAGAR_ARQUIVOS, { nomes });
}

/** Cancels the deadlines of these rows, because their work was done now. */
async function cancelarPrazosDe(
  trx: Trx,
  {
    linha,
    aoExcluir: { prazos = [] },
    usuarioId,
  }: { readonly linha: LinhaDoRegistro; readonly aoExcluir: Esvaziar; readonly usuarioId: number },
): Promise<void> {
  if (prazos.length === 0) return;
  await sql`
    update prazos set estado = 'cancelado' where estado = 'pendente' and tipo in (${sql.join(prazos)})
      and alvo_id in (select t.id from ${sql.table(linha.tabela)} t where ${doDono(linha, usuarioId)})`.execute(trx);
}

/**
 * Moves the rows that have states by their machine, as everywhere; the end of an account is a step of it (HOUSE §7).
 */
async function moverLinhas(
  trx: Trx,
  {
    linha,
    aoExcluir: { passo },
    usuarioId,
    agora,
  }: Quem & { readonly linha: LinhaDoRegistro; readonly aoExcluir: Esvaziar },
): Promise<void> {
  if (passo === undefined) return;
  const { rows } = await sql<{ readonly id: number }>`
    select t.id from ${sql.table(linha.tabela)} t where ${doDono(linha, usuarioId)}`.execute(trx);
  await passo(trx, { ids: rows.map(({ id }) => id), usuarioId, agora });
}

function novosValores({ colunas }: Esvaziar): RawBuilder<unknown> {
  return sql.join(Object.entries(colunas).map(([coluna, valor]) => sql`${sql.id(coluna)} = ${sql.raw(valor)}`));
}
