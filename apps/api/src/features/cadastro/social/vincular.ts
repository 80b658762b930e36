import { SOCIAL_AUTH } from '@rateia/domain/cadastro/social';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import type { Executor, Trx } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { notificarComBloqueio } from '../../sessao/index.ts';
import type { Identificada } from './identificar.ts';
import { CONTEXTO_SOCIAL } from './pergunta.ts';
import { findContaSocial, getContasSociais, insertContaSocial, usarAutenticacao } from './repository.ts';

export function nomeDoProvedor(socialAuth: number): string {
  return Object.values(SOCIAL_AUTH).find(({ id }) => id === socialAuth)?.rotulo ?? '';
}

/**
 * Marks the login as used and links the account at the provider to ours. An account at a provider opens one account of
 * ours, and ours has one of each provider; the tables say so too (spec A§4 Registration).
 */
export async function vincular(trx: Trx, { ctx, usuarioId, identificada, avisar }: Vinculo): Promise<void> {
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
    await notificarComBloqueio(trx, deps, {
      usuarioId,
      modelo: 'contaSocialVinculada',
      dados: { provedor, quando: formatarMomento(agora) },
      fato: `${socialAuth}:${agora}`,
      agora,
      requestId,
    });
}

/**
 * The result of linking the two accounts: possible, already done, or refused because one of them is linked to another.
 */
export async function vinculoPossivel(
  db: Executor,
  {
    usuarioId,
    identificada: { socialAuth, subIndice },
  }: { readonly usuarioId: number; readonly identificada: Identificada },
): Promise<'livre' | 'feito' | 'socialJaVinculada' | 'conflito'> {
  const deQuem = await findContaSocial(db, { socialAuth, subIndice });
  if (deQuem !== undefined) return deQuem.usuarioId === usuarioId ? 'feito' : 'socialJaVinculada';
  const outras = await getContasSociais(db, usuarioId);
  return outras.some((outra) => outra.socialAuth === socialAuth) ? 'conflito' : 'livre';
}

type Vinculo = {
  readonly ctx: Contexto;
  readonly usuarioId: number;
  readonly identificada: Identificada;
  /** True if the owner of the account is told of the link. He is not told when the account was just made with it. */
  readonly avisar: boolean;
};
