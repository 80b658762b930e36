import type { Centavos } from '../dinheiro.ts';
import { aplicarTaxa } from '../dinheiro.ts';
import type { Regras } from '../regras.ts';
import { procuraPalavras } from '../texto.ts';
import type { StatusServico, TipoGrupo } from './enums.ts';
import { ID_SERVICO_PADRAO, ID_STATUS_SERVICO, ID_TIPO_GRUPO } from './enums.ts';
import type { StatusGrupo } from './estados.ts';
import { ID_STATUS_GRUPO as S } from './estados.ts';
import { partesDoGrupo, tetoPorVaga } from './precos.ts';

export type GrupoProposto = {
  readonly tipo: TipoGrupo;
  readonly idServico: number;
  readonly statusServico: StatusServico;
  readonly valorGrupo: Centavos;
  /** Everybody who shares the plan, the administrator included. */
  readonly lugares: number;
  /** Catalogue price and places of the plan; undefined for a personalised service, which has no ceiling. */
  readonly plano?: { readonly valor: Centavos; readonly lugares: number };
  /** Everything the administrator wrote: name, description, rules, instructions. */
  readonly textos: readonly string[];
  readonly administrador: {
    readonly telefoneVerificado: boolean;
    readonly emailVerificado: boolean;
    readonly dadosFiscais: boolean;
    readonly restrito: boolean;
    readonly jaTeveGrupo: boolean;
    readonly pontuacaoDeRisco: number;
  };
};

export type MotivoDeTriagem =
  | 'servicoProibido'
  | 'servicoDesativado'
  | 'palavraProibida'
  | 'valorAcimaDoTeto'
  | 'administradorRestrito'
  | 'riscoAlto'
  | 'primeiroGrupoCaro'
  | 'servicoRestrito'
  | 'servicoPersonalizado'
  | 'grupoPrivado'
  | 'servicoAutomatico';

/**
 * The first status of a new group, and every reason for it; missing validations of the administrator stop the creation
 * before.
 */
export type DecisaoDeTriagem =
  | { readonly tipo: 'pendencias'; readonly pendencias: readonly ('telefone' | 'email' | 'dadosFiscais')[] }
  | { readonly tipo: 'status'; readonly status: StatusGrupo; readonly motivos: readonly MotivoDeTriagem[] };

/** The decision on a new group: 110 by hard rule, else 111 by risk, else 1 or 50 by service (REGRAS 2.1). */
export function decidirTriagem(grupo: GrupoProposto, regras: Regras): DecisaoDeTriagem {
  const pendencias = pendenciasDoAdministrador(grupo);
  if (pendencias.length > 0) return { tipo: 'pendencias', pendencias };

  const proibicoes = proibicoesDoGrupo(grupo, regras);
  if (proibicoes.length > 0) return { tipo: 'status', status: S.reprovadoAutomaticamente, motivos: proibicoes };
  if (grupo.tipo === ID_TIPO_GRUPO.privado) {
    return { tipo: 'status', status: S.aguardandoMembros, motivos: ['grupoPrivado'] };
  }
  const riscos = riscosDoGrupo(grupo, regras);
  if (riscos.length > 0) return { tipo: 'status', status: S.triagem, motivos: riscos };
  if (aprovacaoAutomatica(grupo)) {
    return { tipo: 'status', status: S.aguardandoMembros, motivos: ['servicoAutomatico'] };
  }
  const restrito = grupo.statusServico === ID_STATUS_SERVICO.restrito;
  return {
    tipo: 'status',
    status: S.pendenteAprovacao,
    motivos: [restrito ? 'servicoRestrito' : 'servicoPersonalizado'],
  };
}

/** The service goes live without a person looking: private group, or approved automatically and not 999 (REGRAS 2.1). */
export function aprovacaoAutomatica(grupo: Pick<GrupoProposto, 'tipo' | 'idServico' | 'statusServico'>): boolean {
  if (grupo.tipo === ID_TIPO_GRUPO.privado) return true;
  const personalizado = grupo.tipo === ID_TIPO_GRUPO.personalizado || grupo.idServico === ID_SERVICO_PADRAO;
  return !personalizado && grupo.statusServico === ID_STATUS_SERVICO.aprovadoAutomaticamente;
}

