import type { Recebida } from '@rateia/contracts/chamada';
import type { privacidade } from '@rateia/contracts/privacidade';
import { emTransacao } from '../../../db/banco.ts';
import { registrarConsentimento } from '../../../db/consentimentos.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { Identificador } from './identificador.ts';
import { gravarIdentificador, identificadorDe } from './identificador.ts';

/** PUT identificador: consents or takes it back, and logs the answer as one about cookies (spec A§7; REGRAS 2.22). */
export async function updateIdentificador(
  { deps, usuario, agora, ip }: ContextoUsuario,
  { body: { analytics_storage, ad_storage } }: Recebida<typeof privacidade.updateIdentificador>,
): Promise<Identificador> {
  const usuarioId = usuario.id;
  await emTransacao(deps.db, async (trx) => {
    await gravarIdentificador(trx, { usuarioId, analytics_storage, ad_storage, agora });
    await registrarConsentimento(trx, {
      usuarioId,
      finalidade: 'cookies',
      valores: { necessary: true, analytics_storage, ad_storage },
      origem: 'portal',
      em: agora,
      ip,
    });
  });
  return await identificadorDe(deps.db, usuarioId);
}
