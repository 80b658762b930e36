import type { ChaveErro } from '@rateia/contracts/erros';
import type { chamadasPorFeature } from '@rateia/contracts/todas';
import { RECUSAS_DO_BACKOFFICE } from './backoffice.ts';
import { RECUSAS_DO_CADASTRO } from './cadastro.ts';
import { RECUSAS_DO_CANCELAMENTO } from './cancelamento.ts';
import { RECUSAS_DA_CARTEIRA } from './carteira.ts';
import { RECUSAS_DO_CHECKOUT, RECUSAS_DOS_PAGAMENTOS } from './checkout.ts';
import { RECUSAS_DOS_GRUPOS } from './grupos.ts';
import { RECUSAS_DAS_LOTERIAS } from './loterias.ts';
import { RECUSAS_DO_MARKETING } from './marketing.ts';
import { RECUSAS_DAS_NOTIFICACOES } from './notificacoes.ts';
import { RECUSAS_DO_NOVO_GRUPO } from './novo-grupo.ts';
import { RECUSAS_DO_PERFIL } from './perfil.ts';
import { RECUSAS_DA_PRIVACIDADE } from './privacidade.ts';
import { RECUSAS_DAS_RECLAMACOES } from './reclamacoes.ts';
import { RECUSAS_DA_REDE } from './rede.ts';
import { RECUSAS_DA_RETIRADA } from './retirada.ts';
import { RECUSAS_DA_SESSAO } from './sessao.ts';
import type { Provocar } from './tabela.ts';

export type Provocadas = Readonly<Record<string, Readonly<Partial<Record<ChaveErro, Provocar>>>>>;
type Feature = keyof typeof chamadasPorFeature;

/** For each feature's calls, how each refusal of them is brought about. */
export const PROVOCADAS = {
  sessao: RECUSAS_DA_SESSAO,
  cadastro: RECUSAS_DO_CADASTRO,
  perfil: RECUSAS_DO_PERFIL,
  privacidade: RECUSAS_DA_PRIVACIDADE,
  indicacao: RECUSAS_DA_REDE,
  marketing: RECUSAS_DO_MARKETING,
  notificacoes: RECUSAS_DAS_NOTIFICACOES,
  loterias: RECUSAS_DAS_LOTERIAS,
  checkout: RECUSAS_DO_CHECKOUT,
  pagamentos: RECUSAS_DOS_PAGAMENTOS,
  retirada: RECUSAS_DA_RETIRADA,
  carteira: RECUSAS_DA_CARTEIRA,
  cancelamento: RECUSAS_DO_CANCELAMENTO,
  grupos: RECUSAS_DOS_GRUPOS,
  'novo-grupo': RECUSAS_DO_NOVO_GRUPO,
  reclamacoes: RECUSAS_DAS_RECLAMACOES,
  backoffice: RECUSAS_DO_BACKOFFICE,
} as const satisfies Readonly<Record<Feature, Provocadas>>;

/** The features that one test file looks at: files run side by side, and each moves a clock of its own. */
export const PARTES = {
  contas: ['sessao', 'cadastro', 'perfil', 'privacidade', 'indicacao', 'marketing', 'notificacoes'],
  pagamentos: ['checkout', 'pagamentos', 'retirada', 'carteira'],
  grupos: ['cancelamento', 'grupos', 'novo-grupo'],
  reclamacoes: ['reclamacoes', 'loterias'],
  operacao: ['backoffice'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof PROVOCADAS)[]>>;

type Esquecida = Exclude<keyof typeof PROVOCADAS, (typeof PARTES)[keyof typeof PARTES][number]>;
/** The name of a part. While a feature is in no part, no name is one, and the test files do not compile. */
export type Parte = [Esquecida] extends [never] ? keyof typeof PARTES : never;
