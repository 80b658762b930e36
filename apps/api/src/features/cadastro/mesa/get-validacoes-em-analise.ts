import type { ContextoUsuario } from '../../../http/contexto.ts';
import { validacoesEmAnalise } from '../validacao-conta/analise.ts';

/** The queue of identities that a person decides, the most urgent first (REGRAS 2.15). */
export async function getValidacoesEmAnalise({ db, deps }: ContextoUsuario) {
  return {
    itens: await validacoesEmAnalise(db, deps),
  };
}
