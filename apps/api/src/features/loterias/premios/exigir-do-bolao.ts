import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Bolao } from '../boloes/bolao.ts';
import { acharBolao } from '../boloes/bolao.ts';
import { devolvidoAPessoa } from './devolvido-a-pessoa.ts';
import { cotasDaPessoa } from './premios-repository.ts';

/** The same for a member whose pool was cancelled: his money is back, and he may still see why. */
export async function exigirDoBolaoOuDevolvido(ctx: ContextoUsuario, bolaoId: number) {
  const [devolvido = null] = await devolvidoAPessoa(ctx.db, { usuarioId: ctx.usuario.id, boloes: [bolaoId] });
  if (devolvido === null) return { ...(await exigirDoBolao(ctx, bolaoId)), devolvido };
  const bolao = (await acharBolao(ctx.db, bolaoId)) ?? recusar('bolaoNaoEncontrado');
  return { bolao, minhas: [], devolvido };
}

/** A pool of the person, with his cotas; to anybody without a paid cota it does not exist (REGRAS 2.15). */
export async function exigirDoBolao(
  { db, usuario }: ContextoUsuario,
  bolaoId: number,
): Promise<{ readonly bolao: Bolao; readonly minhas: readonly number[] }> {
  const bolao = await acharBolao(db, bolaoId);
  const minhas = await cotasDaPessoa(db, { bolaoId, usuarioId: usuario.id });
  if (bolao === undefined || minhas.length === 0) return recusar('bolaoNaoEncontrado');
  return { bolao, minhas };
}
