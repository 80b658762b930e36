import type { Dia } from '../datas.ts';
import type { Centavos } from '../dinheiro.ts';
import type { Atores, LinhaCurta } from '../maquina.ts';
import { definirMaquina, INICIO, lerTabela, livre } from '../maquina.ts';
import type { StatusCredito, StatusFatura, StatusPrevisao } from './estados.ts';
import {
  ID_STATUS_CREDITO as C,
  ID_STATUS_FATURA as F,
  ID_STATUS_PREVISAO as P,
  STATUS_CREDITO,
  STATUS_FATURA,
  STATUS_PREVISAO,
} from './estados.ts';

/**
 * The actors that move money objects: the product, the user, an operator, or the payment provider's word (REGRAS 2.3).
 */
export type QuemMoveDinheiro = 'usuario' | 'operador' | 'sistema' | 'provedor';

const SISTEMA: Atores<QuemMoveDinheiro> = ['sistema'];
const PAGA: Atores<QuemMoveDinheiro> = ['usuario', 'sistema', 'provedor'];
const DECIDE: Atores<QuemMoveDinheiro> = ['operador', 'sistema'];
const CONTESTA: Atores<QuemMoveDinheiro> = ['operador', 'sistema', 'provedor'];

export type EventoFatura = 'emitir' | 'pagar' | 'atrasar' | 'cancelar' | 'estornar' | 'estornarParte';
export type ContextoFatura = {
  readonly hoje?: Dia;
  readonly vencimento?: Dia;
  readonly valorPago?: Centavos;
  readonly valorEstornado?: Centavos;
};

function venceu({ hoje, vencimento }: ContextoFatura): string | undefined {
  // Stryker disable next-line ConditionalExpression,LogicalOperator: nothing is later than undefined.
  return hoje !== undefined && vencimento !== undefined && hoje > vencimento ? undefined : 'fatura.aindaNaoVenceu';
}
function estornoTotal({ valorPago, valorEstornado }: ContextoFatura): string | undefined {
  return valorPago !== undefined && valorEstornado === valorPago ? undefined : 'fatura.estornoNaoEhTotal';
}
function estornoParcial({ valorPago, valorEstornado }: ContextoFatura): string | undefined {
  // Stryker disable next-line ConditionalExpression,LogicalOperator: nothing is more or less than undefined.
  return valorPago !== undefined && valorEstornado !== undefined && valorEstornado > 0 && valorEstornado < valorPago
    ? undefined
    : 'fatura.estornoNaoEhParcial';
}

const tabelaFatura: readonly LinhaCurta<StatusFatura, EventoFatura, QuemMoveDinheiro, ContextoFatura, never>[] = [
  [INICIO, 'emitir', F.pendente, ['usuario', 'sistema'], livre, []],
  [F.pendente, 'pagar', F.pago, PAGA, livre, []],
  [F.pendente, 'atrasar', F.atraso, SISTEMA, venceu, []],
  [F.atraso, 'pagar', F.pago, PAGA, livre, []],
  [F.pendente, 'cancelar', F.cancelado, ['usuario', 'operador', 'sistema'], livre, []],
  [F.atraso, 'cancelar', F.cancelado, DECIDE, livre, []],
  [F.pago, 'estornar', F.estornado, CONTESTA, estornoTotal, []],
  [F.pago, 'estornarParte', F.pago, CONTESTA, estornoParcial, []],
];

/** Invoice: 11 → 13; 11 → 63 at D+1 00:00; 63 → 13; 11/63 → 19; 13 → 67 in full, a partial refund keeps 13 (REGRAS 2.3). */
export const MAQUINA_FATURA = definirMaquina({
  nome: 'fatura',
  tabela: 'faturas',
  coluna: 'status',
  rotulos: STATUS_FATURA,
  transicoes: lerTabela(tabelaFatura),
});

export type EventoCredito =
  | 'abrir'
  | 'receber'
  | 'guardar'
  | 'pagar'
  | 'expirar'
  | 'bloquear'
  | 'desbloquear'
  | 'estornar';

const tabelaCredito: readonly LinhaCurta<StatusCredito, EventoCredito, QuemMoveDinheiro, unknown, never>[] = [
  [INICIO, 'abrir', C.pendentePagamento, ['usuario'], livre, []],
  [INICIO, 'receber', C.disponivel, ['sistema'], livre, []],
  // The first month of a person who waits for a dated place (REGRAS 2.10).
  [INICIO, 'guardar', C.bloqueado, ['sistema'], livre, []],
  [C.pendentePagamento, 'pagar', C.disponivel, ['sistema', 'provedor'], livre, []],
  [C.pendentePagamento, 'expirar', C.cancelado, ['usuario', 'sistema'], livre, []],
  [C.disponivel, 'bloquear', C.bloqueado, CONTESTA, livre, []],
  [C.bloqueado, 'desbloquear', C.disponivel, DECIDE, livre, []],
  [C.disponivel, 'estornar', C.estornado, CONTESTA, livre, []],
  [C.bloqueado, 'estornar', C.estornado, CONTESTA, livre, []],
];

/** Credit: 41 → 34 or 46; 34 ↔ 33; 34/33 → 36. A refund or a receipt is born available (REGRAS 2.3). */
export const MAQUINA_CREDITO = definirMaquina({
  nome: 'credito',
  tabela: 'creditos',
  coluna: 'status',
  rotulos: STATUS_CREDITO,
  transicoes: lerTabela(tabelaCredito),
});

export type EventoPrevisao = 'emitir' | 'bloquear' | 'desbloquear' | 'realizar' | 'cancelar';
export type ContextoPrevisao = { readonly hoje?: Dia; readonly liberaEm?: Dia };

function dataDeLiberacao({ hoje, liberaEm }: ContextoPrevisao): string | undefined {
  // Stryker disable next-line ConditionalExpression,LogicalOperator: nothing is later than undefined.
  return hoje !== undefined && liberaEm !== undefined && hoje >= liberaEm ? undefined : 'previsao.antesDaLiberacao';
}

const tabelaPrevisao: readonly LinhaCurta<StatusPrevisao, EventoPrevisao, QuemMoveDinheiro, ContextoPrevisao, never>[] =
  [
    [INICIO, 'emitir', P.previsto, SISTEMA, livre, []],
    [P.previsto, 'bloquear', P.bloqueado, CONTESTA, livre, []],
    [P.bloqueado, 'desbloquear', P.previsto, DECIDE, livre, []],
    [P.previsto, 'realizar', P.realizado, SISTEMA, dataDeLiberacao, []],
    [P.previsto, 'cancelar', P.cancelado, DECIDE, livre, []],
    [P.bloqueado, 'cancelar', P.cancelado, DECIDE, livre, []],
  ];

/** Administrator's forecast: 78 at issue; 78 ↔ 154; 78 → 79 on its release date; 78/154 → 80 (REGRAS 2.3). */
export const MAQUINA_PREVISAO = definirMaquina({
  nome: 'previsao',
  tabela: 'previsoes',
  coluna: 'status',
  rotulos: STATUS_PREVISAO,
  transicoes: lerTabela(tabelaPrevisao),
});
