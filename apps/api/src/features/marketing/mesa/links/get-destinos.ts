import type { ContextoUsuario } from '../../../../http/contexto.ts';
import { listarDestinos } from './repository.ts';

/** Sites that a short link may lead to (ASVS 3.7.2). */
export async function getDestinos({ db }: ContextoUsuario) {
  return { itens: await listarDestinos(db) };
}
