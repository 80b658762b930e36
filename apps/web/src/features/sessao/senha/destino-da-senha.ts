import type { RegrasEmVigor } from '../../../lib/regras.ts';
import { agora } from '../../../lib/relogio.ts';
import { storage } from '../../../lib/storage.ts';

const UM_MINUTO = 60_000;

/**
 * Keeps the page that a person who asks for a new password was going to, for the time in which the link of the e-mail and
 * the page that it opens are good: that page does not know it.
 */
export function guardarDestinoDaSenha(redirect: string | undefined, regras: RegrasEmVigor['sessao'] | undefined): void {
  if (redirect === undefined || regras === undefined) storage.remove('senha');
  else
    storage.set('senha', { redirect, ate: agora() + (regras.minutosDoLink + regras.minutosDaNovaSenha) * UM_MINUTO });
}

/** Reads that page, for the login that comes after; the login itself refuses a page that is not ours. */
export function lerDestinoDaSenha(): string | undefined {
  const { redirect, ate } = (storage.get('senha') ?? {}) as { readonly redirect?: unknown; readonly ate?: unknown };
  if (typeof redirect === 'string' && typeof ate === 'number' && agora() <= ate) return redirect;
  storage.remove('senha');
  return undefined;
}
