import type { ContextoUsuario } from '../../../http/contexto.ts';
import { validacoesEmAnalise } from '../validacao-conta/analise.ts';

/** The queue of identities that a person decides, the most urgent first (REGRAS 2.15). */
export const getValidacoesEmAnalise = async ({ db, deps }: ContextoUsuario) => ({
  itens: await validacoesEmAnalise(db, deps),
});
