import type { StatusCredito } from '@rateia/domain/carteira/estados';
import { MAQUINA_CREDITO } from '@rateia/domain/carteira/maquinas';
import { PAGAMENTO_ABERTO } from '@rateia/domain/carteira/pagamento';
import type { Instante } from '@rateia/domain/datas';
import { transicionar } from '@rateia/domain/maquina';
import type { Trx } from '../../db/banco.ts';
import { enfileirar } from '../../db/fila.ts';
import { cancelarPrazos } from '../../db/prazos.ts';
import { registrarTransicao } from '../../db/transicoes.ts';
import { PAGAMENTO_EXPIRA, REMOVER_COBRANCA_PIX } from '../carteira/index.ts';
import { moverPagamento } from './mover-pagamento.ts';
import type { Pagamento } from './repository.ts';
import { travarPagamento } from './repository.ts';

/** Deadline `pagamento.expira`: a code nobody paid ends, and the credit that waited for it with it: 41 → 46 (REGRAS 2.5). */
export const expirarPagamento = async (trx: Trx, pagamentoId: number, agora: Instante): Promise<void> => {
  const pagamento = await travarPagamento(trx, pagamentoId);
  if (pagamento === undefined || pagamento.expiraEm > agora) return;
  if (await moverPagamento(trx, pagamento, { evento: 'expirar', quem: 'sistema', agora })) {
    await expirarCredito(trx, pagamento, agora);
  }
};

/** The top-up of a payment that ended without money: 41 → 46. Anything else is left alone (REGRAS 2.3). */
export const expirarCredito = async (trx: Trx, pagamento: Pagamento, agora: Instante): Promise<void> => {
  if (pagamento.creditoId === null) return;
  const credito = await trx
    .selectFrom('creditos')
    .select('status')
    .where('id', '=', pagamento.creditoId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const passo = transicionar(MAQUINA_CREDITO, {
    estado: credito.status as StatusCredito,
    evento: 'expirar',
    quem: 'sistema',
    contexto: undefined,
  });
  if (!passo.ok) return;
  await trx
    .updateTable('creditos')
    .set({ status: passo.para, resolvido_em: agora })
    .where('id', '=', pagamento.creditoId)
    .execute();
  await registrarTransicao(trx, {
    entidade: 'credito',
    entidadeId: pagamento.creditoId,
    de: credito.status,
    evento: 'expirar',
    para: passo.para,
    quem: 'sistema',
    em: agora,
  });
};

/**
 * Ends the open payments of an invoice (paid another way, hold given up) and takes their charges off the air. Money
 * that arrives all the same is honoured or returned. The caller holds the locks of the membership and the invoice.
 */
export const cancelarPagamentosAbertos = async (
  trx: Trx,
  pedido: {
    readonly faturaId: number;
    readonly agora: Instante;
    readonly quem: 'usuario' | 'sistema';
    readonly usuarioId?: number;
    /** The payment that just settled the invoice. */
    readonly exceto?: number;
  },
): Promise<void> => {
  const abertos = await trx
    .selectFrom('pagamentos')
    .select('id')
    .where('fatura_id', '=', pedido.faturaId)
    .where('estado', 'in', [...PAGAMENTO_ABERTO])
    .where('id', '<>', pedido.exceto ?? 0)
    .orderBy('id')
    .execute();
  for (const { id } of abertos) {
    const pagamento = await travarPagamento(trx, id);
    if (pagamento === undefined) continue;
    const expirou = pagamento.expiraEm <= pedido.agora;
    const moveu = await moverPagamento(trx, pagamento, {
      evento: expirou ? 'expirar' : 'cancelar',
      quem: expirou ? 'sistema' : pedido.quem,
      agora: pedido.agora,
      ...(pedido.usuarioId === undefined ? {} : { usuarioId: pedido.usuarioId }),
    });
    if (!moveu) continue;
    await cancelarPrazos(trx, { tipos: [PAGAMENTO_EXPIRA], alvoId: id });
    await enfileirar(trx, REMOVER_COBRANCA_PIX, { pagamentoId: id });
  }
};
