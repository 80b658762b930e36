import type { Resposta } from '@rateia/contracts/chamada';
import type { privacidade } from '@rateia/contracts/privacidade';
import type { Executor } from '../../../db/banco.ts';
import { querMarketing } from '../../notificacoes/index.ts';
import { getConsentimentosDe, getPoliticaAtiva } from '../politicas/politicas-repository.ts';

export type PoliticaMarketing = Resposta<typeof privacidade.getPoliticaMarketing>;

/** The policy of messages in force, and the account's answer to it. */
export async function politicaMarketingDe(db: Executor, usuarioId: number): Promise<PoliticaMarketing> {
  const respostas = (await getConsentimentosDe(db, usuarioId)).filter((c) => c.finalidade === 'marketing');
  return {
    ...(await getPoliticaAtiva(db, 'marketing')),
    preferencia: await querMarketing(db, usuarioId),
    respondidaEm: respostas[0]?.em ?? null,
  };
}
