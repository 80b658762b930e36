import type { ContextoUsuario } from '../../../http/contexto.ts';
import { retiradasEmRevisao } from '../revisao/revisao.ts';

/** Withdrawals waiting for review or stuck (REGRAS 2.6 Timing). */
export const getRetiradasEmRevisao = async ({ db, deps, agora }: ContextoUsuario) => ({
  itens: await retiradasEmRevisao(db, deps, agora),
});
