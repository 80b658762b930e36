import type { Contexto } from '../contexto.ts';

/** An ISPB that no institution has. */
const ISPB = '99999010';

/** `E` for a payment, `D` for a refund: letter, institution, UTC minute and 11 characters, 32 in all. */
export function idDeTransacao(letra: 'E' | 'D', { relogio, sorteio }: Contexto): string {
  const minuto = relogio.agora().replace(/\D/g, '').slice(0, 12);
  return `${letra}${ISPB}${minuto}${sorteio.codigo(11)}`;
}
