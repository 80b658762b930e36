import type { Recebida } from '@rateia/contracts/chamada';
import type { privacidade } from '@rateia/contracts/privacidade';
import { emTransacao } from '../../../db/banco.ts';
import { registrarConsentimento, versaoEmVigor } from '../../../db/consentimentos.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { gravarIdentificador } from './identificador.ts';
import { ORIGEM_COOKIES } from './origem-cookies.ts';

/** The choice of an account; with the browser's id, the choice from before the login becomes the account's too. */
export async function vincularConsentimentoCookies(
  { deps, usuario, agora, ip }: ContextoUsuario,
  { body }: Recebida<typeof privacidade.vincularConsentimentoCookies>,
): Promise<void> {
  const { anonimo = null, versao, analytics_storage, ad_storage } = body;
  if (versao !== (await versaoEmVigor(deps.db, 'cookies'))) recusar('conflito');
  await emTransacao(deps.db, async (trx) => {
    await registrarConsentimento(trx, {
      usuarioId: usuario.id,
      anonimoId: anonimo,
      finalidade: 'cookies',
      valores: { necessary: true, analytics_storage, ad_storage },
      versao,
      origem: ORIGEM_COOKIES,
      em: agora,
      ip,
    });
    await gravarIdentificador(trx, { usuarioId: usuario.id, analytics_storage, ad_storage, agora });
  });
}
