import type { Trx } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { ENVIAR_RETIRADA, RETIRADA_ANALISE_VENCE } from '../agenda.ts';
import { moverRetirada } from '../mover-retirada.ts';
import type { Retirada } from '../repository.ts';
import { ordenarSaida, podeSairAgora } from '../transferencia/ordenar-saida.ts';
import type { Decidida, Decisao } from './revisao.ts';
import { paraDecidir } from './revisao.ts';

/** Lets a reviewed withdrawal go out (REGRAS 2.15). */
export async function liberarRetiradaEmRevisao(trx: Trx, deps: Pick<Deps, 'regras'>, d: Decisao): Promise<Decidida> {
  const retirada = await paraDecidir(trx, d);
  if ('ok' in retirada) return retirada;
  if (!(await podeSairAgora(trx, deps, { tipo: retirada.tipo, agora: d.agora })))
    return await deixarPronta(trx, deps, { retirada, d });
  const enviada = await moverRetirada(trx, retirada, {
    evento: 'enviar',
    quem: 'operador',
    usuarioId: d.operadorId,
    agora: d.agora,
    mudar: { aprovada_por: d.operadorId, enviada_em: d.agora },
    dados: { mensagem: d.mensagem },
  });
  if (enviada === undefined) return { ok: false, motivo: 'transicao' };
  await cancelarPrazos(trx, { tipos: [RETIRADA_ANALISE_VENCE], alvoId: retirada.id });
  await enfileirar(trx, ENVIAR_RETIRADA, { retiradaId: retirada.id }, { chave: `enviarRetirada:${retirada.id}` });
  return { ok: true, id: retirada.id, estado: enviada.estado };
}

/** Released while the banks are closed: it leaves by itself when they open, and its owner may cancel until then. */
async function deixarPronta(
  trx: Trx,
  deps: Pick<Deps, 'regras'>,
  { retirada, d }: { readonly retirada: Retirada; readonly d: Decisao },
): Promise<Decidida> {
  await trx
    .updateTable('retiradas')
    .set({ aprovada_por: d.operadorId, revisao_manual: false })
    .where('id', '=', retirada.id)
    .execute();
  await cancelarPrazos(trx, { tipos: [RETIRADA_ANALISE_VENCE], alvoId: retirada.id });
  await ordenarSaida(trx, deps, { retirada, agora: d.agora });
  return { ok: true, id: retirada.id, estado: retirada.estado };
}
