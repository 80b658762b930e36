import type { Cifra } from '../../../gateways/chaves/port.ts';

const CONTEXTO = 'atraso';

/**
 * The signed part of the link of a late invoice. It holds the invoice, encrypted and authenticated: nobody can make one
 * by counting, and it opens that invoice's answers and nothing else (REGRAS 2.8).
 */
export function tokenDoAtraso(cifra: Cifra, faturaId: number): string {
  return cifra.cifrar(String(faturaId), CONTEXTO).toString('base64url');
}

/** The invoice of a link; undefined for any that we did not make. */
export function lerTokenDoAtraso(cifra: Cifra, token: string): number | undefined {
  try {
    const id = Number(cifra.decifrar(Buffer.from(token, 'base64url'), CONTEXTO));
    return Number.isSafeInteger(id) && id > 0 ? id : undefined;
  } catch {
    // Forged, cut short by a mail program, or of a key that is gone: one answer for all (ASVS 16.5.1).
    return undefined;
  }
}
