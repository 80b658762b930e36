import type { TipoDeItem } from '@rateia/domain/carteira/fatura';
import type { LinhaDoRegistro } from './db/dados-pessoais.ts';
import { reunirTarefas } from './db/fila.ts';
import type { ManipuladoresDePrazo, PrazoServido } from './db/prazos.ts';
import { reunirPrazos } from './db/prazos.ts';
import { backoffice } from './features/backoffice/feature.ts';
import type { Avancar } from './features/backoffice/relogio/avancar-relogio.ts';
import { cadastro } from './features/cadastro/feature.ts';
import { cancelamento } from './features/cancelamento/feature.ts';
import { carteira } from './features/carteira/feature.ts';
import { checkout } from './features/checkout/feature.ts';
import { grupos } from './features/grupos/feature.ts';
import { indicacao } from './features/indicacao/feature.ts';
import { livro } from './features/livro/feature.ts';
import { loterias } from './features/loterias/feature.ts';
import { marketing } from './features/marketing/feature.ts';
import { notificacoes } from './features/notificacoes/feature.ts';
import { novoGrupo } from './features/novo-grupo/feature.ts';
import { pagamentos } from './features/pagamentos/feature.ts';
import { pedido } from './features/pedido/feature.ts';
import { perfil } from './features/perfil/feature.ts';
import { privacidade } from './features/privacidade/feature.ts';
import { retirada } from './features/retirada/feature.ts';
import { sessao } from './features/sessao/feature.ts';
import type { Deps } from './http/deps.ts';
import type { ModuloDeItem } from './http/itens.ts';
import type { RotaMontada } from './http/rotas.ts';
import type { Tokens } from './http/tokens.ts';

/** Every feature of the product. Server, worker, operation, privacy and demonstration are composed from this list alone. */
const FEATURES = [
  sessao,
  cadastro,
  marketing,
  loterias,
  privacidade,
  perfil,
  indicacao,
  notificacoes,
  grupos,
  novoGrupo,
  pagamentos,
  pedido,
  checkout,
  carteira,
  cancelamento,
  retirada,
  livro,
  backoffice,
] as const;

type Feature = (typeof FEATURES)[number];
type TarefasDe<F> = F extends { readonly tarefas?: (...a: never) => readonly (infer T)[] } ? T : never;
type Tarefa = TarefasDe<Feature>;
export type NomeTarefa = Tarefa['tarefa'];
/** The handlers of every job, by its name. */
export type Tarefas = ReturnType<typeof manipuladoresDeTarefa>;

type Juntas<U> = (U extends unknown ? (u: U) => void : never) extends (tudo: infer I) => void ? I : never;
type Portas = Juntas<NonNullable<Feature['portas']>>;

/** The ports that features implement for the features beneath them, which cannot import them. */
const PORTAS: Portas = Object.assign({}, ...FEATURES.map(({ portas }) => portas));

type Vendidos = Juntas<NonNullable<Feature['itens']>>;
const VENDIDOS: Vendidos = Object.assign({}, ...FEATURES.map(({ itens }) => itens));
/** The kinds of item that are sold: a module for each that the domain names, or it does not compile. */
export const ITENS: { readonly [T in TipoDeItem]: ModuloDeItem<Deps> } = VENDIDOS;

/**
 * Every column of the database that identifies the owner of a row: its part in the copy of the person's data, the fate
 * of the row when the account is deleted, and the reason. Copy, deletion, portal and the list of affected people are
 * all made from it (REGRAS 2.17). The account's own row comes last, because the other rows are reached through it.
 */
export const DADOS_PESSOAIS: readonly LinhaDoRegistro[] = FEATURES.toReversed()
  .flatMap((f): readonly LinhaDoRegistro[] => f.dadosPessoais ?? [])
  .toSorted((a, b) => Number(a.tabela === 'usuarios') - Number(b.tabela === 'usuarios'));

type FilasDe<F> = F extends { readonly filas?: infer Q } ? NonNullable<Q> : never;
type FilasDaMesaDe<F> = F extends { readonly mesa?: infer M } ? FilasDe<NonNullable<M>> : never;
/** The function that counts each queue of the operation. */
const FILAS: Juntas<FilasDe<Feature> | FilasDaMesaDe<Feature>> = Object.assign(
  {},
  ...FEATURES.flatMap(({ filas, mesa }) => [filas, mesa?.filas]),
);

/** The functions by which each feature lists its matters that wait for a person (REGRAS 1, "bursting pendency"). */
const FONTES_DE_PENDENCIAS = FEATURES.flatMap(({ pendencias = [] }) => pendencias);

/** Jobs that run by themselves. */
export const PERIODICAS = FEATURES.flatMap(({ periodicas = [] }) => periodicas);

/** The calls of every feature. */
export function rotas(servidor: {
  readonly deps: Deps;
  readonly tokens: Tokens;
  readonly avancar: Avancar;
}): readonly RotaMontada[] {
  const composicao = {
    ...servidor,
    ...PORTAS,
    fontes: FONTES_DE_PENDENCIAS,
    periodicas: PERIODICAS,
    filas: FILAS,
    registro: DADOS_PESSOAIS,
    linhas: () => todas,
  };
  const todas: readonly RotaMontada[] = FEATURES.flatMap((f) => f.montar(composicao));
  return todas;
}

/** Extra arguments of jobs and deadlines, beside `deps`. */
const DE_FORA = { ...PORTAS, registro: DADOS_PESSOAIS };

/** The handlers of every job. */
export function manipuladoresDeTarefa(deps: Deps) {
  return reunirTarefas(FEATURES.flatMap((f): readonly Tarefa[] => f.tarefas?.(deps, DE_FORA) ?? []));
}

/** The handlers of every deadline. */
export function manipuladoresDePrazo(deps: Deps): ManipuladoresDePrazo {
  return reunirPrazos(FEATURES.flatMap((f): readonly PrazoServido[] => f.prazos?.(deps, DE_FORA) ?? []));
}

/** The queries for the gauges of the features. */
export const medidores = FEATURES.flatMap(({ medidor = [] }) => medidor);
