import type { FormaAcesso, Relacionamento, VisibilidadeGrupo } from '@rateia/domain/grupos/enums';
import {
  ID_FORMA_ACESSO,
  ID_SERVICO_PADRAO,
  ID_STATUS_SERVICO,
  ID_VISIBILIDADE_GRUPO,
} from '@rateia/domain/grupos/enums';
import type { MesesDeFidelidade } from '@rateia/domain/grupos/fidelidade';
import type { PaisDaResidencia } from '@rateia/domain/grupos/residencia';
import { ID_SERVICO_COM_RESIDENCIA, PAIS_DA_RESIDENCIA } from '@rateia/domain/grupos/residencia';
import type { RespostaDe } from '../../lib/api-client.ts';

export type Servico = RespostaDe<'getServicosConhecidos'>['servicos'][number];
export type Plano = RespostaDe<'getPlanos'>['planos'][number];
export type Criado = RespostaDe<'createGrupo'>;

/** The service of the group: one of the catalogue, or one that the administrator describes. */
export type ServicoEscolhido = Pick<Servico, 'id' | 'nome' | 'nomeUrl' | 'icone' | 'cor' | 'status'>;

/** The data of the group that is being created (spec 2, §3). Nulls are questions not answered yet. */
export interface RascunhoGrupo {
  readonly servico: ServicoEscolhido | null;
  readonly plano: Plano | null;
  /** Price of the whole plan per month, centavos. */
  readonly valor: number | null;
  /** Everybody who shares the plan, the administrator included. */
  readonly lugares: number;
  readonly vagas: number;
  readonly nome: string;
  readonly descricao: string;
  readonly contato: string;
  readonly site: string;
  /** The administrator has the subscription already: members enter one by one. */
  readonly jaAssina: boolean | null;
  readonly formaAcesso: FormaAcesso | null;
  readonly acessoDescricao: string;
  readonly regras: readonly string[];
  readonly relacionamentos: readonly Relacionamento[];
  /** The country of the household, where the service asks for one (REGRAS 2.27). */
  readonly paisDaResidencia: PaisDaResidencia | null;
  readonly visibilidade: VisibilidadeGrupo;
  /** The term of a plan that is paid ahead; null = members leave when they like (REGRAS part 1). */
  readonly fidelidadeMeses: MesesDeFidelidade | null;
  /** The group, once it exists. */
  readonly criado: Criado | null;
}

export type CampoDoRascunho = Exclude<
  keyof RascunhoGrupo,
  'servico' | 'plano' | 'criado' | 'regras' | 'relacionamentos'
>;

export type AcaoRascunho =
  | { readonly tipo: 'escolherServico'; readonly servico: Servico }
  | {
      readonly tipo: 'personalizar';
      readonly nome: string;
      readonly site: string;
      readonly descricao: string;
      readonly icone: string;
      readonly cor: string;
    }
  | { readonly tipo: 'escolherPlano'; readonly plano: Plano }
  | { readonly tipo: 'preencher'; readonly campos: Partial<Pick<RascunhoGrupo, CampoDoRascunho>> }
  | { readonly tipo: 'alternarRegra'; readonly regra: string }
  | { readonly tipo: 'alternarRelacionamento'; readonly relacionamento: Relacionamento }
  | { readonly tipo: 'concluir'; readonly criado: Criado }
  | { readonly tipo: 'recomecar' };

/** Part of the address of a service that is not in the catalogue. */
export const NOME_URL_PERSONALIZADO = 'personalizado';
/** A group has at most so many rules, and each so many characters (contract of `createGrupo`). */
export const MAXIMO_DE_REGRAS = 12;
export const MAXIMO_DA_REGRA = 200;

const LUGARES_DE_UM_PERSONALIZADO = 4;

export const rascunhoVazio: RascunhoGrupo = {
  servico: null,
  plano: null,
  valor: null,
  lugares: LUGARES_DE_UM_PERSONALIZADO,
  vagas: LUGARES_DE_UM_PERSONALIZADO - 1,
  nome: '',
  descricao: '',
  contato: '',
  site: '',
  jaAssina: null,
  formaAcesso: null,
  acessoDescricao: '',
  regras: [],
  relacionamentos: [],
  paisDaResidencia: null,
  visibilidade: ID_VISIBILIDADE_GRUPO.publico,
  fidelidadeMeses: null,
  criado: null,
};

