import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import { faturaAberta } from '@rateia/domain/carteira/fatura';
import type { LancamentoDeItem, Origem } from '@rateia/domain/carteira/lancamentos';
import { pagamentoDeFatura } from '@rateia/domain/carteira/lancamentos';
import type { QuemMoveDinheiro } from '@rateia/domain/carteira/maquinas';
import { MAQUINA_FATURA } from '@rateia/domain/carteira/maquinas';
import type { Instante } from '@rateia/domain/datas';
import { subtrair } from '@rateia/domain/dinheiro';
import { custoPeloMeio } from '@rateia/domain/pagamentos/meio';
import type { Trx } from '../../db/banco.ts';
import { enfileirarSemAviso } from '../../db/fila.ts';
import { exigir, mover } from '../../db/mover.ts';
import { cancelarPrazos } from '../../db/prazos.ts';
import type { Deps } from '../../http/deps.ts';
import type { FaturaComItens } from '../../http/itens.ts';
import { exigirSaldo, lancar, travarSaldos } from '../livro/index.ts';
import { acharMeio, cancelarPagamentosAbertos } from '../pagamentos/index.ts';
import { FATURA_PAGA, FATURA_RETENCAO_EXPIRA } from './agenda.ts';
import { acharFatura, moduloDe, travarFatura } from './fatura.ts';

export type PedidoDeLiquidacao = {
  readonly faturaId: number;
  /** Payment method, by its id of listing A. */
  readonly meio: number;
  /** The source of the money; its amounts sum to the invoice's total. */
  readonly origem: Origem;
  readonly agora: Instante;
  readonly quem: QuemMoveDinheiro;
  readonly usuarioId?: number | null;
  /** The payment that brought the money, which stays. */
  readonly pagamentoId?: number;
};

/**
 * Pays an invoice in the caller's transaction: one ledger transaction, 11/63 → 13, and the effects of each item's
 * payment. An invoice that is already paid or no longer stands is reported, not paid twice; a wallet that cannot bear
 * it refuses with `saldoInsuficiente` (REGRAS 2.3, 2.8).
 */
export const liquidarFatura = async (
  trx: Trx,
  deps: Deps,
  pedido: PedidoDeLiquidacao,
): Promise<'paga' | 'jaPaga' | 'naoPagavel'> => {
  const lida = await acharFatura(trx, pedido.faturaId);
  if (lida === undefined) return 'naoPagavel';
  const fatura = await travarFatura(trx, deps, lida);
  if (!faturaAberta(fatura.status)) return fatura.status === ID_STATUS_FATURA.cancelado ? 'naoPagavel' : 'jaPaga';
  const { meio, origem, agora, quem, usuarioId } = pedido;
  // The amount above the items is the cost of the method on the day its code was made (REGRAS 2.4).
  const custoMeio = origem.recebido === undefined ? fatura.custoMeio : subtrair(origem.recebido.valor, fatura.subtotal);
  await lancarPagamento(trx, deps, { ...pedido, fatura: { ...fatura, custoMeio } });
  const regra = acharMeio(meio)?.regra;
  exigir(
    await mover(trx, MAQUINA_FATURA, {
      id: fatura.id,
      de: fatura.status,
      evento: 'pagar',
      quem,
      usuarioId,
      agora,
      mudar: {
        paga_em: agora,
        meio_pagamento: meio,
        valor_custo_meio: custoMeio,
        taxas_meio_pagamento: JSON.stringify(regra === undefined ? {} : custoPeloMeio(regra, await deps.regras())),
        causa_falha: null,
      },
    }),
  );
  if (fatura.retidaAte !== null) await cancelarPrazos(trx, { tipos: [FATURA_RETENCAO_EXPIRA], alvoId: fatura.id });
  const exceto = pedido.pagamentoId === undefined ? {} : { exceto: pedido.pagamentoId };
  await cancelarPagamentosAbertos(trx, { faturaId: fatura.id, agora, quem: 'sistema', ...exceto });
  await enfileirarSemAviso(trx, FATURA_PAGA, { faturaId: fatura.id });
  for (const item of fatura.itens) await moduloDe(deps, item).aplicar(trx, deps, { item, fatura, agora });
  return 'paga';
};

const lancarPagamento = async (
  trx: Trx,
  deps: Pick<Deps, 'itens'>,
  p: PedidoDeLiquidacao & { readonly fatura: FaturaComItens },
): Promise<void> => {
  const { fatura, origem, agora, usuarioId } = p;
  const itens: LancamentoDeItem[] = [];
  for (const item of fatura.itens) itens.push(await moduloDe(deps, item).lancamento(trx, item));
  const pagador = fatura.usuarioId;
  const { motivo, partidas } = pagamentoDeFatura({ pagador, origem, custoMeio: fatura.custoMeio, itens });
  if (origem.saldo !== undefined) {
    const contas = partidas.flatMap((c) => ('usuario' in c ? [{ conta: c.conta, usuario: c.usuario }] : []));
    const saldos = await travarSaldos(trx, [...contas, { conta: 'disponivel', usuario: pagador }]);
    exigirSaldo({ saldo: saldos('disponivel', pagador), valor: origem.saldo });
  }
  const chave = `fatura:${fatura.id}:paga`;
  const ator = usuarioId == null ? {} : { ator: usuarioId };
  await lancar(trx, { motivo, origem: 'faturas', origemId: fatura.id, chave, agora, partidas, ...ator });
};
