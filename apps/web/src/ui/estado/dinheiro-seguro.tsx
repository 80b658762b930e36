import type { ReactNode } from 'react';
import { SegurancaDoDinheiro } from './seguranca-do-dinheiro.ts';

/** Where a person's money is: an error in here says that it is safe (DESIGN, Estados). */
export function DinheiroSeguro({ children }: { children: ReactNode }) {
  return <SegurancaDoDinheiro value="Seu dinheiro está seguro. ">{children}</SegurancaDoDinheiro>;
}
