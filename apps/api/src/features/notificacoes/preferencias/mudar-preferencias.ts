import type { PreferenciaGuardada } from '@rateia/domain/notificacoes/preferencias';
import { aceitaMarketing } from '@rateia/domain/notificacoes/preferencias';
import type { Trx } from '../../../db/banco.ts';
import { registrarConsentimento } from '../../../db/consentimentos.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import { getPreferencias, gravarPreferencias, travarPreferencias } from './preferencia-repository.ts';

type Mudanca = {
  readonly usuarioId: number;
  readonly mudancas: readonly PreferenciaGuardada[];
  /** The page of the change: preferencias, portal, descadastro. */
  readonly origem: string;
  readonly agora: string;
  readonly ip: string | null;
};

/**
 * Changes switches of a person. The first one that promotes is the marketing consent and the last one its withdrawal:
 * either is added to the consent log in the same transaction (REGRAS 2.17).
 */
export async function mudarPreferencias(trx: Trx, m: Mudanca): Promise<void> {
  const { usuarioId, mudancas, origem, agora, ip } = m;
  const antes = aceitaMarketing(await travarPreferencias(trx, usuarioId));
  await gravarPreferencias(trx, { usuarioId, mudancas, agora });
  const depois = aceitaMarketing(await getPreferencias(trx, usuarioId));
  if (depois !== antes) {
    await registrarConsentimento(trx, {
      usuarioId,
      finalidade: 'marketing',
      valores: { marketing: depois },
      origem,
      em: agora,
      ip,
    });
  }
  await registrarAuditoria(trx, {
    usuarioId,
    acao: 'notificacoes.preferenciasMudadas',
    alvo: `usuario:${usuarioId}`,
    dados: { origem, mudancas: mudancas.map(({ categoria, canal, ativa }) => `${categoria}:${canal}:${ativa}`) },
    ip,
    em: agora,
  });
}
