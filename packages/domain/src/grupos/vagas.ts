import type { Instante } from '../datas.ts';
import { somarHoras, somarMinutos } from '../datas.ts';
import type { LinhaCurta } from '../maquina.ts';
import { definirMaquina, lerTabela, livre } from '../maquina.ts';
import type { Regras } from '../regras.ts';
import type { IdDe } from '../tabela.ts';
import { idsDe } from '../tabela.ts';

/** Seat states; a seat is a row, never a count (REGRAS 2.2). */
export const ESTADO_VAGA = {
  livre: { id: 'livre', rotulo: 'Livre' },
  retida: { id: 'retida', rotulo: 'Reservada' },
  ocupada: { id: 'ocupada', rotulo: 'Ocupada' },
  emSaida: { id: 'em_saida', rotulo: 'De saída' },
} as const;
export type EstadoVaga = IdDe<typeof ESTADO_VAGA>;
export const ID_ESTADO_VAGA = idsDe(ESTADO_VAGA);

export type EventoVaga =
  | 'reter'
  | 'guardar'
  | 'soltarGuardada'
  | 'pagar'
  | 'expirar'
  | 'desistir'
  | 'honrarPagamento'
  | 'agendarSaida'
  | 'reverterSaida'
  | 'chegarData'
  | 'entrarDaFila'
  | 'sair';
export type QuemMoveVaga = 'membro' | 'administrador' | 'operador' | 'sistema';

/**
 * The fact that the guards of a seat need: whether a waiting person already holds the leaver's seat (REGRAS 2.9, 2.10).
 */
export type ContextoVaga = { readonly temFila: boolean };

const V = ID_ESTADO_VAGA;
const MEMBRO = ['membro'] as const;
const SISTEMA = ['sistema'] as const;
const QUALQUER = ['membro', 'administrador', 'operador', 'sistema'] as const;

function semFila({ temFila }: ContextoVaga): string | undefined {
  return temFila ? 'vaga.jaReservada' : undefined;
}
function comFila({ temFila }: ContextoVaga): string | undefined {
  return temFila ? undefined : 'vaga.semFila';
}

const tabela: readonly LinhaCurta<EstadoVaga, EventoVaga, QuemMoveVaga, ContextoVaga, never>[] = [
  [V.livre, 'reter', V.retida, MEMBRO, livre, []],
  // Kept for an invited friend: it follows its invitation (REGRAS 2.26).
  [V.livre, 'guardar', V.retida, ['membro', 'administrador'], livre, []],
  [V.retida, 'soltarGuardada', V.livre, SISTEMA, livre, []],
  [V.livre, 'honrarPagamento', V.ocupada, SISTEMA, livre, []],
  [V.retida, 'pagar', V.ocupada, ['membro', 'sistema'], livre, []],
  [V.retida, 'expirar', V.livre, SISTEMA, livre, []],
  [V.retida, 'desistir', V.livre, MEMBRO, livre, []],
  [V.ocupada, 'agendarSaida', V.emSaida, QUALQUER, livre, []],
  [V.ocupada, 'sair', V.livre, QUALQUER, livre, []],
  [V.emSaida, 'reverterSaida', V.ocupada, MEMBRO, semFila, []],
  [V.emSaida, 'chegarData', V.livre, SISTEMA, semFila, []],
  [V.emSaida, 'entrarDaFila', V.ocupada, SISTEMA, comFila, []],
  [V.emSaida, 'sair', V.livre, QUALQUER, livre, []],
];

/**
 * livre → retida → ocupada → em_saida → livre; a late payment takes a free seat directly (REGRAS 2.2).
 */
export const MAQUINA_VAGA = definirMaquina({
  nome: 'vaga',
  tabela: 'vagas',
  coluna: 'estado',
  chave: ['grupo_id', 'numero'],
  nasce: V.livre,
  rotulos: ESTADO_VAGA,
  transicoes: lerTabela(tabela),
});

/** The event of each seat when the seats of a membership are freed, by the state of the seat (REGRAS 2.2). */
export type EventosDaLiberacao = {
  readonly [E in Exclude<EstadoVaga, 'livre'>]: { readonly evento: EventoVaga; readonly quem: QuemMoveVaga };
};

/**
 * A membership ends: a hold is given up by its member and otherwise expires; a leaver's seat is free on its date; any
 * other is left (REGRAS 2.2). `naData`: the leaving date has come.
 */
export function eventosDaLiberacao(quem: QuemMoveVaga, naData: boolean): EventosDaLiberacao {
  return {
    retida: quem === 'membro' ? { evento: 'desistir', quem } : { evento: 'expirar', quem: 'sistema' },
    ocupada: { evento: 'sair', quem },
    em_saida: naData ? { evento: 'chegarData', quem: 'sistema' } : { evento: 'sair', quem },
  };
}

/** The end of a checkout's hold on its seats, before a method is chosen (REGRAS 2.2). */
export function retencaoDoCheckout(agora: Instante, regras: Regras): Instante {
  return somarMinutos(agora, regras.vagas.minutosDeRetencao);
}

/**
 * A hold made again while the former stands ends when that one would have ended: changing the number of seats does not
 * extend it (REGRAS 2.2).
 */
export function retencaoRefeita(ate: Instante, anterior: Instante | null): Instante {
  const fim = anterior ?? ate;
  return fim < ate ? fim : ate;
}

/**
 * The moment from which a person who lately held seats of a group so often without paying may hold them again (REGRAS
 * 2.2).
 */
export function podeReterEm(
  semPagar: readonly Instante[],
  { vagas: { retencoesSemPagar } }: Regras,
): Instante | undefined {
  const { maximo, horas } = retencoesSemPagar;
  const primeira = [...semPagar].sort().at(-maximo);
  return primeira === undefined ? undefined : somarHoras(primeira, horas);
}

export type PedidoDeVagas = {
  readonly pedidas: number;
  readonly livres: number;
  /** Seats of this group the user already holds or occupies. */
  readonly doUsuario: number;
};
export type RecusaDeVagas = 'quantidadeInvalida' | 'vagasInsuficientes' | 'limitePorUsuario';

/** The reason why a request for seats is refused, or undefined (REGRAS 2.2: 3 a user). */
export function recusaDeVagas(pedido: PedidoDeVagas, regras: Regras): RecusaDeVagas | undefined {
  const { pedidas, livres, doUsuario } = pedido;
  if (!Number.isSafeInteger(pedidas) || pedidas < 1) return 'quantidadeInvalida';
  if (pedidas > livres) return 'vagasInsuficientes';
  if (doUsuario + pedidas > regras.vagas.porUsuarioNoGrupo) return 'limitePorUsuario';
  return undefined;
}
