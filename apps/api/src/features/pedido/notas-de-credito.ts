import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import { MAQUINA_FATURA } from '@rateia/domain/carteira/maquinas';
import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, somar, ZERO } from '@rateia/domain/dinheiro';
import type { Executor, Trx } from '../../db/banco.ts';
import { exigir, mover } from '../../db/mover.ts';
import type { Quem } from '../../db/transicoes.ts';
import type { ItemADevolver } from '../../http/itens.ts';

/** Writes the note of an item and moves its invoice: 67 once all of it went back, else still 13 (REGRAS 2.3). */
export async function registrarNota(
  trx: Trx,
  pedido: {
    readonly item: Pick<ItemADevolver, 'itemId' | 'faturaId' | 'valor' | 'descontavel'> & {
      readonly quantidade?: number;
      /** The part that its discounts had paid, which is in no credit. */
      readonly desconto: Centavos;
    };
    /** The credit of the whole return; undefined when all of it goes back by the method that paid. */
    readonly creditoId: number | undefined;
    /** The part of this item that goes back by the method that paid. */
    readonly devolucao: { readonly id: number; readonly valor: Centavos } | undefined;
    readonly caso: string;
    readonly quem: Quem;
    readonly motivo: string;
    readonly agora: Instante;
  },
): Promise<number> {
  const { item, devolucao, caso, quem, motivo, agora } = pedido;
  const { faturaId, valor } = item;
  const original = devolucao?.valor ?? ZERO;
  const creditoId = original === valor ? null : (pedido.creditoId ?? null);
  const { valorPago, antes } = await situacaoDaFatura(trx, faturaId);
  const { id } = await trx
    .insertInto('notas_de_credito')
    .values({
      fatura_id: faturaId,
      item_id: item.itemId,
      credito_id: creditoId,
      devolucao_id: devolucao?.id ?? null,
      valor_original: original,
      caso,
      quantidade: item.quantidade ?? null,
      valor_total: valor,
      descontavel: item.descontavel ?? ZERO,
      valor_desconto: item.desconto,
      criada_em: agora,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const valorEstornado = somar(antes, valor);
  exigir(
    await mover(trx, MAQUINA_FATURA, {
      id: faturaId,
      de: ID_STATUS_FATURA.pago,
      evento: valorEstornado === valorPago ? 'estornar' : 'estornarParte',
      quem: 'sistema',
      agora,
      contexto: { valorPago, valorEstornado },
      dados: { caso, motivo, pedidoPor: quem, creditoId, porOriginal: original, valor },
    }),
  );
  return id;
}

/** The amount that was paid for an invoice, and the amount that its notes have given back. */
async function situacaoDaFatura(
  db: Executor,
  faturaId: number,
): Promise<{ readonly valorPago: Centavos; readonly antes: Centavos }> {
  const f = await db
    .selectFrom('faturas as f')
    .select('f.valor_total')
    .select((e) =>
      e
        .selectFrom('notas_de_credito as n')
        .select((n) => n.fn.sum<number | null>('n.valor_total').as('soma'))
        .whereRef('n.fatura_id', '=', 'f.id')
        .as('antes'),
    )
    .where('f.id', '=', faturaId)
    .executeTakeFirstOrThrow();
  return { valorPago: centavos(f.valor_total ?? 0), antes: centavos(Number(f.antes ?? 0)) };
}
