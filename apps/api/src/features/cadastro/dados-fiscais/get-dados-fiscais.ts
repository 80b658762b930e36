import type { ContextoUsuario } from '../../../http/contexto.ts';
import { apresentarDadosFiscais } from '../presenter.ts';
import { getConta } from '../repository.ts';

/** CPF, birth date and address of one’s own; the CPF masked (spec A§7). */
export async function getDadosFiscais({ deps, db, usuario }: ContextoUsuario) {
  return apresentarDadosFiscais(deps.cifra, await getConta(db, usuario.id));
}
