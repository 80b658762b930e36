import type { RespostaLogin } from '../../../lib/session.ts';
import { session } from '../../../lib/session.ts';
import { storage } from '../../../lib/storage.ts';

/** Keeps a session that a second step opened. */
export function guardarLogin(resposta: RespostaLogin): void {
  storage.remove('liberacao');
  session.guardar(resposta);
}
