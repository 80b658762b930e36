import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import type { Centavos } from '@rateia/domain/dinheiro';
import { custoPeloMeio } from '@rateia/domain/pagamentos/meio';
import { sql } from 'kysely';
import type { Trx } from '../../db/banco.ts';
import { emTransacao } from '../../db/banco.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { exigirTermos } from '../../http/exigir-termos.ts';
import { definirMeioDaFatura, faturaInicialDe, liquidarFatura } from '../carteira/index.ts';
import { cobraPorProvedor, criarPagamento, exigirMeio } from '../pagamentos/index.ts';
import { concluirEntrada } from './concluir-entrada.ts';
import { exigirDePe, minhaReserva } from './minha-reserva.ts';
import { composicaoDaReserva } from './presenter.ts';
import type { Reserva } from './repository.ts';
import { travarReserva } from './repository.ts';
import { estenderReserva } from './reserva.ts';

type Contrato = typeof checkout.createAssinatura;

/**
 * Subscribes with held seats: a means that settles at once does, any other opens a charge and keeps the seats
 * until it expires. The total the person saw must be the server's (spec B§2 /checkout/assinar; REGRAS 2.2).
 */
export const createAssinatura = async (
  ctx: ContextoUsuario,
  { body: pedido }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> => {
  const { agora, usuario, deps } = ctx;
  exigirTermos(usuario);
  const { reserva: lida } = await minhaReserva(ctx.db, { id: pedido.idPreCheckout, usuarioId: usuario.id, agora });
  const meio = await exigirMeio(deps, pedido.meioPagamento);
  const custo = custoPeloMeio(meio.regra, await deps.regras());
  return await emTransacao(ctx.db, async (trx) => {
    const reserva = await travarReserva(trx, lida);
    exigirDePe(reserva, agora);
    const fatura = await faturaInicialDe(trx, reserva.id);
    if (fatura === undefined) return recusar('reservaExpirada');
    const { totalHoje, custoMeio } = composicaoDaReserva({ reserva, exigeCaucao: fatura.exigeCaucao }, custo);
    if (totalHoje !== pedido.valorTotal) recusar('precoMudou', { dados: { valorTotal: totalHoje } });
    await definirMeioDaFatura(trx, { faturaId: fatura.id, meioPagamento: pedido.meioPagamento, custoMeio });
    await trx
      .updateTable('assinaturas')
      .set({ meio_pagamento: pedido.meioPagamento, ...daCampanha(pedido.rastroDaCompra) })
      .where('id', '=', reserva.id)
      .execute();
    const passo = { reserva, faturaId: fatura.id, meioPagamento: meio.regra.id, valor: totalHoje };
    const idPagamento = cobraPorProvedor(meio)
      ? await abrirPagamento(trx, ctx, passo)
      : await pagarNaHora(trx, ctx, passo);
    const estado = idPagamento === null ? ('paga' as const) : ('aguardandoPagamento' as const);
    return { idAssinatura: reserva.id, idFatura: fatura.id, estado, idPagamento, valor: totalHoje };
  });
};

/** The campaign that led here, if there is one of that number: what a cookie says may be anything (REGRAS 2.23). */
const daCampanha = (id: number | undefined) =>
  id === undefined ? {} : { campanha_id: sql<number | null>`(select id from campanhas where id = ${id})` };

type Passo = {
  readonly reserva: Reserva;
  readonly faturaId: number;
  readonly meioPagamento: number;
  readonly valor: Centavos;
};

const pagarNaHora = async (trx: Trx, ctx: ContextoUsuario, passo: Passo): Promise<null> => {
  const { reserva, faturaId, meioPagamento: meio, valor } = passo;
  const { deps, agora, usuario } = ctx;
  const origem = { saldo: valor };
  const r = await liquidarFatura(trx, deps, { faturaId, meio, origem, agora, quem: 'usuario', usuarioId: usuario.id });
  if (r !== 'paga') return recusar('reservaExpirada');
  await concluirEntrada(trx, { assinaturaId: reserva.id, grupoId: reserva.grupoId, faturaId, agora });
  return null;
};

const abrirPagamento = async (trx: Trx, ctx: ContextoUsuario, passo: Passo): Promise<string> => {
  const { reserva, faturaId, meioPagamento, valor } = passo;
  const { deps, agora, usuario } = ctx;
  const { idPublico, expiraEm } = await criarPagamento(trx, deps, {
    documento: { faturaId },
    usuarioId: usuario.id,
    meioPagamento,
    valor,
    agora,
  });
  await estenderReserva(trx, reserva, { ate: expiraEm, agora });
  return idPublico;
};
