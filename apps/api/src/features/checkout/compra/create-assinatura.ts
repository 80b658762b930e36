import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import type { Centavos } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirTermos } from '../../../http/exigir-termos.ts';
import type { FaturaComItens } from '../../../http/itens.ts';
import { faturaInicialDe } from '../../carteira/index.ts';
import { cobraPorProvedor, exigirMeio } from '../../pagamentos/index.ts';
import {
  acharFatura,
  definirMeioDaFatura,
  esperarPagamento,
  liquidarFatura,
  precoPorMeio,
} from '../../pedido/index.ts';
import { travarReserva } from '../repository.ts';
import { exigirDePe, minhaReserva } from '../reserva/minha-reserva.ts';

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
  const { reserva: lida } = await minhaReserva(ctx.db, { id: pedido.idPreCheckout, usuarioId: usuario.id, agora });
  const meio = await exigirMeio(deps, pedido.meioPagamento);
  const regras = await deps.regras();
  return await emTransacao(ctx.db, async (trx) => {
    const reserva = await travarReserva(trx, lida);
    exigirDePe(reserva, agora);
    const inicial = await faturaInicialDe(trx, reserva.id);
    const fatura = inicial === undefined ? undefined : await acharFatura(trx, inicial.id);
    if (fatura === undefined) return recusar('reservaExpirada');
    const { custoMeio, total } = precoPorMeio(fatura.subtotal, meio.regra, regras);
    if (total !== pedido.valorTotal) recusar('precoMudou', { dados: { valorTotal: total } });
    await definirMeioDaFatura(trx, { faturaId: fatura.id, meioPagamento: pedido.meioPagamento, custoMeio });
    await trx
      .updateTable('assinaturas')
      .set({ meio_pagamento: pedido.meioPagamento, ...daCampanha(pedido.rastroDaCompra) })
      .where('id', '=', reserva.id)
      .execute();
    const passo = { fatura, meioPagamento: meio.regra.id, valor: total };
    const idPagamento = cobraPorProvedor(meio)
      ? await esperarPagamento(trx, deps, { ...passo, agora })
      : await pagarNaHora(trx, ctx, passo);
    const estado = idPagamento === null ? ('paga' as const) : ('aguardandoPagamento' as const);
    return { idAssinatura: reserva.id, idFatura: fatura.id, estado, idPagamento, valor: total };
  });
};

/** The campaign that led here, if there is one of that number: the cookie may hold any number (REGRAS 2.23). */
const daCampanha = (id: number | undefined) =>
  id === undefined ? {} : { campanha_id: sql<number | null>`(select id from campanhas where id = ${id})` };

type Passo = { readonly fatura: FaturaComItens; readonly meioPagamento: number; readonly valor: Centavos };

const pagarNaHora = async (trx: Trx, ctx: ContextoUsuario, passo: Passo): Promise<null> => {
  const { fatura, meioPagamento: meio, valor } = passo;
  const { deps, agora, usuario } = ctx;
  const origem = { saldo: valor };
  const faturaId = fatura.id;
  const r = await liquidarFatura(trx, deps, { faturaId, meio, origem, agora, quem: 'usuario', usuarioId: usuario.id });
  if (r !== 'paga') return recusar('reservaExpirada');
  return null;
};
