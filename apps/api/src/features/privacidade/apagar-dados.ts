import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Trx } from '../../db/banco.ts';
import { enfileirar } from '../../db/fila.ts';
import { DADOS_PESSOAIS } from './dados-pessoais.ts';
import { doDono } from './dono.ts';
import type { LinhaDoRegistro } from './registro/linha.ts';

/**
 * Does what the registry says with every row of a person: deletes it, empties the columns that tell who it was, or leaves
 * it. The ledger is not touched by any row of the registry (REGRAS 2.17 Deletion).
 */
export const apagarDados = async (trx: Trx, usuarioId: number): Promise<void> => {
  for (const linha of DADOS_PESSOAIS) {
    const { aoExcluir, tabela } = linha;
    if (aoExcluir.acao === 'esvaziar')
      await apagarArquivosDe(trx, { linha, usuarioId, arquivos: aoExcluir.arquivos ?? [] });
    if (aoExcluir.acao === 'apagar')
      await sql`delete from ${sql.table(tabela)} t where ${doDono(linha, usuarioId)}`.execute(trx);
    if (aoExcluir.acao === 'esvaziar')
      await sql`update ${sql.table(tabela)} t set ${novosValores(aoExcluir)} where ${doDono(linha, usuarioId)}`.execute(
        trx,
      );
  }
};

type Arquivos = { readonly linha: LinhaDoRegistro; readonly usuarioId: number; readonly arquivos: readonly string[] };

/** Files are deleted by a job of this transaction: they go exactly if the rows do. */
const apagarArquivosDe = async (trx: Trx, { linha, usuarioId, arquivos }: Arquivos): Promise<void> => {
  if (arquivos.length === 0) return;
  const { rows } = await sql<Record<string, string | null>>`
    select ${sql.join(arquivos.map((nome, i) => sql`${sql.raw(nome)} as ${sql.ref(`arquivo${i}`)}`))} from ${sql.table(linha.tabela)} t
    where ${doDono(linha, usuarioId)}`.execute(trx);
  const nomes = rows.flatMap((l) => Object.values(l).filter((nome) => nome !== null));
  if (nomes.length > 0) await enfileirar(trx, 'apagarArquivos', { nomes });
};

const novosValores = ({ colunas }: Extract<LinhaDoRegistro['aoExcluir'], { acao: 'esvaziar' }>): RawBuilder<unknown> =>
  sql.join(Object.entries(colunas).map(([coluna, valor]) => sql`${sql.id(coluna)} = ${sql.raw(valor)}`));
