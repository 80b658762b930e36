import type { ContextoUsuario } from '../../../http/contexto.ts';
import { retiradasEmRevisao } from '../revisao/revisao.ts';

/** Withdrawals waiting for review or stuck (REGRAS 2.6 Timing). */
export async function getRetiradasEmRevisao({ db, deps, agora }: ContextoUsuario) {
  return {
    itens: await retiradasEmRevisao(db, deps, agora),
  };
}
