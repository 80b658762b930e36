import type { Recebida } from '@rateia/contracts/chamada';
import type { privacidade } from '@rateia/contracts/privacidade';
import type { PreferenciaGuardada } from '@rateia/domain/notificacoes/preferencias';
import {
  CANAIS_COMUNICACAO,
  CATEGORIAS_COMUNICACAO,
  ID_CATEGORIA_COMUNICACAO,
} from '@rateia/domain/notificacoes/preferencias';
import { emTransacao } from '../../../db/banco.ts';
import { registrarConsentimento } from '../../../db/consentimentos.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { mudarPreferencias } from '../../notificacoes/index.ts';
import type { PoliticaMarketing } from './marketing.ts';
import { politicaMarketingDe } from './marketing.ts';

/**
 * Accepts or refuses marketing as a whole. Accepting turns on promotions by e-mail and push, except for lotteries,
 * which are only ever asked for by name. Refusing turns everything off (spec A§7; REGRAS 2.17).
 */
export async function aceitarMarketing(
  { deps, usuario, agora, ip }: ContextoUsuario,
  { body: { preferencia } }: Recebida<typeof privacidade.aceitarMarketing>,
): Promise<PoliticaMarketing> {
  const usuarioId = usuario.id;
  await emTransacao(deps.db, async (trx) => {
    const { preferencia: antes } = await politicaMarketingDe(trx, usuarioId);
    if (antes !== preferencia)
      await mudarPreferencias(trx, { usuarioId, mudancas: mudancasDe(preferencia), origem: ORIGEM, agora, ip });
    else
      await registrarConsentimento(trx, {
        usuarioId,
        finalidade: 'marketing',
        valores: { marketing: preferencia },
        origem: ORIGEM,
        em: agora,
        ip,
      });
  });
  return await politicaMarketingDe(deps.db, usuarioId);
}

const ORIGEM = 'portal';

function mudancasDe(preferencia: boolean): readonly PreferenciaGuardada[] {
  return CATEGORIAS_COMUNICACAO.filter(
    ({ id, promocional }) => promocional && (!preferencia || id !== ID_CATEGORIA_COMUNICACAO.loterias),
  ).flatMap(({ id }) =>
    CANAIS_COMUNICACAO.filter((canal) => !preferencia || canal !== 'telefone').map((canal) => ({
      categoria: id,
      canal,
      ativa: preferencia,
    })),
  );
}
