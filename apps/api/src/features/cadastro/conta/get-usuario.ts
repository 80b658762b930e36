import type { ContextoUsuario } from '../../../http/contexto.ts';
import { apresentarUsuario } from '../presenter.ts';

/** Who is logged in, masked, with what is still missing (spec A§7 usuario). */
export const getUsuario = ({ deps, db, usuario }: ContextoUsuario) => apresentarUsuario(db, deps.cifra, usuario.id);
