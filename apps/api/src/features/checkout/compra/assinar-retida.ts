import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import { faturaAberta } from '@rateia/domain/carteira/fatura';
import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { ZERO } from '@rateia/domain/dinheiro';
import type { Trx } from '../../../db/banco.ts';
import { porUltimo } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { FaturaComItens } from '../../../http/itens.ts';
import { exigirSaldo, saldoDisponivel } from '../../livro/index.ts';
import type { MeioDePagamento } from '../../pagamentos/index.ts';
import { cobraPorProvedor } from '../../pagamentos/index.ts';
import {
  definirMeioDaFatura,
  esperarPagamento,
  pagarPedido,
  planejarPagamento,
  precoPorMeio,
  travarFatura,
} from '../../pedido/index.ts';
import { daCampanha } from '../itens/entrada.ts';

export type PedidoDeAssinar = {
  /** The order as it was read. */
  readonly fatura: FaturaComItens;
  readonly meio: MeioDePagamento;
  /** The total that the person saw: it must be the server's. */
  readonly valorTotal: number;
  readonly campanhaId: number | undefined;
  /** The data with the refusal of an order whose hold ended. */
  readonly terminou: { readonly dados?: Readonly<Record<string, unknown>> };
};

/**
 * Pays a held order: a method that settles at once does, any other opens a charge and keeps the seats until it expires
 * (spec B§2 /checkout/assinar; REGRAS 2.2).
 */
export async function assinarRetida(trx: Trx, ctx: ContextoUsuario, p: PedidoDeAssinar) {
  const { custoMeio, total: valor } = precoPorMeio(p.fatura.subtotal, p.meio.regra, await ctx.deps.regras());
  if (valor !== p.valorTotal) recusar('precoMudou', { dados: { valorTotal: valor } });
  // An order that discounts pay whole is settled at once, from the wallet, by nothing.
  if (valor === ZERO && cobraPorProvedor(p.meio)) recusar('meioPagamentoIndisponivel');
  const passo = { ...p, fatura: { ...p.fatura, custoMeio }, valor };
  const idPagamento = cobraPorProvedor(p.meio)
    ? await abrirPagamento(trx, ctx, passo)
    : await pagarNaHora(trx, ctx, passo);
  const estado = idPagamento === null ? ('paga' as const) : ('aguardandoPagamento' as const);
  return { idFatura: p.fatura.id, estado, idPagamento, valor };
}

/** With the cost of the method. */
type Passo = PedidoDeAssinar & { readonly valor: Centavos };

/**
 * The wallet: all is read and decided before any lock, and the payment is the last act of the transaction. A hold that
 * ended, or was paid, in between is refused by then (ADR 011).
 */
async function pagarNaHora(trx: Trx, ctx: ContextoUsuario, passo: Passo): Promise<null> {
  const { fatura, meio, valor, campanhaId, terminou } = passo;
  const { deps, agora, usuario } = ctx;
  if (!faturaAberta(fatura.status)) recusar('reservaExpirada', terminou);
  exigirSaldo({ saldo: await saldoDisponivel(trx, usuario.id), valor });
  const pagamento = { fatura, meio: meio.regra.id, origem: { saldo: valor }, agora, usuarioId: usuario.id, campanhaId };
  const plano = await planejarPagamento(trx, deps, { ...pagamento, quem: 'usuario' });
  porUltimo(trx, async () => await pagarPedido(trx, plano));
  return null;
}

async function abrirPagamento(trx: Trx, ctx: ContextoUsuario, passo: Passo): Promise<string> {
  const { fatura: lida, meio, valor, campanhaId, terminou } = passo;
  const { deps, agora } = ctx;
  const fatura = await travarFatura(trx, deps, lida);
  exigirDePe(fatura, agora, terminou);
  const meioPagamento = meio.regra.id;
  await definirMeioDaFatura(trx, { faturaId: fatura.id, meioPagamento, custoMeio: lida.custoMeio });
  await trx
    .updateTable('assinaturas')
    .set({ meio_pagamento: meioPagamento, ...daCampanha(campanhaId) })
    .where('id', 'in', (e) =>
      e
        .selectFrom('itens_de_vaga as v')
        .innerJoin('itens_da_fatura as i', 'i.id', 'v.item_id')
        .select('v.assinatura_id')
        .where('i.fatura_id', '=', fatura.id),
    )
    .execute();
  return await esperarPagamento(trx, deps, { fatura, meioPagamento, valor, agora });
}

/** The end of the hold of an order. Refuses one that is paid, given up or past its time. */
export function exigirDePe(
  { status, retidaAte }: Pick<FaturaComItens, 'status' | 'retidaAte'>,
  agora: Instante,
  terminou: PedidoDeAssinar['terminou'] = {},
): Instante {
  if (!faturaAberta(status)) {
    return recusar(status === ID_STATUS_FATURA.cancelado ? 'reservaExpirada' : 'naoEncontrado', terminou);
  }
  if (retidaAte === null) return recusar('naoEncontrado');
  if (retidaAte <= agora) return recusar('reservaExpirada', terminou);
  return retidaAte;
}
