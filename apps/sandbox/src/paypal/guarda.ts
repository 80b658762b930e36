import type { Centavos } from '@rateia/domain/dinheiro';
import { somar, ZERO } from '@rateia/domain/dinheiro';
import type { Contexto } from '../contexto.ts';

/** The outcome that the person at the page chose for the capture. */
export type Desfecho = 'pagar' | 'analisar' | 'negar' | 'recusar';
/** A strange answer to the next capture, which is done all the same. */
export type Estranheza = 'emCurso' | 'vazia';

interface CapturaGuardada {
  readonly id: string;
  readonly amount: Centavos;
  readonly create_time: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
}

export interface DevolucaoGuardada {
  readonly id: string;
  readonly invoice_id: string | undefined;
  readonly amount: Centavos;
  readonly status: 'COMPLETED' | 'FAILED';
}

/** An order as this provider keeps it; the names of the fields are the protocol's, the amounts centavos. */
export interface OrdemGuardada {
  readonly id: string;
  /** The key under which it was made. */
  readonly chave: string;
  readonly custom_id: string;
  readonly invoice_id: string;
  readonly value: Centavos;
  readonly description: string;
  readonly tax_id: string;
  readonly return_url: string;
  readonly cancel_url: string;
  readonly create_time: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  desfecho: Desfecho;
  estranheza: Estranheza | undefined;
  /** The amount that is taken instead of the order's, for a test. */
  outroValor: Centavos | undefined;
  /** The keys of the captures that were refused, each with its answer. */
  readonly recusas: Record<string, string>;
  captura: CapturaGuardada | undefined;
  chaveDaCaptura: string | undefined;
  readonly devolucoes: DevolucaoGuardada[];
}

type ComGuarda = Pick<Contexto, 'guarda'>;

/** An approval is possible for three hours. */
const MS_PARA_APROVAR = 3 * 3_600_000;

export function ordensDe({ guarda }: ComGuarda) {
  return guarda.parte<OrdemGuardada>('paypal-ordens');
}

/** Where the notices go: the address that the client gave to its webhook. */
export function webhookDe({ guarda }: ComGuarda) {
  return guarda.parte<{ url: string; eventos: readonly string[] }>('paypal-webhook');
}

export function ordemDaCaptura(contexto: ComGuarda, captura: string): OrdemGuardada | undefined {
  return Object.values(ordensDe(contexto)).find((o) => o.captura?.id === captura);
}

export function podeAprovar({ relogio }: Pick<Contexto, 'relogio'>, o: OrdemGuardada): boolean {
  const acabou = Date.parse(o.create_time) + MS_PARA_APROVAR <= relogio.agoraMs();
  return o.status === 'PAYER_ACTION_REQUIRED' && !acabou;
}

export function devolvido({ devolucoes }: OrdemGuardada): Centavos {
  return devolucoes.reduce<Centavos>(
    (soma, { amount, status }) => (status === 'COMPLETED' ? somar(soma, amount) : soma),
    ZERO,
  );
}

/** An id as this provider makes them: 17 capital letters and digits. */
export function novoId({ sorteio }: Pick<Contexto, 'sorteio'>): string {
  return sorteio.codigo(17).toUpperCase();
}
