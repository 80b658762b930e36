import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import { faturaAberta } from '@rateia/domain/carteira/fatura';
import type { Centavos } from '@rateia/domain/dinheiro';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao, porUltimo } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirTermos } from '../../../http/exigir-termos.ts';
import type { FaturaComItens } from '../../../http/itens.ts';
import { exigirSaldo, saldoDisponivel } from '../../livro/index.ts';
import { cobraPorProvedor, exigirMeio } from '../../pagamentos/index.ts';
import {
  acharFatura,
  definirMeioDaFatura,
  esperarPagamento,
  pagarPedido,
  planejarPagamento,
  precoPorMeio,
} from '../../pedido/index.ts';
import { daCampanha } from '../itens/entrada.ts';
import type { Reserva } from '../repository.ts';
import { travarReserva } from '../repository.ts';
import { exigirDePe, minhaReserva, terminou } from '../reserva/minha-reserva.ts';

type Contrato = typeof checkout.createAssinatura;

/**
 * Subscribes with held seats: a method that settles at once does, any other opens a charge and keeps the seats until it
 * expires. The total the person saw must be the server's (spec B§2 /checkout/assinar; REGRAS 2.2).
 */
export const createAssinatura = async (
  ctx: ContextoUsuario,
  { body: pedido }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> => {
  const { agora, usuario, deps } = ctx;
  exigirTermos(usuario);
  const { reserva } = await minhaReserva(ctx.db, { id: pedido.idPreCheckout, usuarioId: usuario.id, agora });
  const meio = await exigirMeio(deps, pedido.meioPagamento);
  const regras = await deps.regras();
  return await emTransacao(ctx.db, async (trx) => {
    const fatura = reserva.faturaId === null ? undefined : await acharFatura(trx, reserva.faturaId);
    if (fatura === undefined) return recusar('reservaExpirada');
    const { custoMeio, total } = precoPorMeio(fatura.subtotal, meio.regra, regras);
    if (total !== pedido.valorTotal) recusar('precoMudou', { dados: { valorTotal: total } });
    const { rastroDaCompra: campanhaId } = pedido;
    const passo = { reserva, fatura: { ...fatura, custoMeio }, meio: meio.regra.id, valor: total, campanhaId };
    const idPagamento = cobraPorProvedor(meio)
      ? await abrirPagamento(trx, ctx, passo)
      : await pagarNaHora(trx, ctx, passo);
    const estado = idPagamento === null ? ('paga' as const) : ('aguardandoPagamento' as const);
    return { idAssinatura: reserva.id, idFatura: fatura.id, estado, idPagamento, valor: total };
  });
};

type Passo = {
  readonly reserva: Reserva;
  /** With the cost of the method. */
  readonly fatura: FaturaComItens;
  readonly meio: number;
  readonly valor: Centavos;
  readonly campanhaId: number | undefined;
};

/**
 * The wallet: all is read and decided before any lock, and the payment is the last act of the transaction. A hold that
 * ended, or was paid, in between is refused by then (ADR 011).
 */
const pagarNaHora = async (trx: Trx, ctx: ContextoUsuario, passo: Passo): Promise<null> => {
  const { reserva, fatura, meio, valor, campanhaId } = passo;
  const { deps, agora, usuario } = ctx;
  if (!faturaAberta(fatura.status)) recusar('reservaExpirada', terminou(reserva));
  exigirSaldo({ saldo: await saldoDisponivel(trx, usuario.id), valor });
  const pagamento = { fatura, meio, origem: { saldo: valor }, agora, usuarioId: usuario.id, campanhaId };
  const plano = await planejarPagamento(trx, deps, { ...pagamento, quem: 'usuario' });
  porUltimo(trx, async () => await pagarPedido(trx, plano));
  return null;
};

const abrirPagamento = async (trx: Trx, ctx: ContextoUsuario, passo: Passo): Promise<string> => {
  const { reserva: lida, fatura, meio: meioPagamento, valor, campanhaId } = passo;
  const { deps, agora } = ctx;
  const reserva = await travarReserva(trx, lida);
  exigirDePe(reserva, agora);
  await definirMeioDaFatura(trx, { faturaId: fatura.id, meioPagamento, custoMeio: fatura.custoMeio });
  await trx
    .updateTable('assinaturas')
    .set({ meio_pagamento: meioPagamento, ...daCampanha(campanhaId) })
    .where('id', '=', reserva.id)
    .execute();
  return await esperarPagamento(trx, deps, { fatura, meioPagamento, valor, agora });
};
