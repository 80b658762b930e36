import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import { faturaAberta } from '@rateia/domain/carteira/fatura';
import type { Origem } from '@rateia/domain/carteira/lancamentos';
import { compra, mensalidade, reconstrucaoDaCaucao } from '@rateia/domain/carteira/lancamentos';
import type { QuemMoveDinheiro } from '@rateia/domain/carteira/maquinas';
import type { Movimento } from '@rateia/domain/carteira/razao';
import type { Instante } from '@rateia/domain/datas';
import { custoPeloMeio } from '@rateia/domain/pagamentos/meio';
import type { Trx } from '../../db/banco.ts';
import type { Deps } from '../../http/deps.ts';
import { exigirSaldo, lancar, travarSaldoDoPagador } from '../livro/index.ts';
import { acharMeio, cancelarPagamentosAbertos } from '../pagamentos/index.ts';
import { concluirPagamento } from './concluir-pagamento.ts';
import { comCustoDoRecebido, guardarCusto } from './custo-da-fatura.ts';
import { moverFatura } from './mover.ts';
import type { Assinatura, Fatura } from './repository.ts';
import { acharFatura, travarAssinatura, travarFatura } from './repository.ts';

export type PedidoDeLiquidacao = {
  readonly faturaId: number;
  /** Payment method, by its id of listing A. */
  readonly meio: number;
  /** Where the money comes from; its amounts sum to the invoice's total. */
  readonly origem: Origem;
  readonly agora: Instante;
  readonly quem: QuemMoveDinheiro;
  readonly usuarioId?: number | null;
};

/**
 * Pays an invoice in the caller's transaction: ledger, 11/63 → 13, forecast, deposit, next cycle, and no further
 * dunning. An invoice that is already paid or no longer stands is told, not paid twice; a wallet that cannot bear it
 * refuses with `saldoInsuficiente` (REGRAS 2.3, 2.8).
 */
export const liquidarFatura = async (
  trx: Trx,
  deps: Pick<Deps, 'regras'>,
  pedido: PedidoDeLiquidacao,
): Promise<'paga' | 'jaPaga' | 'naoPagavel'> => {
  const lida = await acharFatura(trx, pedido.faturaId);
  if (lida === undefined) return 'naoPagavel';
  const assinatura = await travarAssinatura(trx, lida.assinaturaId);
  const travada = await travarFatura(trx, pedido.faturaId);
  if (!faturaAberta(travada.status)) return travada.status === ID_STATUS_FATURA.cancelado ? 'naoPagavel' : 'jaPaga';

  const { saldo, recebido } = pedido.origem;
  const fatura = recebido === undefined ? travada : comCustoDoRecebido(travada, recebido.valor);
  await guardarCusto(trx, { de: travada, para: fatura, meio: pedido.meio });
  if (saldo !== undefined) {
    const { administradorId } = assinatura.grupo;
    const disponivel = await travarSaldoDoPagador(trx, { usuarioId: fatura.usuarioId, administradorId });
    exigirSaldo({ saldo: disponivel, valor: saldo });
  }
  const { motivo, partidas } = movimentoDoPagamento(fatura, assinatura, pedido.origem);
  const { agora, quem } = pedido;
  const chave = `fatura:${fatura.id}:paga`;
  const ator = pedido.usuarioId == null ? {} : { ator: pedido.usuarioId };
  await lancar(trx, { motivo, origem: 'faturas', origemId: fatura.id, chave, agora, partidas, ...ator });

  const meio = acharMeio(pedido.meio);
  const custo = meio === undefined ? {} : custoPeloMeio(meio.regra, await deps.regras());
  await moverFatura(trx, {
    id: fatura.id,
    de: fatura.status,
    evento: 'pagar',
    quem,
    usuarioId: pedido.usuarioId,
    agora,
    mudar: {
      paga_em: agora,
      meio_pagamento: pedido.meio,
      taxas_meio_pagamento: JSON.stringify(custo),
      causa_falha: null,
    },
  });
  if (pedido.origem.recebido === undefined)
    await cancelarPagamentosAbertos(trx, { faturaId: fatura.id, agora, quem: 'sistema' });
  await concluirPagamento(trx, deps, { assinatura, fatura, agora });
  return 'paga';
};

const movimentoDoPagamento = (fatura: Fatura, { grupo }: Assinatura, origem: Origem): Movimento => {
  const { plano: parte, taxa, caucao, custoMeio } = fatura.valores;
  const membro = fatura.usuarioId;
  if (fatura.tipo === 'caucao') return reconstrucaoDaCaucao({ membro, valor: caucao, custoMeio, origem });
  const pagamento = { membro, administrador: grupo.administradorId, parte, taxa, caucao, custoMeio, origem };
  return fatura.tipo === 'primeira' ? compra(pagamento) : mensalidade(pagamento);
};
