import type { Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import type { Trx } from '../../db/banco.ts';
import { aAgendar, agendarPrazo } from '../../db/prazos.ts';
import type { Deps } from '../../http/deps.ts';
import type { FaturaComItens, ItemEscrito, PedidoDeItem } from '../../http/itens.ts';
import { escreverFatura } from './abrir-fatura.ts';
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
export async function reter(trx: Trx, p: Pedido): Promise<number | undefined> {
  const { id, ocupar } = await escreverPedido(trx, p);
  return (await ocupar()) ? id : undefined;
}

export type PedidoEscrito = {
  readonly id: number;
  readonly itens: readonly ItemEscrito[];
  /** Takes what its items want, which is held until the transaction ends. False when something is gone. */
  readonly ocupar: () => Promise<boolean>;
};

/** The rows of an order that only this purchase sees, in one round trip; the scarce things are still to be taken. */
export async function escreverPedido(trx: Trx, p: Pedido): Promise<PedidoEscrito> {
  const { usuarioId, itens, ate, agora, custoMeio } = p;
  const nova = {
    usuarioId,
    itens: itens.map(({ item }) => item),
    venceEm: diaDe(agora),
    agora,
    quem: 'usuario',
    retidaAte: ate,
    ...(custoMeio === undefined ? {} : { custoMeio }),
  } as const;
  const escrita = await escreverFatura(trx, nova, (alvoId) =>
    ate === null ? [] : [aAgendar({ tipo: FATURA_RETENCAO_EXPIRA, alvoId, venceEm: ate, agora }, 'prazo_da_retencao')],
  ).catch((erro: unknown) => {
    for (const { recusa } of itens) recusa?.(erro);
    throw erro;
  });
  const emOrdem = itens.flatMap((pedido, i) => {
    const escrito = escrita.itens[i];
    return escrito === undefined ? [] : [{ pedido, escrito }];
  });
  emOrdem.sort((a, b) => a.pedido.ordem - b.pedido.ordem);
  async function ocupar(): Promise<boolean> {
    for (const { pedido, escrito } of emOrdem) if (!(await pedido.ocupar(trx, escrito))) return false;
    return true;
  }
  return { ...escrita, ocupar };
}

/** Keeps an order that waits for its payment until then. The caller holds its locks (REGRAS 2.2). */
export async function estenderRetencao(
  trx: Trx,
  deps: Pick<Deps, 'itens'>,
  e: { readonly fatura: FaturaComItens; readonly ate: Instante; readonly agora: Instante },
): Promise<void> {
  const { fatura, ate, agora } = e;
  for (const item of fatura.itens) await moduloDe(deps, item).estender(trx, { item, ate });
  await trx.updateTable('faturas').set({ retida_ate: ate }).where('id', '=', fatura.id).execute();
  await agendarPrazo(trx, { tipo: FATURA_RETENCAO_EXPIRA, alvoId: fatura.id, venceEm: ate, agora });
}
