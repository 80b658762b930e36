import { REGRAS_PADRAO } from '@rateia/domain/regras';
import { agora } from '../../../lib/relogio.ts';
import { storage } from '../../../lib/storage.ts';

const { minutosDoLink, minutosDaNovaSenha } = REGRAS_PADRAO.sessao;
/** The time in which the link of the e-mail is valid, and the page that it opens. */
const VALE_MS = (minutosDoLink + minutosDaNovaSenha) * 60_000;

/**
 * Keeps the page that a person who asks for a new password was going to: the link of the e-mail opens a page that does
 * not know it.
 */
export function guardarDestinoDaSenha(redirect: string | undefined): void {
  if (redirect === undefined) storage.remove('senha');
  else storage.set('senha', { redirect, em: agora() });
}

/** Reads that page, for the login that comes after; the login itself refuses a page that is not ours. */
export function lerDestinoDaSenha(): string | undefined {
  const { redirect, em } = (storage.get('senha') ?? {}) as { redirect?: unknown; em?: unknown };
  const idade = typeof em === 'number' ? agora() - em : Number.NaN;
  if (typeof redirect === 'string' && idade >= 0 && idade <= VALE_MS) return redirect;
  storage.remove('senha');
  return undefined;
}
