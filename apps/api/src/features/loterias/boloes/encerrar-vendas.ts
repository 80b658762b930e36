import type { Instante } from '@rateia/domain/datas';
import { ID_ESTADO_BOLAO, MAQUINA_BOLAO, vendeuOBastante } from '@rateia/domain/loterias/bolao';
import { ID_ESTADO_COTA } from '@rateia/domain/loterias/cota';
import type { Trx } from '../../../db/banco.ts';
import { exigir, mover } from '../../../db/mover.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { cancelarFatura } from '../../pedido/index.ts';
import { BOLAO_COMPROVAR } from '../agenda.ts';
import { lacrar } from '../prova/lacrar.ts';
import { contarCotas, participacoesDoBolao, travarBolao } from './bolao.ts';
import { cancelarBolao } from './cancelar-bolao.ts';

/**
 * Deadline `bolao.encerrarVendas`. Unpaid holds end, then enough cotas are sold or everything goes back. A pool that goes on
 * is frozen at once: its root is public from this moment, and its receipts are due (REGRAS 2.12).
 */
export async function encerrarVendas(
  trx: Trx,
  deps: Deps,
  { bolaoId, agora }: { readonly bolaoId: number; readonly agora: Instante },
): Promise<void> {
  const bolao = await travarBolao(trx, bolaoId);
  if (bolao?.estado !== ID_ESTADO_BOLAO.aVenda || bolao.vendasAte > agora) return;
  await soltarReservas(trx, deps, { bolaoId, agora });
  const { vendidas } = (await contarCotas(trx, [bolaoId]))(bolaoId);
  const { totalCotas: total, vendasAte, comprovarAte } = bolao;
  if (!vendeuOBastante({ vendidas, total }, await deps.regras())) {
    await cancelarBolao(trx, deps, { bolao, motivo: 'poucasVendas', quem: 'sistema', usuarioId: null, agora });
    return;
  }
  exigir(
    await mover(trx, MAQUINA_BOLAO, {
      id: bolaoId,
      de: bolao.estado,
      evento: 'encerrarVendas',
      quem: 'sistema',
      agora,
      contexto: { agora, vendasAte, comprovarAte, comprovantesCompletos: false },
      mudar: { mudou_em: agora },
    }),
  );
  await lacrar(trx, deps, { bolao, momento: 'fechamento', agora });
  await agendarPrazo(trx, { tipo: BOLAO_COMPROVAR, alvoId: bolaoId, venceEm: comprovarAte, agora });
}

/** The orders of a person who goes away that hold cotas without having paid end: nothing is charged to him now (REGRAS 2.12). */
export async function soltarReservasDe(
  trx: Trx,
  deps: Deps,
  { usuarioId, agora }: { readonly usuarioId: number; readonly agora: Instante },
): Promise<void> {
  const retidas = await trx
    .selectFrom('cotas as c')
    .innerJoin('itens_da_fatura as i', 'i.id', 'c.item_id')
    .select('i.fatura_id as faturaId')
    .where('c.usuario_id', '=', usuarioId)
    .where('c.estado', '=', ID_ESTADO_COTA.retida)
    .groupBy('i.fatura_id')
    .orderBy('i.fatura_id')
    .execute();
  for (const { faturaId } of retidas)
    await cancelarFatura(trx, deps, { faturaId, agora, quem: 'membro', motivo: 'jogo.afastamento' });
}

/** Orders that hold cotas of a pool without having paid end: money that comes later goes back to its payer. */
export async function soltarReservas(
  trx: Trx,
  deps: Deps,
  { bolaoId, agora }: { readonly bolaoId: number; readonly agora: Instante },
): Promise<void> {
  const retidas = (await participacoesDoBolao(trx, bolaoId)).filter(({ estado }) => estado === 'retida');
  for (const { faturaId } of retidas)
    await cancelarFatura(trx, deps, { faturaId, agora, motivo: 'bolao.vendasTerminaram' });
}
