import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import type { Centavos } from '@rateia/domain/dinheiro';
import { FINALIDADE_PAGAMENTO, MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/meios';
import { sql } from 'kysely';
import type { Trx } from '../../db/banco.ts';
import { emTransacao } from '../../db/banco.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { exigirTermos } from '../../http/exigir-termos.ts';
import type { FaturaComItens } from '../../http/itens.ts';
import { faturaInicialDe } from '../carteira/index.ts';
import { criarPagamento } from '../pagamentos/index.ts';
import { acharFatura, definirMeioDaFatura, estenderRetencao, liquidarFatura, precoPorMeio } from '../pedido/index.ts';
import { exigirMeio } from './meio-escolhido.ts';
import { exigirDePe, minhaReserva } from './minha-reserva.ts';
import { travarReserva } from './repository.ts';

type Contrato = typeof checkout.createAssinatura;

/**
 * Subscribes with held seats: wallet credit settles at once, Pix opens a charge and keeps the seats until its code
 * expires. The total the person saw must be the server's (spec B§2 /checkout/assinar; REGRAS 2.2).
 */
export const createAssinatura = async (
  ctx: ContextoUsuario,
  { body: pedido }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> => {
  const { agora, usuario, deps } = ctx;
  exigirTermos(usuario);
  const { reserva: lida } = await minhaReserva(ctx.db, { id: pedido.idPreCheckout, usuarioId: usuario.id, agora });
  const meio = await exigirMeio(deps, pedido.meioPagamento);
  const regras = await deps.regras();
  return await emTransacao(ctx.db, async (trx) => {
    const reserva = await travarReserva(trx, lida);
    exigirDePe(reserva, agora);
    const inicial = await faturaInicialDe(trx, reserva.id);
    const fatura = inicial === undefined ? undefined : await acharFatura(trx, inicial.id);
    if (fatura === undefined) return recusar('reservaExpirada');
    const { custoMeio, total } = precoPorMeio(fatura.subtotal, meio, regras);
    if (total !== pedido.valorTotal) recusar('precoMudou', { dados: { valorTotal: total } });
    await definirMeioDaFatura(trx, { faturaId: fatura.id, meioPagamento: pedido.meioPagamento, custoMeio });
    await trx
      .updateTable('assinaturas')
      .set({ meio_pagamento: pedido.meioPagamento, ...daCampanha(pedido.rastroDaCompra) })
      .where('id', '=', reserva.id)
      .execute();
    const passo = { fatura, valor: total };
    const idPagamento = meio === 'credito' ? await pagarComSaldo(trx, ctx, passo) : await abrirPix(trx, ctx, passo);
    const estado = idPagamento === null ? ('paga' as const) : ('aguardandoPagamento' as const);
    return { idAssinatura: reserva.id, idFatura: fatura.id, estado, idPagamento, valor: total };
  });
};

/** The campaign that led here, if there is one of that number: what a cookie says may be anything (REGRAS 2.23). */
const daCampanha = (id: number | undefined) =>
  id === undefined ? {} : { campanha_id: sql<number | null>`(select id from campanhas where id = ${id})` };

type Passo = { readonly fatura: FaturaComItens; readonly valor: Centavos };

const pagarComSaldo = async (trx: Trx, ctx: ContextoUsuario, { fatura, valor }: Passo): Promise<null> => {
  const { deps, agora, usuario } = ctx;
  const meio = MEIO_PAGAMENTO.credito.id;
  const origem = { saldo: valor };
  const faturaId = fatura.id;
  const r = await liquidarFatura(trx, deps, { faturaId, meio, origem, agora, quem: 'usuario', usuarioId: usuario.id });
  if (r !== 'paga') return recusar('reservaExpirada');
  return null;
};

const abrirPix = async (trx: Trx, ctx: ContextoUsuario, { fatura, valor }: Passo): Promise<string> => {
  const { deps, agora, usuario } = ctx;
  const { idPublico, expiraEm } = await criarPagamento(trx, deps, {
    finalidade: FINALIDADE_PAGAMENTO.assinatura.id,
    usuarioId: usuario.id,
    faturaId: fatura.id,
    meioPagamento: MEIO_PAGAMENTO.pix.id,
    valor,
    agora,
  });
  await estenderRetencao(trx, deps, { fatura, ate: expiraEm, agora });
  return idPublico;
};
