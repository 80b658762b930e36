import type { Centavos } from '@rateia/domain/dinheiro';
import { somar, ZERO } from '@rateia/domain/dinheiro';
import type { Contexto } from '../contexto.ts';

/** A charge as this provider keeps it; the names of the fields are the protocol's, the amounts centavos. */
export interface CobrancaGuardada {
  readonly referenceId: string;
  readonly value: Centavos;
  readonly callbackUrl: string;
  readonly returnUrl: string;
  readonly expiresAt: string;
  readonly document: string;
  readonly email: string;
  readonly criadaEm: string;
  status: 'created' | 'expired' | 'analysis' | 'paid' | 'refunded' | 'chargeback';
  authorizationId: string | undefined;
  paid: Centavos;
  readonly devolucoes: { readonly id: string; readonly valor: Centavos }[];
}

type ComGuarda = Pick<Contexto, 'guarda'>;

export function cobrancasDe({ guarda }: ComGuarda) {
  return guarda.parte<CobrancaGuardada>('picpay-cobrancas');
}

/** A charge by our reference; one whose time is over has ended by then. */
export function acharCobranca(contexto: Contexto, referencia: string): CobrancaGuardada | undefined {
  const c = cobrancasDe(contexto)[referencia];
  if (c?.status === 'created' && Date.parse(c.expiresAt) <= contexto.relogio.agoraMs()) {
    c.status = 'expired';
    contexto.guarda.alterado();
  }
  return c;
}

export function devolvido({ devolucoes }: CobrancaGuardada): Centavos {
  return devolucoes.reduce<Centavos>((soma, { valor }) => somar(soma, valor), ZERO);
}
