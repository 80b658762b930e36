import type { Falha, Recusa } from './erros-api.ts';
import { recusou } from './erros-api.ts';
import { agora } from './relogio.ts';
import { storage } from './storage.ts';

/**
 * Stores the data of a 412, the answer to a login on a new device. The page of the code completes an address with them
 * when the address lacks them (spec 1, §9).
 */
export function guardarLiberacao(erro: Falha<'dispositivoNaoLiberado'>): void {
  if (recusou(erro, 'dispositivoNaoLiberado')) storage.set('liberacao', { ...erro.dados, em: agora() });
}

/** Another code was sent for it, which is valid until then. */
export function adiarLiberacao(hash: string, expiraEm: string): void {
  const guardada = lida();
  if (guardada['hash'] === hash) storage.set('liberacao', { ...guardada, expiraEm });
}

/** True if no more codes are sent, but the last one may still be typed: its page reads the stored data. */
export function temCodigoPorDigitar({ chave }: Pick<Recusa, 'chave'>): boolean {
  const { expiraEm } = lida();
  return chave === 'pinLimiteEnvios' && typeof expiraEm === 'string' && Date.parse(expiraEm) > agora();
}

function lida(): Readonly<Record<string, unknown>> {
  const guardada = storage.get('liberacao');
  return typeof guardada === 'object' && guardada !== null ? (guardada as Record<string, unknown>) : {};
}
