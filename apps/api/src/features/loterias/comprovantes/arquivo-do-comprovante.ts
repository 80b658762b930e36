import type { Comprovante } from './repository.ts';

/** The reader that opens the key of a receipt's file, and the context of its bytes. */
export const leitorDoComprovante = ({ arquivo }: Pick<Comprovante, 'arquivo'>): string => `comprovante:${arquivo}`;
