import type { RespostaLogin } from '../../../lib/sessao.ts';
import { sessaoAtual } from '../../../lib/sessao.ts';
import { storage } from '../../../lib/storage.ts';

/** Keeps a session that a second step opened. */
export function guardarLogin(resposta: RespostaLogin): void {
  storage.remove('liberacao');
  sessaoAtual.guardar(resposta);
}
