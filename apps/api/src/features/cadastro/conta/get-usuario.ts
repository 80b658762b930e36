import type { ContextoUsuario } from '../../../http/contexto.ts';
import { apresentarUsuario } from '../presenter.ts';

/** The logged-in user, masked, with the data that the account still lacks (spec A§7 usuario). */
export async function getUsuario({ deps, db, usuario }: ContextoUsuario) {
  return { ...(await apresentarUsuario(db, deps, usuario.id)), plus: (await deps.regras()).plus.ligado };
}
