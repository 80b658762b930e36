import type { Instante } from '../datas.ts';
import { somarMinutos } from '../datas.ts';
import type { LinhaCurta } from '../maquina.ts';
import { definirMaquina, INICIO, lerTabela, livre } from '../maquina.ts';
import type { IdDe } from '../tabela.ts';
import { idsDe } from '../tabela.ts';

/** States of a payment that its payer contests at his bank: a chargeback of a card, or the MED of a Pix (REGRAS 2.4, 3). */
export const ESTADO_DISPUTA = {
  aberta: { id: 'aberta', rotulo: 'Espera a nossa resposta' },
  respondendo: { id: 'respondendo', rotulo: 'Resposta a caminho' },
  respondida: { id: 'respondida', rotulo: 'Respondida' },
  semResposta: { id: 'semResposta', rotulo: 'Sem resposta no prazo' },
  ganha: { id: 'ganha', rotulo: 'Ganha' },
  perdida: { id: 'perdida', rotulo: 'Perdida' },
} as const;
export type EstadoDisputa = IdDe<typeof ESTADO_DISPUTA>;
export const ID_ESTADO_DISPUTA = idsDe(ESTADO_DISPUTA);

export type EventoDisputa = 'abrir' | 'responder' | 'anotar' | 'entregar' | 'devolver' | 'vencer' | 'ganhar' | 'perder';
export type QuemMoveDisputa = 'operador' | 'sistema' | 'provedor';

const D = ID_ESTADO_DISPUTA;
const FIM: readonly QuemMoveDisputa[] = ['operador', 'provedor'];
const PROVEDOR: readonly QuemMoveDisputa[] = ['provedor'];

const tabela: readonly LinhaCurta<EstadoDisputa, EventoDisputa, QuemMoveDisputa, unknown, never>[] = [
  [INICIO, 'abrir', D.aberta, PROVEDOR, livre, []],
  // The answer goes to a provider that takes it, or is noted where it was given outside.
  [D.aberta, 'responder', D.respondendo, ['operador'], livre, []],
  [D.aberta, 'anotar', D.respondida, ['operador'], livre, []],
  [D.aberta, 'vencer', D.semResposta, ['sistema'], livre, []],
  [D.respondendo, 'entregar', D.respondida, PROVEDOR, livre, []],
  [D.respondendo, 'devolver', D.aberta, PROVEDOR, livre, []],
  ...[D.aberta, D.respondendo, D.respondida, D.semResposta].flatMap(
    (de) =>
      [
        [de, 'ganhar', D.ganha, FIM, livre, []],
        [de, 'perder', D.perdida, FIM, livre, []],
      ] as const,
  ),
  // The bank's word is the last one, also after a person's.
  [D.ganha, 'perder', D.perdida, PROVEDOR, livre, []],
  [D.perdida, 'ganhar', D.ganha, PROVEDOR, livre, []],
];

/** aberta → respondendo → respondida, or semResposta when its time is over; then ganha or perdida. */
export const MAQUINA_DISPUTA = definirMaquina({
  nome: 'disputa',
  tabela: 'disputas',
  coluna: 'estado',
  rotulos: ESTADO_DISPUTA,
  transicoes: lerTabela(tabela),
});

/** Days for the answer where the provider names no day of its own: those that a bank has for the analysis of a MED. */
const DIAS_DA_RESPOSTA = 7;

/** Until when a dispute may be answered, if its provider did not say (REGRAS part 3, MED). */
export function fimDaResposta(abertaEm: Instante): Instante {
  return somarMinutos(abertaEm, DIAS_DA_RESPOSTA * 24 * 60);
}
