import type { Instante } from '../datas.ts';
import { somarHoras } from '../datas.ts';
import type { LinhaCurta } from '../maquina.ts';
import { definirMaquina, INICIO, lerTabela, livre } from '../maquina.ts';
import type { Regras } from '../regras.ts';
import type { IdDe } from '../tabela.ts';
import { idsDe } from '../tabela.ts';
import type { StatusGrupo } from './estados.ts';
import { ID_STATUS_GRUPO as S } from './estados.ts';

/** The handing over of a group: offered to one member, or left to the members to decide (REGRAS 2.30). */
export const ESTADO_SUCESSAO = {
  proposta: { id: 'proposta', rotulo: 'Esperando a resposta do convidado' },
  escolha: { id: 'escolha', rotulo: 'Os membros escolhem' },
  assumida: { id: 'assumida', rotulo: 'Outra pessoa assumiu' },
  recusada: { id: 'recusada', rotulo: 'O convidado não quis' },
  retirada: { id: 'retirada', rotulo: 'Retirada' },
  vencida: { id: 'vencida', rotulo: 'Terminou sem sucessor' },
} as const;
export type EstadoSucessao = IdDe<typeof ESTADO_SUCESSAO>;
export const ID_ESTADO_SUCESSAO = idsDe(ESTADO_SUCESSAO);

export type EventoSucessao =
  | 'propor'
  | 'abrirEscolha'
  | 'aceitar'
  | 'recusar'
  | 'retirar'
  | 'eleger'
  | 'nomear'
  | 'encerrar'
  | 'vencer'
  | 'voltar';
export type QuemMoveSucessao = 'membro' | 'administrador' | 'operador' | 'sistema';

const E = ID_ESTADO_SUCESSAO;
/** A group has one of these at most. */
export const SUCESSOES_ABERTAS: readonly EstadoSucessao[] = [E.proposta, E.escolha];

const tabela: readonly LinhaCurta<EstadoSucessao, EventoSucessao, QuemMoveSucessao, unknown, never>[] = [
  [INICIO, 'propor', E.proposta, ['administrador'], livre, []],
  [INICIO, 'abrirEscolha', E.escolha, ['sistema'], livre, []],
  [E.proposta, 'aceitar', E.assumida, ['membro'], livre, []],
  [E.proposta, 'recusar', E.recusada, ['membro'], livre, []],
  [E.proposta, 'retirar', E.retirada, ['administrador', 'sistema'], livre, []],
  [E.proposta, 'vencer', E.vencida, ['sistema'], livre, []],
  [E.escolha, 'eleger', E.assumida, ['membro', 'sistema'], livre, []],
  [E.escolha, 'nomear', E.assumida, ['operador'], livre, []],
  [E.escolha, 'encerrar', E.vencida, ['operador'], livre, []],
  [E.escolha, 'voltar', E.retirada, ['administrador', 'sistema'], livre, []],
  [E.escolha, 'vencer', E.vencida, ['sistema'], livre, []],
];

/** proposta or escolha → assumida, recusada, retirada or vencida (REGRAS 2.30). */
export const MAQUINA_SUCESSAO = definirMaquina({
  nome: 'sucessao',
  tabela: 'sucessoes',
  coluna: 'estado',
  rotulos: ESTADO_SUCESSAO,
  transicoes: lerTabela(tabela),
});

/** Why a group changes hands. */
export const MOTIVO_DA_SUCESSAO = {
  vontade: { id: 'vontade', rotulo: 'O administrador vai sair' },
  restrito: { id: 'restrito', rotulo: 'A conta do administrador está restrita' },
  silencio: { id: 'silencio', rotulo: 'O administrador não responde' },
} as const;
export type MotivoDaSucessao = IdDe<typeof MOTIVO_DA_SUCESSAO>;
export const ID_MOTIVO_DA_SUCESSAO = idsDe(MOTIVO_DA_SUCESSAO);

/** Groups that may change hands: the service is signed, and nothing ends yet. */
export const PASSAM_ADIANTE: readonly StatusGrupo[] = [S.ativo, S.assinadoComVagas, S.filaEspera];

/** The end of the time to answer, or to choose. */
export function limiteDaSucessao(desde: Instante, { sucessao }: Regras): Instante {
  return somarHoras(desde, sucessao.horas);
}

/** One member's voice: the membership that he chose, and the seats that he has. */
export type Voto = { readonly candidato: number; readonly vagas: number };

/**
 * The candidate with more than half of the seats; undefined while nobody has it. At the end of the time the seats that
 * did not vote do not count (`total` = the seats that voted) (REGRAS 2.30).
 */
export function eleito({
  votos,
  total,
}: {
  readonly votos: readonly Voto[];
  readonly total: number;
}): number | undefined {
  const somas = new Map<number, number>();
  for (const { candidato, vagas } of votos) somas.set(candidato, (somas.get(candidato) ?? 0) + vagas);
  for (const [candidato, vagas] of somas) if (vagas * 2 > total) return candidato;
  return undefined;
}
