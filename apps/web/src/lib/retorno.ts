import { RETORNO_VALE_MS } from '@rateia/domain/constantes-de-depois';
import { agora } from './relogio.ts';
import { storage } from './storage.ts';

/** Remembers the page that a missing validation interrupted (spec 1, §3 Redirect record). */
export function guardarRetorno(caminho: string): void {
  storage.set('retorno', { caminho, em: agora() });
}

/** The page to go back to. One that is older than ten minutes, or unreadable, is cleared and counts as none (spec 1, §8). */
export function lerRetorno(): string | undefined {
  const guardado = storage.get('retorno');
  if (guardado === undefined) return undefined;
  const { caminho, em } = (guardado ?? {}) as { readonly caminho?: unknown; readonly em?: unknown };
  const idade = typeof em === 'number' ? agora() - em : Number.NaN;
  if (typeof caminho === 'string' && idade >= 0 && idade <= RETORNO_VALE_MS) return caminho;
  limparRetorno();
  return undefined;
}

/** The person is back. */
export function limparRetorno(): void {
  storage.remove('retorno');
}
