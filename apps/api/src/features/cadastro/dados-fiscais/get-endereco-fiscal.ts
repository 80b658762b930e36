import type { ContextoUsuario } from '../../../http/contexto.ts';
import { apresentarEndereco } from '../presenter.ts';
import { getConta } from '../repository.ts';

/** The address of one’s own, null when none was given (spec A§7). */
export async function getEnderecoFiscal({ deps, db, usuario }: ContextoUsuario) {
  return apresentarEndereco(deps.cifra, await getConta(db, usuario.id));
}
