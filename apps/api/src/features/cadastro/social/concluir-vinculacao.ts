import type { ConcluirVinculacao } from '../../sessao/index.ts';
import { identificadaDoResumo } from './identificar.ts';
import { vincular, vinculoPossivel } from './vincular.ts';

/**
 * Runs after the second factor was right: the waiting account at the provider opens this one from now on. If that
 * account was linked elsewhere meanwhile, or its time is over, the login still goes on, without the link.
 */
export const concluirVinculacao: ConcluirVinculacao = async (trx, { ctx, usuarioId, resumo }) => {
  const identificada = await identificadaDoResumo(trx, ctx, resumo);
  if (identificada === undefined || (await vinculoPossivel(trx, { usuarioId, identificada })) !== 'livre') return;
  await vincular(trx, { ctx, usuarioId, identificada, avisar: true });
};
