import { ID_SERVICO_PADRAO, ID_TIPO_GRUPO, ID_VISIBILIDADE_GRUPO, rostoDoGrupo } from '@rateia/domain/grupos/enums';
import { STATUS_NO_AR } from '@rateia/domain/grupos/estados';
import { validarCampo } from '@rateia/domain/validacao';
import type { PedidoDe } from '../../lib/api-client.ts';
import { paths } from '../../lib/paths.ts';
import { campoValor } from './campos.ts';
import type { Criado, RascunhoGrupo } from './rascunho.ts';

type Corpo = PedidoDe<'createGrupo'>['body'];

/** The questions of the flow, in order. A service outside of the catalogue has no plans to choose from. */
export const passos = ['servicos', 'planos', 'valores', 'dados', 'opcoes', 'resumo'] as const;
export type Passo = (typeof passos)[number];

/** The step's number among the questions, for the progress. */
export function posicaoDe(passo: Passo): { readonly passo: number; readonly de: number } {
  return { passo: passos.indexOf(passo) + 1, de: passos.length };
}

export function ehPersonalizado({ servico }: Pick<RascunhoGrupo, 'servico'>): boolean {
  return servico?.id === ID_SERVICO_PADRAO;
}

/** The address of a step for the service that was chosen. */
export function caminhoDo(passo: Passo, rascunho: RascunhoGrupo): string {
  const servico = rascunho.servico?.nomeUrl ?? '';
  if (servico === '' || passo === 'servicos') return paths.novoGrupoServicos();
  switch (passo) {
    case 'planos':
      return ehPersonalizado(rascunho) ? paths.novoGrupoPersonalizar() : paths.novoGrupoPlanos(servico);
    case 'valores':
      return paths.novoGrupoValores(servico);
    case 'dados':
      return paths.novoGrupoDadosGrupo(servico);
    case 'opcoes':
      return paths.novoGrupoOpcoes(servico);
    case 'resumo':
      return paths.novoGrupoResumo(servico);
  }
}

/** The first question without an answer; all are answered at the summary. */
export function primeiroPendente(rascunho: RascunhoGrupo): Passo {
  if (rascunho.servico === null) return 'servicos';
  if (rascunho.plano === null && !ehPersonalizado(rascunho)) return 'planos';
  if (rascunho.valor === null) return 'valores';
  if (rascunho.jaAssina === null || rascunho.nome.trim() === '') return 'dados';
  if (rascunho.formaAcesso === null) return 'opcoes';
  return 'resumo';
}

/**
 * The page for a person who opens a step before its time, of another service, or of a group that exists by now;
 * undefined when he may stay.
 */
export function desvioDo(passo: Passo, rascunho: RascunhoGrupo, servico: string): string | undefined {
  if (rascunho.servico?.nomeUrl !== servico) return paths.novoGrupoServicos();
  if (rascunho.criado !== null) return resultadoDo(rascunho.criado, servico);
  const pendente = primeiroPendente(rascunho);
  return passos.indexOf(passo) > passos.indexOf(pendente) ? caminhoDo(pendente, rascunho) : undefined;
}

/** The page that tells what became of the group: on air at once, or seen by an operator first (REGRAS 2.1). */
export function resultadoDo({ statusId }: Pick<Criado, 'statusId'>, servico: string): string {
  const noAr = STATUS_NO_AR.some((status) => status === statusId);
  return noAr ? paths.novoGrupoSucesso(servico) : paths.novoGrupoAnalise(servico);
}

/** The step in which a field of the contract is filled: where a refusal of the server leads. */
export function passoDoCampo(campo: string): Passo {
  const raiz = campo.split('.')[0] ?? '';
  const doPasso: Partial<Record<string, Passo>> = {
    idServico: 'servicos',
    idPlano: 'planos',
    valor: 'valores',
    lugares: 'valores',
    totalVagas: 'valores',
    nome: 'dados',
    descricao: 'dados',
    contato: 'dados',
    site: 'dados',
    acessoImediato: 'dados',
  };
  return doPasso[raiz] ?? 'opcoes';
}

/** The input of `simular`; undefined while the price is not one that a plan may have. */
export function paraSimular(rascunho: RascunhoGrupo): PedidoDe<'simularGrupo'> | undefined {
  const { servico, plano, valor, lugares, vagas } = rascunho;
  if (servico === null || valor === null || validarCampo(campoValor, valor) !== undefined) return undefined;
  return {
    body: {
      idServico: servico.id,
      idPlano: plano?.id ?? null,
      valor,
      lugares,
      totalVagas: vagas,
      tipo: tipoDe(rascunho),
      exigeCaucao: exigeCaucao(rascunho),
    },
  };
}

/** The group as the contract takes it; undefined while a question is open. */
export function paraCriar(rascunho: RascunhoGrupo): Corpo | undefined {
  const { servico, plano, valor, jaAssina, formaAcesso } = rascunho;
  if (servico === null || valor === null || jaAssina === null || formaAcesso === null) return undefined;
  return {
    idServico: servico.id,
    idPlano: plano?.id ?? null,
    nome: rascunho.nome.trim(),
    tipo: tipoDe(rascunho),
    visibilidade: rascunho.visibilidade,
    valor,
    lugares: rascunho.lugares,
    totalVagas: rascunho.vagas,
    formaAcesso,
    acessoImediato: jaAssina,
    acessoDescricao: rascunho.acessoDescricao.trim(),
    regras: [...rascunho.regras],
    descricao: rascunho.descricao.trim(),
    contato: rascunho.contato.trim(),
    site: rascunho.site.trim(),
    relacionamentosPermitidos: [...rascunho.relacionamentos],
    paisDaResidencia: rascunho.paisDaResidencia,
    visivelRede: false,
    exigeCaucao: exigeCaucao(rascunho),
    ...rostoDoGrupo(servico),
    fidelidadeMeses: rascunho.fidelidadeMeses,
    aceiteTermos: true,
  };
}

/** Friends ask each other for no deposit (REGRAS 2.26). */
function exigeCaucao(rascunho: RascunhoGrupo): boolean {
  return tipoDe(rascunho) !== ID_TIPO_GRUPO.privado;
}

function tipoDe(rascunho: RascunhoGrupo): Corpo['tipo'] {
  if (rascunho.visibilidade === ID_VISIBILIDADE_GRUPO.privado) return ID_TIPO_GRUPO.privado;
  return ehPersonalizado(rascunho) ? ID_TIPO_GRUPO.personalizado : ID_TIPO_GRUPO.publico;
}
