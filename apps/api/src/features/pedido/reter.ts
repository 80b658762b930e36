import type { Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import type { Trx } from '../../db/banco.ts';
import { agendarPrazo } from '../../db/prazos.ts';
import type { Deps } from '../../http/deps.ts';
import type { FaturaComItens, PedidoDeItem } from '../../http/itens.ts';
import { abrirFatura } from './abrir-fatura.ts';
import { FATURA_RETENCAO_EXPIRA } from './agenda.ts';
import { moduloDe } from './fatura.ts';

export type Pedido = {
  readonly usuarioId: number;
  readonly itens: readonly PedidoDeItem[];
  /** The end of the hold; null takes it at once (a late payment that is honoured). */
  readonly ate: Instante | null;
  readonly agora: Instante;
  readonly custoMeio?: Centavos;
};

/**
 * Holds an order: one invoice with all of its items, or nothing of it. Rows that only this purchase sees are written
 * first. Rows that other purchases want are taken last, in the one order, and held as briefly as they can be. Undefined
 * when something is gone: the caller's transaction must then end (REGRAS 2.2).
 */
export const reter = async (trx: Trx, p: Pedido): Promise<number | undefined> => {
  const { usuarioId, itens, ate, agora, custoMeio } = p;
  const faturaId = await abrirFatura(trx, {
    usuarioId,
    itens: itens.map(({ item }) => item),
    venceEm: diaDe(agora),
    agora,
    quem: 'usuario',
    retidaAte: ate,
    ...(custoMeio === undefined ? {} : { custoMeio }),
  });
  if (ate !== null) {
    await agendarPrazo(trx, { tipo: FATURA_RETENCAO_EXPIRA, alvoId: faturaId, venceEm: ate, agora });
  }
  for (const { ocupar } of [...itens].sort((a, b) => a.ordem - b.ordem)) {
    if (!(await ocupar(trx))) return undefined;
  }
  return faturaId;
};

/** Keeps an order that waits for its payment until then. The caller holds its locks (REGRAS 2.2). */
export const estenderRetencao = async (
  trx: Trx,
  deps: Pick<Deps, 'itens'>,
  e: { readonly fatura: FaturaComItens; readonly ate: Instante; readonly agora: Instante },
): Promise<void> => {
  const { fatura, ate, agora } = e;
  for (const item of fatura.itens) await moduloDe(deps, item).estender(trx, { item, ate });
  await trx.updateTable('faturas').set({ retida_ate: ate }).where('id', '=', fatura.id).execute();
  await agendarPrazo(trx, { tipo: FATURA_RETENCAO_EXPIRA, alvoId: fatura.id, venceEm: ate, agora });
};
