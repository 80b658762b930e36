import { MAQUINA_VALIDACAO } from '@rateia/domain/cadastro/validacao-conta';
import { MAQUINA_DEVOLUCAO } from '@rateia/domain/carteira/devolucao';
import { MAQUINA_CREDITO, MAQUINA_FATURA, MAQUINA_PREVISAO } from '@rateia/domain/carteira/maquinas';
import { MAQUINA_PAGAMENTO } from '@rateia/domain/carteira/pagamento';
import { MAQUINA_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import { MAQUINA_GRUPO } from '@rateia/domain/grupos/maquina';
import { MAQUINA_CONEXAO } from '@rateia/domain/indicacao/rede';
import { INICIO } from '@rateia/domain/maquina';
import { MAQUINA_CAMPANHA } from '@rateia/domain/marketing/campanha';
import { MAQUINA_CHAMADO } from '@rateia/domain/perfil/chamado';
import { MAQUINA_RETIRADA } from '@rateia/domain/retirada/regras';
import { sql } from 'kysely';
import type { Executor } from '../db/banco.ts';
import type { RegistroDeTransicao } from '../db/transicoes.ts';

/** Rows of a machine's table, whatever its types. */
type Linhas = readonly {
  readonly de: string | number;
  readonly evento: string;
  readonly para: string | number;
  readonly quem: readonly string[];
}[];

/** What has states and a row of its table for each step; a seat, which has no id, is looked at by itself. */
type ComTrilha = Exclude<RegistroDeTransicao['entidade'], 'vaga'>;
type Trilha = {
  readonly tabela: string;
  readonly coluna: string;
  readonly linhas: Linhas;
  /** The state in which a thing is made, where making it is no step of its machine. */
  readonly nasce?: string;
};

/** The trail names the person; which of the two it was, the table of the pair tells. */
const porUmDosDois: Linhas = MAQUINA_CONEXAO.transicoes.map((linha) => ({ ...linha, quem: ['usuario'] }));

/** Where each machine's things are, and in which column their state. */
export const COM_TRILHA: Readonly<Record<ComTrilha, Trilha>> = {
  grupo: { tabela: 'grupos', coluna: 'status', linhas: MAQUINA_GRUPO.transicoes },
  assinatura: { tabela: 'assinaturas', coluna: 'estado', linhas: MAQUINA_ASSINATURA.transicoes },
  fatura: { tabela: 'faturas', coluna: 'status', linhas: MAQUINA_FATURA.transicoes },
  credito: { tabela: 'creditos', coluna: 'status', linhas: MAQUINA_CREDITO.transicoes },
  previsao: { tabela: 'previsoes', coluna: 'status', linhas: MAQUINA_PREVISAO.transicoes },
  pagamento: { tabela: 'pagamentos', coluna: 'estado', linhas: MAQUINA_PAGAMENTO.transicoes },
  retirada: { tabela: 'retiradas', coluna: 'estado', linhas: MAQUINA_RETIRADA.transicoes },
  devolucao: { tabela: 'devolucoes', coluna: 'estado', linhas: MAQUINA_DEVOLUCAO.transicoes },
  validacaoConta: { tabela: 'validacoes_conta', coluna: 'estado', linhas: MAQUINA_VALIDACAO.transicoes },
  conexao: { tabela: 'conexoes', coluna: 'estado', linhas: porUmDosDois },
  chamado: { tabela: 'chamados', coluna: 'estado', linhas: MAQUINA_CHAMADO.transicoes },
  campanha: { tabela: 'campanhas', coluna: 'estado', linhas: MAQUINA_CAMPANHA.transicoes, nasce: 'rascunho' },
};

/** The event of what a test wrote straight into a table; the product has none of this name. */
export const MONTAR = 'montar';

/** Says that a test itself put these things into the state that they have, so that their trail goes on from there. */
export const montados = async (db: Executor, entidade: ComTrilha, ids: readonly number[] | 'todos'): Promise<void> => {
  const { tabela, coluna } = COM_TRILHA[entidade];
  await sql`
    insert into transicoes (entidade, entidade_id, de, evento, para, quem, em)
    select ${entidade}, id, null, ${MONTAR}, ${sql.ref(coluna)}::text, 'sistema', now() from ${sql.table(tabela)}
    where ${ids === 'todos' ? sql`true` : sql`id = any(${[...ids]}::bigint[])`}`.execute(db);
};

type Passo = {
  readonly id: number;
  readonly de: string | null;
  readonly evento: string;
  readonly para: string;
  readonly quem: string;
};

/**
 * Fails unless the trail of every thing that has states (groups, memberships, invoices, and so on) begins with its birth,
 * goes on where it was by rows of its machine's table, and ends in the state that the thing has (issue text C: every
 * transition writes an audit row).
 */
export const conferirTrilhas = async (db: Executor): Promise<void> => {
  const faltas: string[] = [];
  for (const entidade of Object.keys(COM_TRILHA) as ComTrilha[]) faltas.push(...(await faltasDaTrilha(db, entidade)));
  if (faltas.length > 0) throw new Error(`trails broken: ${faltas.slice(0, MAIS_FALTAS).join('; ')}`);
};

/** As many as one reads. */
const MAIS_FALTAS = 20;

const faltasDaTrilha = async (db: Executor, entidade: ComTrilha): Promise<readonly string[]> => {
  const { tabela, coluna, linhas, nasce = null } = COM_TRILHA[entidade];
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
    const era = estados.get(id) ?? nasce;
    estados.set(id, para);
    if (evento === MONTAR) continue;
    const passo = [de ?? INICIO, evento, para, quem].join(' ');
    if (era !== de) faltas.push(`${entidade} ${id} was ${era}, its trail says ${passo}`);
    if (!daTabela.has(passo)) faltas.push(`${entidade} ${id}: no row of the table: ${passo}`);
  }
  for (const { id, estado } of agora.rows) {
    const naTrilha = estados.get(id) ?? nasce;
    if (naTrilha !== estado) faltas.push(`${entidade} ${id} is ${estado}, its trail says ${naTrilha ?? 'nothing'}`);
  }
  return faltas;
};
