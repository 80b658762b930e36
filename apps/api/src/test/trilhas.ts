import { MAQUINA_DEVOLUCAO } from '@rateia/domain/carteira/devolucao';
import { MAQUINA_CREDITO, MAQUINA_FATURA, MAQUINA_PREVISAO } from '@rateia/domain/carteira/maquinas';
import { MAQUINA_PAGAMENTO } from '@rateia/domain/carteira/pagamento';
import { MAQUINA_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import { MAQUINA_GRUPO } from '@rateia/domain/grupos/maquina';
import { INICIO } from '@rateia/domain/maquina';
import { MAQUINA_RETIRADA } from '@rateia/domain/retirada/regras';
import { sql } from 'kysely';
import type { Executor } from '../db/banco.ts';
import type { Mundo } from './app.ts';

/** Rows of a machine's table, whatever its types. */
type Linhas = readonly {
  readonly de: string | number;
  readonly evento: string;
  readonly para: string | number;
  readonly quem: readonly string[];
}[];

type ComTrilha = 'grupo' | 'assinatura' | 'fatura' | 'credito' | 'previsao' | 'pagamento' | 'retirada' | 'devolucao';

/** Where each machine's things are, and in which column their state. */
const COM_TRILHA: Readonly<
  Record<ComTrilha, { readonly tabela: string; readonly coluna: string; readonly linhas: Linhas }>
> = {
  grupo: { tabela: 'grupos', coluna: 'status', linhas: MAQUINA_GRUPO.transicoes },
  assinatura: { tabela: 'assinaturas', coluna: 'estado', linhas: MAQUINA_ASSINATURA.transicoes },
  fatura: { tabela: 'faturas', coluna: 'status', linhas: MAQUINA_FATURA.transicoes },
  credito: { tabela: 'creditos', coluna: 'status', linhas: MAQUINA_CREDITO.transicoes },
  previsao: { tabela: 'previsoes', coluna: 'status', linhas: MAQUINA_PREVISAO.transicoes },
  pagamento: { tabela: 'pagamentos', coluna: 'estado', linhas: MAQUINA_PAGAMENTO.transicoes },
  retirada: { tabela: 'retiradas', coluna: 'estado', linhas: MAQUINA_RETIRADA.transicoes },
  devolucao: { tabela: 'devolucoes', coluna: 'estado', linhas: MAQUINA_DEVOLUCAO.transicoes },
};

/** The event of what a test wrote straight into a table; the product has none of this name. */
export const MONTAR = 'montar';

/** Says that a test itself put these things into the state that they have, so that their trail goes on from there. */
export const montados = async (db: Executor, entidade: ComTrilha, ids: readonly number[]): Promise<void> => {
  const { tabela, coluna } = COM_TRILHA[entidade];
  await sql`
    insert into transicoes (entidade, entidade_id, de, evento, para, quem, em)
    select ${entidade}, id, null, ${MONTAR}, ${sql.ref(coluna)}::text, 'sistema', now() from ${sql.table(tabela)}
    where id = any(${[...ids]}::bigint[])`.execute(db);
};

type Passo = {
  readonly id: number;
  readonly de: string | null;
  readonly evento: string;
  readonly para: string;
  readonly quem: string;
};

/**
 * Fails unless the trail of every group, membership, invoice, credit, forecast, payment, withdrawal and return begins
 * with its birth, goes on where it was by rows of the machine's table, and ends in the state that the thing has (issue
 * text C: every transition writes an audit row).
 */
export const conferirTrilhas = async ({ aplicacao }: Mundo): Promise<void> => {
  const faltas: string[] = [];
  for (const entidade of Object.keys(COM_TRILHA) as ComTrilha[])
    faltas.push(...(await faltasDaTrilha(aplicacao.deps.db, entidade)));
  if (faltas.length > 0) throw new Error(`trails broken: ${faltas.slice(0, MAIS_FALTAS).join('; ')}`);
};

/** As many as one reads. */
const MAIS_FALTAS = 20;

const faltasDaTrilha = async (db: Executor, entidade: ComTrilha): Promise<readonly string[]> => {
  const { tabela, coluna, linhas } = COM_TRILHA[entidade];
  const passos = await sql<Passo>`
    select entidade_id as id, de, evento, para, quem from transicoes where entidade = ${entidade} order by transicoes.id`.execute(
    db,
  );
  const agora = await sql<{ id: number; estado: string }>`
    select id, ${sql.ref(coluna)}::text as estado from ${sql.table(tabela)}`.execute(db);
  const daTabela = new Set(
    linhas.flatMap(({ de, evento, para, quem }) => quem.map((q) => [de, evento, para, q].join(' '))),
  );
  const estados = new Map<number, string>();
  const faltas: string[] = [];
  for (const { id, de, evento, para, quem } of passos.rows) {
    const era = estados.get(id) ?? null;
    estados.set(id, para);
    if (evento === MONTAR) continue;
    const passo = [de ?? INICIO, evento, para, quem].join(' ');
    if (era !== de) faltas.push(`${entidade} ${id} was ${era}, its trail says ${passo}`);
    if (!daTabela.has(passo)) faltas.push(`${entidade} ${id}: no row of the table: ${passo}`);
  }
  for (const { id, estado } of agora.rows) {
    const naTrilha = estados.get(id);
    if (naTrilha !== estado) faltas.push(`${entidade} ${id} is ${estado}, its trail says ${naTrilha ?? 'nothing'}`);
  }
  return faltas;
};
