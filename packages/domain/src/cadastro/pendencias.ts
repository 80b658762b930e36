import { idsDe } from '../tabela.ts';

/** Registration validation kinds (spec A§3). */
export const TIPO_VALIDACAO = {
  telefone: { id: 1, rotulo: 'Confirmar o telefone' },
  email: { id: 2, rotulo: 'Confirmar o e-mail' },
  dadosFiscais: { id: 3, rotulo: 'Informar CPF e data de nascimento' },
  self: { id: 4, rotulo: 'Enviar uma selfie' },
  documentos: { id: 5, rotulo: 'Enviar um documento' },
} as const;
export const ID_TIPO_VALIDACAO = idsDe(TIPO_VALIDACAO);

/** Validations that an account can be asked for, in the order in which they are made. */
export const VALIDACOES = ['email', 'telefone', 'dadosFiscais', 'documentos', 'self'] as const;
export type Validacao = (typeof VALIDACOES)[number];

/** Validations that every account makes; acts that need document and selfie ask for them (REGRAS 2.5, 2.6). */
export const VALIDACOES_DE_TODOS: readonly Validacao[] = ['email', 'telefone', 'dadosFiscais'];
/** Validations of identity: the document and the person. */
export const VALIDACOES_DE_IDENTIDADE: readonly Validacao[] = ['documentos', 'self'];

/** The page of each validation (spec A§2). */
const LINKS: Readonly<Record<Validacao, string>> = {
  telefone: '/cadastro/telefone',
  email: '/cadastro/email/pin',
  dadosFiscais: '/cadastro/dados-fiscais',
  documentos: '/cadastro/documento',
  self: '/cadastro/documento-self',
};

export type Pendencia = { readonly tipo: number; readonly descricao: string; readonly link: string };

/** Validations as the page that leads to them reads them. */
export function comoPendencias(nomes: readonly Validacao[]): readonly Pendencia[] {
  return VALIDACOES.filter((nome) => nomes.includes(nome)).map((nome) => ({
    tipo: TIPO_VALIDACAO[nome].id,
    descricao: TIPO_VALIDACAO[nome].rotulo,
    link: LINKS[nome],
  }));
}

/** The required data that are missing, in order (spec A§8 validacaoObrigatoriaException). */
export function pendenciasDe(
  feitas: Readonly<Record<Validacao, boolean>>,
  exigidas: readonly Validacao[] = VALIDACOES_DE_TODOS,
): readonly Pendencia[] {
  return comoPendencias(exigidas.filter((nome) => !feitas[nome]));
}