function pendenciasDoAdministrador({ administrador }: GrupoProposto): ('telefone' | 'email' | 'dadosFiscais')[] {
  const faltam: ('telefone' | 'email' | 'dadosFiscais')[] = [];
  if (!administrador.telefoneVerificado) faltam.push('telefone');
  if (!administrador.emailVerificado) faltam.push('email');
  if (!administrador.dadosFiscais) faltam.push('dadosFiscais');
  return faltam;
}

function proibicoesDoGrupo(grupo: GrupoProposto, regras: Regras): readonly MotivoDeTriagem[] {
  const motivos: MotivoDeTriagem[] = [];
  if (regras.triagem.servicosProibidos.includes(grupo.idServico)) motivos.push('servicoProibido');
  if (grupo.statusServico === ID_STATUS_SERVICO.desativado) motivos.push('servicoDesativado');
  if (grupo.textos.some((texto) => palavraProibida(texto, regras) !== undefined)) motivos.push('palavraProibida');
  const teto = tetoDoGrupo(grupo, regras);
  if (teto !== undefined && partesDoGrupo(grupo).membro > teto) motivos.push('valorAcimaDoTeto');
  if (grupo.administrador.restrito) motivos.push('administradorRestrito');
  return motivos;
}

function riscosDoGrupo(grupo: GrupoProposto, regras: Regras): readonly MotivoDeTriagem[] {
  const motivos: MotivoDeTriagem[] = [];
  if (grupo.administrador.pontuacaoDeRisco > regras.triagem.pontuacaoDeRisco) motivos.push('riscoAlto');
  const teto = tetoDoGrupo(grupo, regras);
  if (teto !== undefined && !grupo.administrador.jaTeveGrupo) {
    const limite = aplicarTaxa(teto, { milesimos: regras.triagem.milesimosDoTetoNoPrimeiroGrupo }, 'paraBaixo');
    if (partesDoGrupo(grupo).membro > limite) motivos.push('primeiroGrupoCaro');
  }
  return motivos;
}

function tetoDoGrupo({ plano }: GrupoProposto, regras: Regras): Centavos | undefined {
  return plano === undefined ? undefined : tetoPorVaga(plano, regras);
}

/** The first forbidden word of a text (REGRAS 2.1). */
export function palavraProibida(texto: string, regras: Regras): string | undefined {
  return palavrasProibidas(texto, regras)[0];
}

/** The forbidden words of a text, each found whole, however its letters are written or hidden (REGRAS 2.1). */
export function palavrasProibidas(texto: string, regras: Regras): string[] {
  const procurar = procuraPalavras(texto);
  return regras.triagem.palavrasProibidas.filter(procurar);
}

/** The risk of a new group, from its administrator's earlier acts: the score that sends it to triage (REGRAS 2.1). */
export function pontuacaoDeRisco(
  fatos: {
    /** Groups of his that were refused, by rule or by a person. */
    readonly gruposReprovados: number;
    /** Other accounts that used one of his devices. */
    readonly contasNoMesmoAparelho: number;
    /** Groups he created in the last day. */
    readonly gruposNoMesmoDia: number;
  },
  { triagem }: Regras,
): number {
  const { grupoReprovado, contaNoMesmoAparelho, grupoNoMesmoDia } = triagem.pesosDeRisco;
  return (
    fatos.gruposReprovados * grupoReprovado +
    fatos.contasNoMesmoAparelho * contaNoMesmoAparelho +
    fatos.gruposNoMesmoDia * grupoNoMesmoDia
  );
}

export const NIVEIS_DE_RISCO = ['baixo', 'medio', 'alto'] as const;
export type NivelDeRisco = (typeof NIVEIS_DE_RISCO)[number];

/** The risk score as an operator reads it. Above the rule's score a person looks at the group anyway (REGRAS 2.1). */
export function nivelDeRisco(risco: number, { triagem }: Pick<Regras, 'triagem'>): NivelDeRisco {
  if (risco > triagem.pontuacaoDeRisco) return 'alto';
  return risco > triagem.pontuacaoDeRisco / 2 ? 'medio' : 'baixo';
}