/** The one reducer of the flow that creates a group (spec 2, §2 New group). */
export function reduzirRascunho(rascunho: RascunhoGrupo, acao: AcaoRascunho): RascunhoGrupo {
  switch (acao.tipo) {
    case 'escolherServico':
      return comServico(rascunho, acao.servico);
    case 'personalizar':
      return personalizado(rascunho, acao);
    case 'escolherPlano':
      return comPlano(rascunho, acao.plano);
    case 'preencher':
      return comVagasQueCabem({ ...rascunho, ...acao.campos });
    case 'alternarRegra':
      return { ...rascunho, regras: alternar(rascunho.regras, acao.regra).slice(0, MAXIMO_DE_REGRAS) };
    case 'alternarRelacionamento':
      return { ...rascunho, relacionamentos: alternar(rascunho.relacionamentos, acao.relacionamento) };
    case 'concluir':
      return {
        ...rascunhoVazio,
        servico: rascunho.servico,
        nome: rascunho.nome,
        jaAssina: rascunho.jaAssina,
        formaAcesso: rascunho.formaAcesso,
        criado: acao.criado,
      };
    case 'recomecar':
      return rascunhoVazio;
  }
}

/** Choosing the same service again keeps the answers; another one begins with its own defaults. */
function comServico(rascunho: RascunhoGrupo, servico: Servico): RascunhoGrupo {
  const base = rascunho.criado === null ? rascunho : rascunhoVazio;
  if (base.servico?.id === servico.id) return base;
  const { id, nome, nomeUrl, icone, cor, status } = servico;
  return {
    ...base,
    servico: { id, nome, nomeUrl, icone, cor, status },
    plano: null,
    valor: null,
    nome,
    site: servico.site,
    formaAcesso: servico.formaAcesso as FormaAcesso,
    jaAssina: null,
    fidelidadeMeses: null,
    ...doPreset(servico),
    ...daResidencia(servico),
  };
}

/** A household invites by e-mail, whatever the person saved; most are in Brazil. */
function daResidencia({ id }: Servico): Partial<RascunhoGrupo> {
  if (id !== ID_SERVICO_COM_RESIDENCIA) return { paisDaResidencia: null };
  return { formaAcesso: ID_FORMA_ACESSO.convite, paisDaResidencia: PAIS_DA_RESIDENCIA.brasil.id };
}

/** The settings that the person saved for the service: answers that he may still change (REGRAS part 1, presets). */
function doPreset({ preset }: Servico): Partial<RascunhoGrupo> {
  if (preset === null) return {};
  const { formaAcesso, visibilidade, ...textos } = preset;
  return {
    ...textos,
    formaAcesso: formaAcesso as FormaAcesso,
    visibilidade: visibilidade as VisibilidadeGrupo,
  };
}

function personalizado(
  rascunho: RascunhoGrupo,
  { nome, site, descricao, icone, cor }: Extract<AcaoRascunho, { readonly tipo: 'personalizar' }>,
): RascunhoGrupo {
  const base = rascunho.criado === null ? rascunho : rascunhoVazio;
  const outro = base.servico?.id !== ID_SERVICO_PADRAO;
  return {
    ...base,
    servico: {
      id: ID_SERVICO_PADRAO,
      nome,
      nomeUrl: NOME_URL_PERSONALIZADO,
      icone,
      cor,
      status: ID_STATUS_SERVICO.personalizado,
    },
    plano: null,
    nome,
    site,
    descricao,
    paisDaResidencia: null,
    ...(outro ? { valor: null, jaAssina: null, formaAcesso: null } : {}),
  };
}

function comPlano(rascunho: RascunhoGrupo, plano: Plano): RascunhoGrupo {
  if (rascunho.plano?.id === plano.id) return rascunho;
  const daqui = { plano, valor: plano.valor, lugares: plano.lugares, vagas: plano.lugares - 1 };
  return { ...rascunho, ...daqui, fidelidadeMeses: null };
}

/** One place is the administrator's: the others may be offered. */
function comVagasQueCabem(rascunho: RascunhoGrupo): RascunhoGrupo {
  return { ...rascunho, vagas: Math.max(1, Math.min(rascunho.vagas, rascunho.lugares - 1)) };
}

function alternar<T>(lista: readonly T[], item: T): readonly T[] {
  return lista.includes(item) ? lista.filter((outro) => outro !== item) : [...lista, item];
}
