import type { Recebida } from '@rateia/contracts/chamada';
import type { privacidade } from '@rateia/contracts/privacidade';
import { emTransacao } from '../../../db/banco.ts';
import { registrarConsentimento, versaoEmVigor } from '../../../db/consentimentos.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { ORIGEM_COOKIES } from './origem-cookies.ts';

/** The choice of a visitor, under the random id of the browser (spec A§4 Cookie consent). */
export async function guardarConsentimentoCookies(
  { deps, agora, ip }: Contexto,
  {
    body: { anonimo, versao, analytics_storage, ad_storage },
  }: Recebida<typeof privacidade.guardarConsentimentoCookies>,
): Promise<void> {
  if (versao !== (await versaoEmVigor(deps.db, 'cookies'))) recusar('conflito');
  await emTransacao(deps.db, (trx) =>
    registrarConsentimento(trx, {
      usuarioId: null,
      anonimoId: anonimo,
      finalidade: 'cookies',
      valores: { necessary: true, analytics_storage, ad_storage },
      versao,
      origem: ORIGEM_COOKIES,
      em: agora,
      ip,
    }),
  );
}
