import type { Centavos } from '@rateia/domain/dinheiro';
import type { Contexto } from '../contexto.ts';
import { avisarDaContestacao, avisarDoPagamento } from './avisos.ts';
import type { CartaoDoToken, Devolucao, PagamentoGuardado } from './guarda.ts';
import { contestacoesDe, devolvido, novoId, pagamentosDe } from './guarda.ts';

/** The holder's name decides, as with the provider's test cards. */
const PELO_NOME: Readonly<Record<string, string>> = {
  OTHE: 'cc_rejected_other_reason',
  CALL: 'cc_rejected_call_for_authorize',
  FUND: 'cc_rejected_insufficient_amount',
  SECU: 'cc_rejected_bad_filled_security_code',
  EXPI: 'cc_rejected_bad_filled_date',
  FORM: 'cc_rejected_bad_filled_other',
  CARD: 'cc_rejected_bad_filled_card_number',
  INST: 'cc_rejected_invalid_installments',
  DUPL: 'cc_rejected_duplicated_payment',
  LOCK: 'cc_rejected_card_disabled',
  CTNA: 'cc_rejected_card_type_not_allowed',
  ATTE: 'cc_rejected_max_attempts',
  BLAC: 'cc_rejected_blacklist',
};
const DA_ANALISE = 'CONT';
/** Ours: the bank of this holder wants to see him first. */
const DO_DESAFIO = 'DESA';

export interface PedidoDePagamento {
  readonly external_reference: string;
  readonly transaction_amount: Centavos;
  readonly description: string;
  readonly payment_method_id: string;
  readonly notification_url: string | undefined;
  readonly email: string;
  readonly cartao: CartaoDoToken;
  readonly desafio: boolean;
  /** False holds the amount, and does not take it. */
  readonly captura: boolean;
}

/** Makes a payment by card, with the answer of its bank. */
export function criarPagamento(contexto: Contexto, pedido: PedidoDePagamento): PagamentoGuardado {
  const agora = contexto.relogio.agora();
  const { cartao, desafio, captura, ...dados } = pedido;
  const nome = (cartao.nome.trim().split(/\s+/)[0] ?? '').toUpperCase();
  const recusa = PELO_NOME[nome];
  const pede = desafio && nome === DO_DESAFIO;
  const espera = nome === DA_ANALISE || pede;
  const aprovado = recusa === undefined && !espera;
  const p: PagamentoGuardado = {
    ...dados,
    id: novoId(contexto),
    cpf: cartao.cpf,
    cartao: { primeiros: cartao.primeiros, ultimos: cartao.ultimos, nome: cartao.nome },
    date_created: agora,
    date_last_updated: agora,
    date_approved: aprovado && captura ? agora : null,
    ...respostaDoBanco({ recusa, pede, espera, captura }),
    creq: pede ? contexto.sorteio.codigo(32) : undefined,
    refunds: [],
  };
  cartao.usado = true;
  pagamentosDe(contexto)[String(p.id)] = p;
  contexto.guarda.alterado();
  avisarDoPagamento(contexto, p);
  return p;
}

function respostaDoBanco(r: {
  readonly recusa: string | undefined;
  readonly pede: boolean;
  readonly espera: boolean;
  readonly captura: boolean;
}): { readonly status: string; readonly status_detail: string } {
  if (r.recusa !== undefined) return { status: 'rejected', status_detail: r.recusa };
  if (r.pede) return { status: 'pending', status_detail: 'pending_challenge' };
  if (r.espera) return { status: 'in_process', status_detail: 'pending_review_manual' };
  if (!r.captura) return { status: 'authorized', status_detail: 'pending_capture' };
  return { status: 'approved', status_detail: 'accredited' };
}

/** The end of a payment that waits, or of one that somebody disputes; its address is told. */
export function mudarPagamento(
  contexto: Contexto,
  p: PagamentoGuardado,
  para: { readonly status: string; readonly status_detail: string },
): void {
  p.status = para.status;
  p.status_detail = para.status_detail;
  p.date_last_updated = contexto.relogio.agora();
  p.creq = undefined;
  if (para.status === 'approved') p.date_approved ??= contexto.relogio.agora();
  contexto.guarda.alterado();
  avisarDoPagamento(contexto, p);
}

/** Gives back a part of an approved payment; `undefined` for more than is left of it. */
export function devolver(
  contexto: Contexto,
  p: PagamentoGuardado,
  pedido: { readonly valor: Centavos; readonly negada: boolean },
): Devolucao | undefined {
  if (p.status !== 'approved' || devolvido(p) + pedido.valor > p.transaction_amount) return undefined;
  const d: Devolucao = {
    id: novoId(contexto),
    amount: pedido.valor,
    status: pedido.negada ? 'rejected' : 'approved',
    date_created: contexto.relogio.agora(),
  };
  p.refunds.push(d);
  const todo = devolvido(p) === p.transaction_amount;
  if (todo) p.status = 'refunded';
  if (!pedido.negada) p.status_detail = todo ? 'refunded' : 'partially_refunded';
  p.date_last_updated = contexto.relogio.agora();
  contexto.guarda.alterado();
  avisarDoPagamento(contexto, p);
  return d;
}

/** The holder disputes the purchase: its money is held. `reimbursed` gives it back to the seller. */
export function contestar(contexto: Contexto, p: PagamentoGuardado): void {
  const id = String(novoId(contexto));
  contestacoesDe(contexto)[id] = {
    id,
    pagamento: p.id,
    amount: p.transaction_amount,
    date_documentation_deadline: new Date(Date.parse(contexto.relogio.agora()) + 7 * 86_400_000).toISOString(),
    documentation_status: 'not_supplied',
    arquivos: [],
  };
  mudarPagamento(contexto, p, { status: 'charged_back', status_detail: 'in_process' });
  avisarDaContestacao(contexto, p, id);
}
