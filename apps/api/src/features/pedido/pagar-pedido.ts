import type { StatusFatura } from '@rateia/domain/carteira/estados';
import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import type { Origem } from '@rateia/domain/carteira/lancamentos';
import { pagamentoDeFatura } from '@rateia/domain/carteira/lancamentos';
import type { QuemMoveDinheiro } from '@rateia/domain/carteira/maquinas';
import { MAQUINA_FATURA } from '@rateia/domain/carteira/maquinas';
import type { Instante } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { custoPeloMeio } from '@rateia/domain/pagamentos/meio';
import { PAGAMENTO_ABERTO } from '@rateia/domain/pagamentos/pagamento';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../db/banco.ts';
import type { Parte } from '../../db/de-uma-vez.ts';
import { escreverDeUmaVez } from '../../db/de-uma-vez.ts';
import { aEnfileirarSemAviso } from '../../db/fila.ts';
import { aMover, exigir } from '../../db/mover.ts';
import { aCancelarPrazos } from '../../db/prazos.ts';
import { detalheDa } from '../../db/restricao.ts';
import type { Deps } from '../../http/deps.ts';
import { recusar } from '../../http/erros.ts';
import type { FaturaComItens, PagamentoDoItem } from '../../http/itens.ts';
import { exigirSaldo } from '../livro/index.ts';
import { acharMeio, cancelarPagamentosAbertos } from '../pagamentos/index.ts';
import { FATURA_PAGA, FATURA_RETENCAO_EXPIRA } from './agenda.ts';
import { moduloDe } from './fatura.ts';

export type PedidoAPagar = {
  /** The open invoice as it was read, with the cost of the method that pays it. */
  readonly fatura: FaturaComItens;
  readonly meio: number;
  readonly origem: Origem;
  readonly agora: Instante;
  readonly quem: QuemMoveDinheiro;
  readonly usuarioId?: number | null;
  readonly pagamentoId?: number;
  readonly campanhaId?: number | undefined;
};

/** A payment as it will be written: decided whole, by reads alone. */
export type PlanoDePagamento = PedidoAPagar & {
  readonly travas: RawBuilder<unknown>;
  readonly partes: readonly Parte[];
  readonly depois: readonly ((trx: Trx) => Promise<void>)[];
};

/** Decides everything of a payment before any lock (ADR 011). */
export async function planejarPagamento(db: Executor, deps: Deps, p: PedidoAPagar): Promise<PlanoDePagamento> {
  const { fatura, meio, origem, agora, quem, usuarioId, campanhaId } = p;
  const itens: PagamentoDoItem[] = [];
  for (const item of fatura.itens) {
    const nome = `item_${item.posicao}`;
    itens.push(await moduloDe(deps, item).pagar(db, deps, { item, nome, agora, meio, campanhaId }));
  }
  const { motivo, partidas } = pagamentoDeFatura({
    pagador: fatura.usuarioId,
    origem,
    custoMeio: fatura.custoMeio,
    itens: itens.map(({ lancamento }) => lancamento),
  });
  const regra = acharMeio(meio)?.regra;
  const paga = exigir(
    aMover(
      MAQUINA_FATURA,
      {
        id: fatura.id,
        de: fatura.status,
        evento: 'pagar',
        quem,
        usuarioId,
        agora,
        mudar: {
          paga_em: agora,
          meio_pagamento: meio,
          valor_custo_meio: fatura.custoMeio,
          taxas_meio_pagamento: JSON.stringify(regra === undefined ? {} : custoPeloMeio(regra, await deps.regras())),
          causa_falha: null,
        },
      },
      'fatura',
    ),
  );
  const daRetencao = { tipos: [FATURA_RETENCAO_EXPIRA], alvoId: fatura.id };
  const grupos = itens.flatMap(({ travas }) => travas.grupos);
  const assinaturas = itens.flatMap(({ travas }) => travas.assinaturas);
  return {
    ...p,
    travas: sql`pagar_pedido(${grupos}::bigint[], ${assinaturas}::bigint[], ${fatura.id}, ${fatura.status}::smallint, ${fatura.usuarioId}, ${origem.saldo ?? 0},
      ${motivo}, ${agora}, ${JSON.stringify(partidas)}::jsonb, ${usuarioId ?? null}, ${[...PAGAMENTO_ABERTO]}::text[])`,
    partes: [
      ...paga.partes,
      ...(fatura.retidaAte === null ? [] : [aCancelarPrazos(daRetencao, 'prazo_da_retencao')]),
      aEnfileirarSemAviso(FATURA_PAGA, { faturaId: fatura.id }, 'recibo'),
      ...itens.flatMap(({ partes }) => partes),
    ],
    depois: itens.flatMap(({ depois }) => (depois === undefined ? [] : [depois])),
  };
}

/**
 * Pays an order as it was planned, in one round trip for all that holds a hot row. An invoice that changed since it was
 * read refuses, and so does a wallet that cannot bear it: the transaction must then end.
 */
export async function pagarPedido(trx: Trx, plano: PlanoDePagamento): Promise<void> {
  const { fatura, agora, pagamentoId, travas, partes } = plano;
  const { abertos } = await escreverDeUmaVez<{ readonly abertos: readonly number[] }>(trx, {
    partes,
    antes: sql`${travas} as abertos`,
    valores: { abertos: sql`to_jsonb(abertos)` },
  }).catch((erro: unknown) => explicar(erro, plano));
  if (abertos.some((id) => id !== pagamentoId)) {
    const exceto = pagamentoId === undefined ? {} : { exceto: pagamentoId };
    await cancelarPagamentosAbertos(trx, { faturaId: fatura.id, agora, quem: 'sistema', ...exceto });
  }
  for (const fazer of plano.depois) await fazer(trx);
}

function explicar(erro: unknown, { origem }: PlanoDePagamento): never {
  const saldo = detalheDa(erro, 'saldo_do_pagador');
  if (saldo !== undefined && origem.saldo !== undefined) {
    exigirSaldo({ saldo: centavos(Number(saldo)), valor: origem.saldo });
  }
  const status = detalheDa(erro, 'fatura_como_lida');
  if (status === undefined) throw erro;
  return recusar((Number(status) as StatusFatura) === ID_STATUS_FATURA.cancelado ? 'reservaExpirada' : 'naoEncontrado');
}
