import type { ContextoUsuario } from '../../../http/contexto.ts';
import { apresentarEndereco } from '../presenter.ts';
import { getConta } from '../repository.ts';

/** The address of one’s own, null when none was given (spec A§7). */
export const getEnderecoFiscal = async ({ deps, db, usuario }: ContextoUsuario) =>
  apresentarEndereco(deps.cifra, await getConta(db, usuario.id));
