import type { ComponentType } from 'react';
import type { Pagamento } from '../../queries.ts';

export interface PainelProps {
  readonly pagamento: Pagamento;
  /** Asks for the payment again: its charge has ended by the clock. */
  readonly recarregar: () => void;
}

/** The part of the payment page that belongs to one method: its charge, while it waits, when it is paid and when it ends. */
export type Painel = ComponentType<PainelProps>;
