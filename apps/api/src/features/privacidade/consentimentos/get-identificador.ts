import type { ContextoUsuario } from '../../../http/contexto.ts';
import { identificadorDe } from './identificador.ts';

/** The id of measurement of the account. */
export function getIdentificador({ db, usuario }: ContextoUsuario) {
  return identificadorDe(db, usuario.id);
}
