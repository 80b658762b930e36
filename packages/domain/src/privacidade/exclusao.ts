import type { LinhaCurta } from '../maquina.ts';
import { definirMaquina, INICIO, lerTabela, livre } from '../maquina.ts';
import type { IdDe } from '../tabela.ts';
import { idsDe } from '../tabela.ts';

/** States of a request for the end of an account (REGRAS 2.17 Deletion). */
export const ESTADO_EXCLUSAO = {
  pedida: { id: 'pedida', rotulo: 'Pedida' },
  desfeita: { id: 'desfeita', rotulo: 'Desfeita' },
  impedida: { id: 'impedida', rotulo: 'Impedida' },
  parada: { id: 'parada', rotulo: 'Parada' },
  concluida: { id: 'concluida', rotulo: 'Concluída' },
} as const;
export type EstadoExclusao = IdDe<typeof ESTADO_EXCLUSAO>;
export const ID_ESTADO_EXCLUSAO = idsDe(ESTADO_EXCLUSAO);

export type EventoExclusao = 'pedir' | 'desfazer' | 'impedir' | 'parar' | 'concluir';
export type QuemMoveExclusao = 'usuario' | 'operador' | 'sistema';

const E = ID_ESTADO_EXCLUSAO;

const tabela: readonly LinhaCurta<EstadoExclusao, EventoExclusao, QuemMoveExclusao, unknown, never>[] = [
  [INICIO, 'pedir', E.pedida, ['usuario', 'operador'], livre, []],
  [E.pedida, 'desfazer', E.desfeita, ['usuario'], livre, []],
  // A block or a change of e-mail that is taken back stops it at once; a block that is found at its end, then (REGRAS 2.17).
  [E.pedida, 'parar', E.parada, ['usuario', 'operador', 'sistema'], livre, []],
  [E.pedida, 'impedir', E.impedida, ['sistema'], livre, []],
  [E.pedida, 'concluir', E.concluida, ['sistema'], livre, []],
];

/**
 * Seven days in which it is undone, stopped or carried out; nothing leaves the other states: a person who changes his
 * mind asks again.
 */
export const MAQUINA_EXCLUSAO = definirMaquina({
  nome: 'exclusao',
  tabela: 'exclusoes',
  coluna: 'estado',
  rotulos: ESTADO_EXCLUSAO,
  transicoes: lerTabela(tabela),
});
