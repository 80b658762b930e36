import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import type { Contexto } from '../contexto.ts';

/** A refund of a payment; the names of the fields are the protocol's, the amounts centavos. */
export interface Devolucao {
  readonly id: number;
  readonly amount: Centavos;
  readonly status: 'approved' | 'in_process' | 'rejected';
  readonly date_created: string;
}

/** A payment as this provider keeps it. */
export interface PagamentoGuardado {
  readonly id: number;
  readonly external_reference: string;
  transaction_amount: Centavos;
  readonly description: string;
  readonly payment_method_id: string;
  readonly notification_url: string | undefined;
  readonly email: string;
  /** CPF of the holder of the card, or of the payer. */
  cpf: string;
  readonly cartao: { readonly primeiros: string; readonly ultimos: string; readonly nome: string } | undefined;
  readonly date_created: string;
  date_last_updated: string;
  date_approved: string | null;
  status: string;
  status_detail: string;
  /** The text that the page of the bank is sent, while it asks. */
  creq: string | undefined;
  /** The code of a payment by Pix, and its end. */
  readonly pix?: { readonly copiaECola: string; readonly valeAte: string };
  readonly refunds: Devolucao[];
}

/** A card behind a token: the number itself is nowhere. */
export interface CartaoDoToken {
  readonly id: string;
  readonly primeiros: string;
  readonly ultimos: string;
  readonly nome: string;
  readonly cpf: string;
  readonly criadoEm: number;
  readonly mes: number;
  readonly ano: number;
  /** Made by the shop of a card that it kept, without its code: good for a charge that the shop begins. */
  readonly semCodigo: boolean;
  usado: boolean;
}

/** A card that a customer of the shop left here. */
export interface CartaoGuardado {
  readonly id: string;
  readonly cliente: string;
  readonly primeiros: string;
  readonly ultimos: string;
  /** The holder, whose name decides the answer of the bank; the panel of the shop changes it. */
  nome: string;
  readonly cpf: string;
  readonly mes: number;
  readonly ano: number;
}

/** A page on which a person pays with the wallet. */
export interface Preferencia {
  readonly id: string;
  readonly external_reference: string;
  readonly transaction_amount: Centavos;
  readonly title: string;
  readonly email: string;
  readonly cpf: string;
  readonly notification_url: string | undefined;
  readonly back_urls: Readonly<Record<string, string>>;
  readonly expiration_date_to: string;
}

export interface Contestacao {
  readonly id: string;
  readonly pagamento: number;
  readonly amount: Centavos;
  readonly date_documentation_deadline: string;
  documentation_status: 'not_supplied' | 'review_pending';
  /** Names and sizes of the files that the shop sent. */
  readonly arquivos: { readonly nome: string; readonly tamanho: number }[];
}

type ComGuarda = Pick<Contexto, 'guarda'>;
export function pagamentosDe({ guarda }: ComGuarda) {
  return guarda.parte<PagamentoGuardado>('mp-pagamentos');
}
export function tokensDe({ guarda }: ComGuarda) {
  return guarda.parte<CartaoDoToken>('mp-tokens');
}
export function preferenciasDe({ guarda }: ComGuarda) {
  return guarda.parte<Preferencia>('mp-preferencias');
}
/** Customers by their e-mail. */
export function clientesDe({ guarda }: ComGuarda) {
  return guarda.parte<{ readonly id: string }>('mp-clientes');
}
export function cartoesDe({ guarda }: ComGuarda) {
  return guarda.parte<CartaoGuardado>('mp-cartoes');
}
/** The card of the demonstration, which a person of it has saved: the shop knows it by these names. */
export function guardarDaDemonstracao(contexto: ComGuarda): void {
  const visa = { primeiros: '42356477', ultimos: '5682', nome: 'APRO', cpf: '52998224725', mes: 11, ano: 2090 };
  cartoesDe(contexto)['demonstracao-5682'] ??= { id: 'demonstracao-5682', cliente: 'demonstracao', ...visa };
}
export function contestacoesDe({ guarda }: ComGuarda) {
  return guarda.parte<Contestacao>('mp-contestacoes');
}
/** Answers by the key against repetition: the body that it came with, and the payment or refund that it made. */
export function chavesDe({ guarda }: ComGuarda) {
  return guarda.parte<{ readonly corpo: string; readonly feito: number }>('mp-chaves');
}

/** Ids of the provider are numbers that grow. */
export function novoId({ guarda }: ComGuarda): number {
  guarda.estado.sequencia += 1;
  return 1_300_000_000 + guarda.estado.sequencia * 3;
}

/** A payment by its id on the wire. */
export function acharPagamento(contexto: ComGuarda, id: string): PagamentoGuardado | undefined {
  return pagamentosDe(contexto)[id];
}

export function devolvido({ refunds }: PagamentoGuardado): Centavos {
  return centavos(refunds.reduce((soma, { amount, status }) => (status === 'rejected' ? soma : soma + amount), 0));
}
