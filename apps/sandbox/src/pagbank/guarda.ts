import type { Centavos } from '@rateia/domain/dinheiro';
import type { Contexto } from '../contexto.ts';

/** A charge as this provider keeps it; the names of the fields are the protocol's, the amounts centavos. */
export interface CobrancaGuardada {
  readonly id: string;
  readonly value: Centavos;
  status: 'IN_ANALYSIS' | 'PAID' | 'DECLINED' | 'CANCELED';
  paid: Centavos;
  refunded: Centavos;
  paid_at: string | undefined;
}

/** One payment on a page. */
export interface OrdemGuardada {
  readonly id: string;
  readonly checkout: string;
  readonly created_at: string;
  readonly cobranca: CobrancaGuardada;
}

/** A page on which a person pays. */
export interface CheckoutGuardado {
  readonly id: string;
  readonly reference_id: string;
  readonly name: string;
  readonly email: string;
  readonly tax_id: string;
  readonly titulo: string;
  readonly value: Centavos;
  readonly redirect_url: string;
  readonly notification_url: string;
  readonly expiration_date: string;
  readonly created_at: string;
  status: 'ACTIVE' | 'INACTIVE' | 'EXPIRED';
}

type ComGuarda = Pick<Contexto, 'guarda'>;

export function checkoutsDe({ guarda }: ComGuarda) {
  return guarda.parte<CheckoutGuardado>('pagbank-checkouts');
}
export function ordensDe({ guarda }: ComGuarda) {
  return guarda.parte<OrdemGuardada>('pagbank-ordens');
}
/** Answers by the key against repetition: the body that it came with, and the id of the thing that it made. */
export function chavesDe({ guarda }: ComGuarda) {
  return guarda.parte<{ readonly corpo: string; readonly feito: string }>('pagbank-chaves');
}

/** `CHEC_F87334AC-BB8B-42E2-AA85-8579F70AA328` */
export function novoId({ sorteio }: Pick<Contexto, 'sorteio'>, letras: 'CHEC' | 'ORDE' | 'CHAR'): string {
  const partes = [8, 4, 4, 4, 12].map((tamanho) => sorteio.hexadecimal(tamanho).toUpperCase());
  return `${letras}_${partes.join('-')}`;
}

/** A page by its id; one whose time is over has ended by then. */
export function acharCheckout(contexto: Contexto, id: string): CheckoutGuardado | undefined {
  const c = checkoutsDe(contexto)[id];
  if (c?.status === 'ACTIVE' && Date.parse(c.expiration_date) <= contexto.relogio.agoraMs()) {
    c.status = 'EXPIRED';
    contexto.guarda.alterado();
  }
  return c;
}

/** The payments on a page, the oldest first. */
export function ordensDo(contexto: ComGuarda, checkout: string): readonly OrdemGuardada[] {
  return Object.values(ordensDe(contexto)).filter((o) => o.checkout === checkout);
}

export function ordemDaCobranca(contexto: ComGuarda, id: string): OrdemGuardada | undefined {
  return Object.values(ordensDe(contexto)).find(({ cobranca }) => cobranca.id === id);
}
