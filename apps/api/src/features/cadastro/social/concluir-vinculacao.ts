import type { ConcluirVinculacao } from '../../sessao/index.ts';
import { identificadaDoResumo } from './identificar.ts';
import { vincular, vinculoPossivel } from './vincular.ts';

/**
 * The second factor was right: the account at the provider that waited for it opens this one from now on. One that was
 * linked elsewhere meanwhile, or whose time is over, keeps nobody out: the login goes on without it.
 */
export const concluirVinculacao: ConcluirVinculacao = async (trx, { ctx, usuarioId, resumo }) => {
  const identificada = await identificadaDoResumo(trx, ctx, resumo);
  if (identificada === undefined || (await vinculoPossivel(trx, { usuarioId, identificada })) !== 'livre') return;
  await vincular(trx, { ctx, usuarioId, identificada, avisar: true });
};
