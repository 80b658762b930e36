import type { Instante } from '@rateia/domain/datas';
import { PAGAMENTO_ABERTO } from '@rateia/domain/pagamentos/pagamento';
import type { Trx } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import { PAGAMENTO_EXPIRA, RETIRAR_COBRANCA } from '../agenda.ts';
import type { Documentos } from '../documentos.ts';
import { documentoDe } from '../documentos.ts';
import { meioDo } from '../meios/meios.ts';
import { moverPagamento } from '../mover-pagamento.ts';
import { travarPagamento } from '../repository.ts';

/** Deadline `pagamento.expira`: a code nobody paid ends, and its document is told (REGRAS 2.5). */
export async function expirarPagamento(
  trx: Trx,
  documentos: Documentos,
  { pagamentoId, agora }: { readonly pagamentoId: number; readonly agora: Instante },
): Promise<void> {
  const pagamento = await travarPagamento(trx, pagamentoId);
  if (pagamento === undefined || pagamento.expiraEm > agora) return;
  if (await moverPagamento(trx, pagamento, { evento: 'expirar', quem: 'sistema', agora })) {
    await documentoDe(documentos, pagamento).expirar(trx, { pagamento, agora });
    if (meioDo(pagamento).viveMaisLa === true) await enfileirar(trx, RETIRAR_COBRANCA, { pagamentoId });
  }
}

/**
 * Ends the open payments of an invoice (paid another way, hold given up) and takes their charges off the air. Money
 * that arrives all the same is honoured or returned. The caller holds the locks of the membership and the invoice.
 */
export async function cancelarPagamentosAbertos(
  trx: Trx,
  pedido: {
    readonly faturaId: number;
    readonly agora: Instante;
    readonly quem: 'usuario' | 'sistema';
    readonly usuarioId?: number;
    /** The payment that just settled the invoice. */
    readonly exceto?: number;
  },
): Promise<void> {
  const abertos = await trx
    .selectFrom('pagamentos')
    .select('id')
    .where('fatura_id', '=', pedido.faturaId)
    .where('estado', 'in', [...PAGAMENTO_ABERTO])
    .where('id', '<>', pedido.exceto ?? 0)
    .orderBy('id')
    .execute();
  for (const { id } of abertos) await cancelarPagamento(trx, { ...pedido, id });
}

/** Ends one payment that waits, and takes its charge off the air. */
export async function cancelarPagamento(
  trx: Trx,
  pedido: {
    readonly id: number;
    readonly agora: Instante;
    readonly quem: 'usuario' | 'sistema';
    readonly usuarioId?: number;
  },
): Promise<void> {
  const { id } = pedido;
  const pagamento = await travarPagamento(trx, id);
  if (pagamento === undefined) return;
  const expirou = pagamento.expiraEm <= pedido.agora;
  const moveu = await moverPagamento(trx, pagamento, {
    evento: expirou ? 'expirar' : 'cancelar',
    quem: expirou ? 'sistema' : pedido.quem,
    agora: pedido.agora,
    ...(pedido.usuarioId === undefined ? {} : { usuarioId: pedido.usuarioId }),
  });
  if (!moveu) return;
  await cancelarPrazos(trx, { tipos: [PAGAMENTO_EXPIRA], alvoId: id });
  await enfileirar(trx, RETIRAR_COBRANCA, { pagamentoId: id });
}
