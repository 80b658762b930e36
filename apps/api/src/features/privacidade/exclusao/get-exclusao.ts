import type { ContextoUsuario } from '../../../http/contexto.ts';
import { situacaoDaExclusao } from './situacao-da-exclusao.ts';

/**
 * The state of the deletion: whether it was asked for, the end of the time to undo it, and its obstacles (REGRAS 2.17).
 */
export function getExclusao({ db, deps, usuario }: ContextoUsuario) {
  return situacaoDaExclusao(db, deps, usuario.id);
}
