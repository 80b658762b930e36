import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../db/banco.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Tokens } from '../../../http/tokens.ts';
import type { SessaoAberta } from '../../sessao/index.ts';
import { entrarNaConta, findContaById, hashUtilizavel, resumoDoDispositivo } from '../../sessao/index.ts';
import { identificar } from './identificar.ts';
import { findContaSocial, marcarUsoDaContaSocial, usarAutenticacao } from './repository.ts';

/**
 * Logs in with a linked account. This call uses up the token of the address. It makes the same demands on a device as a
 * login by password (spec A§4 Registration, A§7).
 */
export async function autenticarVinculacao(
  ctx: Contexto,
  { query, body }: Recebida<typeof cadastro.autenticarVinculacao>,
  tokens: Tokens,
): Promise<SessaoAberta> {
  const { deps, agora } = ctx;
  const { socialAuth, socialAuthToken: socialToken, socialId } = query;
  const { resumo, subIndice } = await identificar(ctx, { socialAuth, socialToken });
  if (subIndice.toString('base64url') !== socialId) return recusar('socialInvalido');
  const usuarioId = await emTransacao(deps.db, async (trx) => {
    const vinculada = (await findContaSocial(trx, { socialAuth, subIndice })) ?? recusar('socialInvalido');
    if (!(await usarAutenticacao(trx, { resumo, agora }))) recusar('socialInvalido');
    await marcarUsoDaContaSocial(trx, { usuarioId: vinculada.usuarioId, socialAuth, agora });
    return vinculada.usuarioId;
  });
  const dispositivo = hashUtilizavel(body.hashDispositivo ?? ctx.hashDispositivo);
  const conta =
    (await findContaById(deps.db, { id: usuarioId, dispositivo: resumoDoDispositivo(dispositivo) })) ??
    recusar('socialInvalido');
  const { nomeDispositivo, campanha } = body;
  return await entrarNaConta(ctx, tokens, { conta, dispositivo, nomeDispositivo, campanha, como: 'social' });
}
