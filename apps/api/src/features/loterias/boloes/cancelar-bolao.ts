import type { Instante } from '@rateia/domain/datas';
import type { MotivoDoCancelamento } from '@rateia/domain/loterias/bolao';
import { ID_ESTADO_BOLAO, MAQUINA_BOLAO } from '@rateia/domain/loterias/bolao';
import type { Trx } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import { mover } from '../../../db/mover.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import { cancelarFatura } from '../../pedido/index.ts';
import { BOLAO_COMPROVAR, BOLAO_ENCERRAR_VENDAS, DEVOLVER_COTAS } from '../agenda.ts';
import type { Bolao } from './bolao.ts';
import { participacoesDoBolao, travarBolao } from './bolao.ts';

export type Cancelamento = {
  readonly bolao: Bolao;
  readonly motivo: MotivoDoCancelamento;
  readonly quem: 'operador' | 'sistema';
  readonly usuarioId: number | null;
  readonly agora: Instante;
};

/**
 * Ends a pool before its bets are proven: holds end, and the money of each purchase goes back in a transaction of its own
 * (REGRAS 2.12). The caller holds the pool's lock; a pool that is proven refuses.
 */
export async function cancelarBolao(trx: Trx, deps: Deps, c: Cancelamento): Promise<void> {
  const { bolao, motivo, quem, usuarioId, agora } = c;
  const { id, estado: de, vendasAte, comprovarAte } = bolao;
  const movida = await mover(trx, MAQUINA_BOLAO, {
    id,
    de,
    evento: 'cancelar',
    quem,
    usuarioId,
    agora,
    dados: { motivo },
    contexto: { agora, vendasAte, comprovarAte, comprovantesCompletos: false },
    mudar: { motivo_cancelamento: motivo, mudou_em: agora },
  });
  if (!movida.ok) return recusar('bolaoForaDaEtapa');
  await cancelarPrazos(trx, { tipos: [BOLAO_ENCERRAR_VENDAS, BOLAO_COMPROVAR], alvoId: id });
  for (const { itemId, faturaId, estado } of await participacoesDoBolao(trx, id)) {
    if (estado === 'vendida') await enfileirar(trx, DEVOLVER_COTAS, { itemId });
    else await cancelarFatura(trx, deps, { faturaId, agora, motivo: 'bolao.cancelado' });
  }
}

/** Deadline `bolao.comprovar`: without all receipts the pool is cancelled, with an apology (REGRAS 2.12). */
export async function cancelarSemComprovante(
  trx: Trx,
  deps: Deps,
  { bolaoId, agora }: { readonly bolaoId: number; readonly agora: Instante },
): Promise<void> {
  const bolao = await travarBolao(trx, bolaoId);
  const espera = bolao?.estado === ID_ESTADO_BOLAO.encerradoParaVenda || bolao?.estado === ID_ESTADO_BOLAO.registrando;
  if (bolao === undefined || !espera || bolao.comprovarAte > agora) return;
  await cancelarBolao(trx, deps, { bolao, motivo: 'semComprovante', quem: 'sistema', usuarioId: null, agora });
}
