import { backoffice } from './backoffice.ts';
import { cadastro } from './cadastro.ts';
import { cancelamento } from './cancelamento.ts';
import { carteira } from './carteira.ts';
import type { Chamada, Entrada, Resposta } from './chamada.ts';
import { checkout } from './checkout.ts';
import { grupos } from './grupos.ts';
import { indicacao } from './indicacao.ts';
import { loterias } from './loterias.ts';
import { marketing } from './marketing.ts';
import { notificacoes } from './notificacoes.ts';
import { novoGrupo } from './novo-grupo.ts';
import { pagamentos } from './pagamentos.ts';
import { perfil } from './perfil.ts';
import { privacidade } from './privacidade.ts';
import { reclamacoes } from './reclamacoes.ts';
import type { RecusasDa } from './recusas.ts';
import { retirada } from './retirada.ts';
import { sessao } from './sessao.ts';

/** Contract rows by feature (HOUSE §1 list of features; those without calls yet are absent). */
export const chamadasPorFeature = {
  sessao,
  cadastro,
  privacidade,
  notificacoes,
  perfil,
  indicacao,
  marketing,
  loterias,
  grupos,
  'novo-grupo': novoGrupo,
  checkout,
  pagamentos,
  carteira,
  retirada,
  cancelamento,
  reclamacoes,
  backoffice,
} as const satisfies Record<string, Record<string, Chamada>>;

const todas = {
  ...sessao,
  ...cadastro,
  ...privacidade,
  ...notificacoes,
  ...perfil,
  ...indicacao,
  ...marketing,
  ...loterias,
  ...grupos,
  ...novoGrupo,
  ...checkout,
  ...pagamentos,
  ...carteira,
  ...retirada,
  ...cancelamento,
  ...reclamacoes,
  ...backoffice,
};

/** Every call by its one name. */
export const todasAsChamadas: Readonly<Record<NomeChamada, Chamada>> = todas;
export type NomeChamada = keyof typeof todas;

/** Input, answer and refusals by call name, for the web client. */
export type Chamadas = {
  readonly [N in NomeChamada]: {
    readonly entrada: Entrada<(typeof todas)[N]>;
    readonly resposta: Resposta<(typeof todas)[N]>;
    readonly recusa: RecusasDa<(typeof todas)[N]>;
  };
};
