import type { LinhaCurta } from '../maquina.ts';
import { definirMaquina, INICIO, lerTabela, livre } from '../maquina.ts';
import type { IdDe } from '../tabela.ts';
import { idsDe } from '../tabela.ts';

/** States of the return of a received Pix, as the API Pix tells them (REGRAS 2.9). */
export const ESTADO_DEVOLUCAO = {
  criada: { id: 'criada', rotulo: 'Criada' },
  emProcessamento: { id: 'emProcessamento', rotulo: 'Em processamento' },
  devolvida: { id: 'devolvida', rotulo: 'Devolvida' },
  naoRealizada: { id: 'naoRealizada', rotulo: 'Não realizada' },
} as const;
export type EstadoDevolucao = IdDe<typeof ESTADO_DEVOLUCAO>;
export const ID_ESTADO_DEVOLUCAO = idsDe(ESTADO_DEVOLUCAO);

export type EventoDevolucao = 'criar' | 'processar' | 'devolver' | 'recusar';
export type QuemMoveDevolucao = 'sistema' | 'provedor';

const D = ID_ESTADO_DEVOLUCAO;
const PROVEDOR: readonly QuemMoveDevolucao[] = ['provedor'];

const tabela: readonly LinhaCurta<EstadoDevolucao, EventoDevolucao, QuemMoveDevolucao, unknown, never>[] = [
  [INICIO, 'criar', D.criada, ['sistema'], livre, []],
  [D.criada, 'processar', D.emProcessamento, PROVEDOR, livre, []],
  // The last word may come first: notices arrive in any order.
  [D.criada, 'devolver', D.devolvida, PROVEDOR, livre, []],
  [D.criada, 'recusar', D.naoRealizada, PROVEDOR, livre, []],
  [D.emProcessamento, 'devolver', D.devolvida, PROVEDOR, livre, []],
  [D.emProcessamento, 'recusar', D.naoRealizada, PROVEDOR, livre, []],
];

/** criada → emProcessamento → devolvida or naoRealizada, by the provider's word alone; nothing leaves the last two. */
export const MAQUINA_DEVOLUCAO = definirMaquina({
  nome: 'devolucao',
  tabela: 'devolucoes',
  coluna: 'estado',
  rotulos: ESTADO_DEVOLUCAO,
  transicoes: lerTabela(tabela),
});
