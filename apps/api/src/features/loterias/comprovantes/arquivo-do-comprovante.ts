import type { Comprovante } from './repository.ts';

/** The reader that opens the key of a receipt's file, and the context of its bytes. */
export function leitorDoComprovante({ arquivo }: Pick<Comprovante, 'arquivo'>): string {
  return `comprovante:${arquivo}`;
}
