import { diaDe, somarDias } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import type { Contexto } from '../contexto.ts';

export type StatusDoBoleto = 'created' | 'registered' | 'overdue' | 'paid' | 'canceled';

/** A bill as this bank keeps it; the names of the fields are the protocol's. */
export interface Boleto {
  readonly id: string;
  readonly amount: Centavos;
  readonly name: string;
  readonly taxId: string;
  readonly streetLine1: string;
  readonly streetLine2: string;
  readonly district: string;
  readonly city: string;
  readonly stateCode: string;
  readonly zipCode: string;
  readonly due: string;
  readonly fine: number;
  readonly interest: number;
  readonly overdueLimit: number;
  readonly descriptions: readonly { readonly text: string; readonly amount?: number }[];
  readonly tags: readonly string[];
  readonly line: string;
  readonly barCode: string;
  readonly ourNumber: string;
  readonly created: string;
  status: Exclude<StatusDoBoleto, 'overdue'>;
  /** The registry turns it away when it comes to it. */
  readonly recusar?: boolean;
  readonly transactionIds: string[];
}

/** One entry of the account's statement. */
export interface Transacao {
  readonly id: string;
  readonly amount: Centavos;
  readonly source: string;
  readonly created: string;
  readonly description: string;
}

/** Money that leaves: a transfer, or somebody else's boleto that is paid. */
export interface Saida {
  readonly id: string;
  readonly qual: 'ted' | 'boleto';
  readonly amount: Centavos;
  readonly tags: readonly string[];
  readonly externalId?: string;
  /** Where it goes, for the page. */
  readonly para: string;
  /** The bar code of the boleto. */
  readonly codigo?: string;
  readonly created: string;
  status: 'created' | 'success' | 'failed';
  readonly recusar?: boolean;
  readonly transactionIds: string[];
}

export function saidasDe({ guarda }: Pick<Contexto, 'guarda'>) {
  return guarda.parte<Saida>('stark-saidas');
}
export function boletosDe({ guarda }: Pick<Contexto, 'guarda'>) {
  return guarda.parte<Boleto>('stark-boletos');
}
export function transacoesDe({ guarda }: Pick<Contexto, 'guarda'>) {
  return guarda.parte<Transacao>('stark-transacoes');
}

/** A number of 16 digits that grows, as the ids of the provider are. */
export function novoId({ guarda }: Pick<Contexto, 'guarda'>): string {
  guarda.estado.sequencia += 1;
  return String(5_000_000_000_000_000 + guarda.estado.sequencia * 7);
}

/** The state by the clock: a bill that nobody paid by its day is late. */
export function statusDe({ relogio }: Pick<Contexto, 'relogio'>, boleto: Boleto): StatusDoBoleto {
  const passou = boleto.status === 'registered' && diaDe(relogio.agora()) > boleto.due;
  return passou ? 'overdue' : boleto.status;
}

/** The last day on which a bank takes it. */
export function ultimoDia(boleto: Boleto): string {
  return somarDias(boleto.due, boleto.overdueLimit);
}
