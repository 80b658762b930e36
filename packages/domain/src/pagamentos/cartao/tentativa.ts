import type { LinhaCurta } from '../../maquina.ts';
import { definirMaquina, INICIO, lerTabela, livre } from '../../maquina.ts';
import type { IdDe } from '../../tabela.ts';
import { idsDe } from '../../tabela.ts';

/** States of one try to pay by card: a payment may have several, one after another (REGRAS 2.4, 2.18). */
export const ESTADO_TENTATIVA = {
  enviada: { id: 'enviada', rotulo: 'Enviada' },
  desafio: { id: 'desafio', rotulo: 'Esperando a confirmação do banco' },
  emAnalise: { id: 'emAnalise', rotulo: 'Em análise' },
  aprovada: { id: 'aprovada', rotulo: 'Aprovada' },
  recusada: { id: 'recusada', rotulo: 'Recusada' },
  cancelada: { id: 'cancelada', rotulo: 'Cancelada' },
} as const;
export type EstadoTentativa = IdDe<typeof ESTADO_TENTATIVA>;
export const ID_ESTADO_TENTATIVA = idsDe(ESTADO_TENTATIVA);

export type EventoTentativa = 'enviar' | 'desafiar' | 'analisar' | 'aprovar' | 'recusar' | 'cancelar';
export type QuemMoveTentativa = 'usuario' | 'sistema' | 'provedor';

const T = ID_ESTADO_TENTATIVA;
const PROVEDOR = ['provedor'] as const;
const ABERTOS = [T.enviada, T.desafio, T.emAnalise] as const;

const tabela: readonly LinhaCurta<EstadoTentativa, EventoTentativa, QuemMoveTentativa, unknown, never>[] = [
  [INICIO, 'enviar', T.enviada, ['usuario', 'sistema'], livre, []],
  [T.enviada, 'desafiar', T.desafio, PROVEDOR, livre, []],
  [T.enviada, 'analisar', T.emAnalise, PROVEDOR, livre, []],
  [T.desafio, 'analisar', T.emAnalise, PROVEDOR, livre, []],
  [T.enviada, 'aprovar', T.aprovada, PROVEDOR, livre, []],
  [T.desafio, 'aprovar', T.aprovada, PROVEDOR, livre, []],
  [T.emAnalise, 'aprovar', T.aprovada, PROVEDOR, livre, []],
  // A cancellation and an approval may cross: the money is honoured or goes back.
  [T.cancelada, 'aprovar', T.aprovada, PROVEDOR, livre, []],
  [T.enviada, 'recusar', T.recusada, PROVEDOR, livre, []],
  [T.desafio, 'recusar', T.recusada, PROVEDOR, livre, []],
  [T.emAnalise, 'recusar', T.recusada, PROVEDOR, livre, []],
  [T.enviada, 'cancelar', T.cancelada, ['sistema', 'provedor'], livre, []],
  [T.desafio, 'cancelar', T.cancelada, ['sistema', 'provedor'], livre, []],
  [T.emAnalise, 'cancelar', T.cancelada, ['sistema', 'provedor'], livre, []],
];

/** enviada → desafio or emAnalise → aprovada, recusada or cancelada, by the provider's word. */
export const MAQUINA_TENTATIVA_DE_CARTAO = definirMaquina({
  nome: 'tentativaDeCartao',
  tabela: 'tentativas_de_cartao',
  coluna: 'estado',
  rotulos: ESTADO_TENTATIVA,
  transicoes: lerTabela(tabela),
});

/** States in which the bank has not said its last word: no other card is tried meanwhile. */
export const TENTATIVA_ABERTA: readonly EstadoTentativa[] = ABERTOS;
