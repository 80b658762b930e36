import type { ReactNode } from 'react';
import { SegurancaDoDinheiro } from './seguranca-do-dinheiro.ts';

/** A part of a page with a person's money: an error in it says that the money is safe (DESIGN, Estados). */
export function DinheiroSeguro({ children }: { readonly children: ReactNode }) {
  return <SegurancaDoDinheiro value="Seu dinheiro está seguro. ">{children}</SegurancaDoDinheiro>;
}
