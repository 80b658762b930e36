import type { IdDe } from '../tabela.ts';
import { idsDe } from '../tabela.ts';

/** Group types (spec B§3). */
export const TIPO_GRUPO = {
  publico: { id: 5, rotulo: 'Público' },
  privado: { id: 6, rotulo: 'Privado' },
  personalizado: { id: 999, rotulo: 'Personalizado' },
} as const;
export type TipoGrupo = IdDe<typeof TIPO_GRUPO>;
export const ID_TIPO_GRUPO = idsDe(TIPO_GRUPO);

/** The service of a private group that names none (spec B§3, §9). */
export const ID_SERVICO_PADRAO = 999;

/** Group visibility (spec B§3). */
export const VISIBILIDADE_GRUPO = {
  preCadastrado: { id: 1, rotulo: 'Pré-cadastrado' },
  publico: { id: 2, rotulo: 'Público' },
  privado: { id: 3, rotulo: 'Privado' },
} as const;
export type VisibilidadeGrupo = IdDe<typeof VISIBILIDADE_GRUPO>;
export const ID_VISIBILIDADE_GRUPO = idsDe(VISIBILIDADE_GRUPO);

/** Service status (spec B§3). */
export const STATUS_SERVICO = {
  desativado: { id: 0, rotulo: 'Desativado' },
  aprovadoAutomaticamente: { id: 1, rotulo: 'Aprovado automaticamente' },
  restrito: { id: 2, rotulo: 'Restrito' },
  personalizado: { id: 4, rotulo: 'Personalizado' },
} as const;
export type StatusServico = IdDe<typeof STATUS_SERVICO>;
export const ID_STATUS_SERVICO = idsDe(STATUS_SERVICO);

/** Plan periods (spec B§3). */
export const PERIODO_PLANO = {
  mensal: { id: 0, rotulo: 'Mensal', meses: 1 },
  trimestral: { id: 1, rotulo: 'Trimestral', meses: 3 },
  semestral: { id: 2, rotulo: 'Semestral', meses: 6 },
  anual: { id: 3, rotulo: 'Anual', meses: 12 },
} as const;

/** The way in which a member gets into the service (spec B§3). */
export const FORMA_ACESSO = {
  loginSenha: { id: 239, rotulo: 'Login e senha' },
  convite: { id: 240, rotulo: 'Convite' },
  codigoAtivacao: { id: 241, rotulo: 'Código de ativação' },
  cookie: { id: 242, rotulo: 'Cookie' },
  combinar: { id: 308, rotulo: 'A combinar' },
} as const;
export type FormaAcesso = IdDe<typeof FORMA_ACESSO>;
export const ID_FORMA_ACESSO = idsDe(FORMA_ACESSO);

/**
 * True if the same data serve every member, so that a later member receives the content of the vault at once. An
 * invitation or an activation code is made for one person and waits for the administrator (spec B§3).
 */
export function acessoCompartilhado(forma: number): boolean {
  return forma !== ID_FORMA_ACESSO.convite && forma !== ID_FORMA_ACESSO.codigoAtivacao;
}

/** Relationship between administrator and members: 168 is the spec's, the others are ours (spec B§3, REGRAS part 1). */
export const RELACIONAMENTO = {
  amigos: { id: 168, rotulo: 'Amigos' },
  familia: { id: 1_001, rotulo: 'Família' },
  mesmaResidencia: { id: 1_002, rotulo: 'Mesma residência' },
  trabalho: { id: 1_003, rotulo: 'Trabalho' },
} as const;
export type Relacionamento = IdDe<typeof RELACIONAMENTO>;
export const ID_RELACIONAMENTO = idsDe(RELACIONAMENTO);

/** Icons of a group's tile (spec B§3). */
export const ICONES_GRUPO = ['icone-01', 'icone-02', 'icone-03', 'icone-04', 'icone-05', 'icone-06', 'padrao'] as const;
export type IconeGrupo = (typeof ICONES_GRUPO)[number];

/** Colours of a group's tile (spec B§3). */
export const CORES_GRUPO = {
  'cor-01': '#EF4444',
  'cor-02': '#F97316',
  'cor-03': '#FACC15',
  'cor-04': '#4ADE80',
  'cor-05': '#2DD4BF',
  'cor-06': '#3B82F6',
  'cor-07': '#6466F1',
  padrao: '#01B1EC',
} as const;
export type CorGrupo = keyof typeof CORES_GRUPO;

/** The icon and colour of a group from those of its service: an unknown name is the default. */
export function rostoDoGrupo({ icone, cor }: { readonly icone: string; readonly cor: string }): {
  readonly icone: IconeGrupo;
  readonly cor: CorGrupo;
} {
  return {
    icone: ICONES_GRUPO.find((nome) => nome === icone) ?? 'padrao',
    cor: (Object.keys(CORES_GRUPO) as CorGrupo[]).find((nome) => nome === cor) ?? 'padrao',
  };
}
