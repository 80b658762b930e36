import { timingSafeEqual } from 'node:crypto';
import type { Cifra } from '../../../gateways/chaves/port.ts';

const CONTEXTO = 'grupo:renovar';

/**
 * The hash of a renewal link. It holds the group, encrypted and authenticated: nobody else can make one, and it needs no
 * row. It serves once, because a group is renewed once (REGRAS part 1, /webhook/grupo/renovar/{id}).
 */
export function hashDaRenovacao(cifra: Cifra, grupoId: number): string {
  return cifra.cifrar(String(grupoId), CONTEXTO).toString('base64url');
}

/** True for a hash that we made for this group. */
export function ehDaRenovacao(
  cifra: Cifra,
  { grupoId, hash }: { readonly grupoId: number; readonly hash: string },
): boolean {
  try {
    const lido = Buffer.from(cifra.decifrar(Buffer.from(hash, 'base64url'), CONTEXTO));
    const esperado = Buffer.from(String(grupoId));
    return lido.length === esperado.length && timingSafeEqual(lido, esperado);
  } catch {
    // Forged, cut short by a mail program, or of a key that is gone: one answer for all (ASVS 16.5.1).
    return false;
  }
}
