import type { ContextoUsuario } from '../../../http/contexto.ts';
import { aceitesDe } from './aceites.ts';

/** What the account accepted and answered, newest first, and what still waits for it (spec A§7). */
export const getAceites = ({ db, usuario }: ContextoUsuario) => aceitesDe(db, usuario.id);
