import { SOCIAL_AUTH } from '@rateia/domain/cadastro/social';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import type { Executor, Trx } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { avisarComBloqueio } from '../../sessao/index.ts';
import type { Identificada } from './identificar.ts';
import { CONTEXTO_SOCIAL } from './pergunta.ts';
import { findContaSocial, getContasSociais, insertContaSocial, usarAutenticacao } from './repository.ts';

export const nomeDoProvedor = (socialAuth: number): string =>
  Object.values(SOCIAL_AUTH).find(({ id }) => id === socialAuth)?.rotulo ?? '';

/**
 * Spends the way and ties the account at the provider to ours. One of a provider opens one of ours, and ours has one of
 * each provider; the tables say so too (spec A§4 Registration).
 */
export const vincular = async (trx: Trx, { ctx, usuarioId, identificada, avisar }: Vinculo): Promise<void> => {
  const { deps, agora, ip, requestId } = ctx;
  const { resumo, socialAuth, subIndice, identidade } = identificada;
  if (!(await usarAutenticacao(trx, { resumo, agora }))) return recusar('socialInvalido');
  const vinculo = await vinculoPossivel(trx, { usuarioId, identificada });
  if (vinculo === 'feito') return undefined;
  if (vinculo !== 'livre') return recusar(vinculo);
  await insertContaSocial(trx, {
    usuarioId,
    socialAuth,
    subIndice,
    emailCifrado: identidade.email === null ? null : deps.cifra.cifrar(identidade.email, CONTEXTO_SOCIAL.email),
    agora,
  });
  const provedor = nomeDoProvedor(socialAuth);
  await registrarAuditoria(trx, {
    usuarioId,
    acao: 'cadastro.contaSocialVinculada',
    alvo: `usuario:${usuarioId}`,
    dados: { socialAuth },
    ip,
    em: agora,
  });
  if (avisar)
    await avisarComBloqueio(trx, deps, {
      usuarioId,
      modelo: 'contaSocialVinculada',
      dados: { provedor, quando: formatarMomento(agora) },
      fato: `${socialAuth}:${agora}`,
      agora,
      requestId,
    });
};

/** Whether the two accounts can be tied: they are free, they are tied already, or one of them is tied to another. */
export const vinculoPossivel = async (
  db: Executor,
  {
    usuarioId,
    identificada: { socialAuth, subIndice },
  }: { readonly usuarioId: number; readonly identificada: Identificada },
): Promise<'livre' | 'feito' | 'socialJaVinculada' | 'conflito'> => {
  const deQuem = await findContaSocial(db, { socialAuth, subIndice });
  if (deQuem !== undefined) return deQuem.usuarioId === usuarioId ? 'feito' : 'socialJaVinculada';
  const outras = await getContasSociais(db, usuarioId);
  return outras.some((outra) => outra.socialAuth === socialAuth) ? 'conflito' : 'livre';
};

type Vinculo = {
  readonly ctx: Contexto;
  readonly usuarioId: number;
  readonly identificada: Identificada;
  /** Whether the owner of the account is told: yes, except of the account that was made with it just now. */
  readonly avisar: boolean;
};
