import type { ContextoUsuario } from '../../../http/contexto.ts';
import { identificadorDe } from './identificador.ts';

/** The id of measurement of the account. */
export const getIdentificador = ({ db, usuario }: ContextoUsuario) => identificadorDe(db, usuario.id);
