import type { Recebida } from '@rateia/contracts/chamada';
import type { sessao } from '@rateia/contracts/sessao';
import { emTransacao } from '../../../db/banco.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { anularLinks, criarLink, usarLink } from '../links/links.ts';

/**
 * The button of the page that the e-mail opened: the link is used up, and only this browser has the token that makes
 * the password.
 */
export async function recuperarSenha(
  { deps, agora }: Contexto,
  { body: { hash } }: Recebida<typeof sessao.recuperarSenha>,
): Promise<{ readonly hash: string; readonly expiraEm: string }> {
  const { sessao: regras } = await deps.regras();
  return await emTransacao(deps.db, async (trx) => {
    const { usuarioId } = (await usarLink(trx, { token: hash, tipos: ['senha'], agora })) ?? recusar('linkVencido');
    await anularLinks(trx, { usuarioId, tipos: ['novaSenha'], agora });
    const nova = await criarLink(trx, { tipo: 'novaSenha', usuarioId, agora, minutos: regras.minutosDaNovaSenha });
    return { hash: nova.token, expiraEm: nova.expiraEm };
  });
}
