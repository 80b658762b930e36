import { storage } from '../../lib/storage.ts';

/** What the 412 left of a release request, for an address that was opened without it. */
export function hashDaLiberacao(): string | undefined {
  const guardado = storage.get('liberacao');
  const hash = typeof guardado === 'object' && guardado !== null && 'hash' in guardado ? guardado.hash : undefined;
  return typeof hash === 'string' ? hash : undefined;
}
