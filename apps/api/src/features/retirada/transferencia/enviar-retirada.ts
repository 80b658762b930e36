import { ID_ESTADO_RETIRADA } from '@rateia/domain/retirada/regras';
import type { MotivoDeRevisao } from '@rateia/domain/retirada/risco';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { temContradicao } from '../../../db/revisoes.ts';
import type { Deps } from '../../../http/deps.ts';
import { moverRetirada } from '../mover-retirada.ts';
import type { Retirada } from '../repository.ts';
import { travar } from '../repository.ts';
import { anotarSituacao } from './anotar-transferencia.ts';
import { ordenarSaida, podeSairAgora } from './ordenar-saida.ts';
import type { SaidaPronta } from './saida.ts';
import { prepararSaida } from './saida.ts';

/** Nobody knows yet what became of the payout: the job comes back and asks under the same id. */
class TransferenciaIndefinida extends Error {}

/**
 * Job `enviarRetirada`: first the state says "sent", then the provider is asked. From there on it may have been paid, so
 * it is only ever asked for again under its own id, which the provider pays once (CONFIABILIDADE 1.5).
 */
export async function enviarRetirada(
  deps: Deps,
  { retiradaId, requestId }: { readonly retiradaId: number; readonly requestId: string | undefined },
): Promise<void> {
  const pedido = await prepararTransferencia(deps, retiradaId);
  if (pedido === undefined) return;
  const situacao = await pedido.enviar(deps, requestId === undefined ? undefined : { requestId });
  await anotarSituacao(deps, { idEnvio: pedido.idEnvio, ...situacao });
  if (situacao.estado === 'DESCONHECIDO') {
    throw new TransferenciaIndefinida(`payout ${pedido.idEnvio}: ${situacao.motivo ?? 'unknown'}`);
  }
}

async function prepararTransferencia(
  deps: Deps,
  retiradaId: number,
): Promise<{ readonly idEnvio: string; readonly enviar: SaidaPronta } | undefined> {
  return await emTransacao(deps.db, async (trx) => {
    const retirada = await travar(trx, retiradaId);
    if (retirada === undefined) return undefined;
    const agora = deps.relogio.agora();
    if (await paraAnaliseEntrementes(trx, retirada)) return undefined;
    if (await esperaOBanco(trx, deps, { retirada, agora })) return undefined;
    const enviada =
      retirada.estado === ID_ESTADO_RETIRADA.emAnalise && !retirada.revisaoManual
        ? await moverRetirada(trx, retirada, {
            evento: 'enviar',
            quem: 'sistema',
            agora,
            mudar: { enviada_em: agora },
          })
        : retirada;
    if (enviada?.estado !== ID_ESTADO_RETIRADA.enviada) return undefined;
    return { idEnvio: enviada.idEnvio, enviar: await prepararSaida(trx, deps, enviada) };
  });
}

/** A job that comes when the banks have closed orders the payout anew, for their next day. */
async function esperaOBanco(
  trx: Trx,
  deps: Deps,
  { retirada, agora }: { readonly retirada: Retirada; readonly agora: string },
): Promise<boolean> {
  const { estado, revisaoManual, tipo } = retirada;
  if (estado !== ID_ESTADO_RETIRADA.emAnalise || revisaoManual) return false;
  if (await podeSairAgora(trx, deps, { tipo, agora })) return false;
  await ordenarSaida(trx, deps, { retirada, agora });
  return true;
}

/**
 * A contradiction, or a block of the account, that came after the code was given: a person looks at it first, as at any
 * other (REGRAS 2.6).
 */
async function paraAnaliseEntrementes(trx: Trx, retirada: Retirada): Promise<boolean> {
  const { id, usuarioId, estado, revisaoManual, motivosRevisao } = retirada;
  if (estado !== ID_ESTADO_RETIRADA.emAnalise || revisaoManual) return false;
  const novos: MotivoDeRevisao[] = [
    ...((await temContradicao(trx, usuarioId)) ? (['contradicao'] as const) : []),
    ...((await estaBloqueada(trx, usuarioId)) ? (['contaBloqueada'] as const) : []),
  ];
  if (novos.length === 0) return false;
  await trx
    .updateTable('retiradas')
    .set({ revisao_manual: true, motivos_revisao: [...motivosRevisao, ...novos] })
    .where('id', '=', id)
    .execute();
  return true;
}

async function estaBloqueada(trx: Trx, usuarioId: number): Promise<boolean> {
  const { bloqueado_em: em } = await trx
    .selectFrom('usuarios')
    .select('bloqueado_em')
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  return em !== null;
}
