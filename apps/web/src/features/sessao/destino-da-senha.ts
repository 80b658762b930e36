import { agora } from '../../lib/clock.ts';
import type { RegrasEmVigor } from '../../lib/regras.ts';
import { storage } from '../../lib/storage.ts';

const UM_MINUTO = 60_000;

/** Where somebody was going who asked for a new password: the link of the e-mail opens a page that knows nothing of it. */
export function guardarDestinoDaSenha(redirect: string | undefined, regras: RegrasEmVigor['sessao'] | undefined): void {
  if (redirect === undefined || regras === undefined) storage.remove('senha');
  // As long as the link of the e-mail is good, and the page that it opens.
  else
    storage.set('senha', { redirect, ate: agora() + (regras.minutosDoLink + regras.minutosDaNovaSenha) * UM_MINUTO });
}

/** That page, for the login that comes after; the login itself refuses what is not ours. */
export function lerDestinoDaSenha(): string | undefined {
  const { redirect, ate } = (storage.get('senha') ?? {}) as { redirect?: unknown; ate?: unknown };
  if (typeof redirect === 'string' && typeof ate === 'number' && agora() <= ate) return redirect;
  storage.remove('senha');
  return undefined;
}
