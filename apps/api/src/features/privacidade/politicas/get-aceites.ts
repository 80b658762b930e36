import type { ContextoUsuario } from '../../../http/contexto.ts';
import { aceitesDe } from './aceites.ts';

/** The account's acceptances and answers, newest first, and the documents that still wait for its answer (spec A§7). */
export function getAceites({ db, usuario }: ContextoUsuario) {
  return aceitesDe(db, usuario.id);
}
