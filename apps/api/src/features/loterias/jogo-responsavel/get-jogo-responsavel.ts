import type { ContextoUsuario } from '../../../http/contexto.ts';
import { situacaoDoJogo } from './situacao-do-jogo.ts';

/** Limit, spending and time away that hold for the person's play now (REGRAS 2.12 Limits). */
export async function getJogoResponsavel(ctx: ContextoUsuario) {
  return await situacaoDoJogo(ctx);
}
