import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { Contexto } from '../../../http/contexto.ts';
import { identificar } from './identificar.ts';
import { garantirPinDaVinculacao } from './pin-da-vinculacao.ts';
import { situar } from './situacao.ts';

/**
 * Names the person who came back from the provider, and the next step: a linked account is logged in, a known e-mail
 * gets its PIN, a new account is completed (spec A§4 Registration).
 */
export async function infoAutenticacaoExterna(
  ctx: Contexto,
  { body }: Recebida<typeof cadastro.infoAutenticacaoExterna>,
): Promise<Resposta<typeof cadastro.infoAutenticacaoExterna>> {
  const identificada = await identificar(ctx, body);
  const situada = await situar(ctx.db, identificada);
  if (situada.situacao === 'naoEhNova')
    await garantirPinDaVinculacao(ctx, {
      resumo: identificada.resumo,
      usuarioId: situada.usuarioId,
      email: situada.email,
    });
  const { primeiroNome, sobrenome, email } = identificada.identidade;
  return {
    id: situada.situacao === 'vinculada' ? situada.usuarioId : null,
    novoCadastroContaSocial: situada.situacao === 'nova',
    contaSocialVinculada: situada.situacao === 'vinculada',
    email: email ?? '',
    socialAuth: identificada.socialAuth,
    socialAuthId: identificada.subIndice.toString('base64url'),
    firstName: primeiroNome,
    lastName: sobrenome,
  };
}
