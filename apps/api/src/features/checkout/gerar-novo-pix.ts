import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import { retencaoDoPix } from '@rateia/domain/grupos/vagas';
import { FINALIDADE_PAGAMENTO } from '@rateia/domain/pagamentos/meios';
import { ID_ESTADO_PAGAMENTO, PAGAMENTO_ABERTO } from '@rateia/domain/pagamentos/pagamento';
import type { Trx } from '../../db/banco.ts';
import { emTransacao } from '../../db/banco.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { ErroDeCatalogo, recusar } from '../../http/erros.ts';
import { comprar, faturaInicialDe, renovarPagamentoDeFatura, valorDoCredito } from '../carteira/index.ts';
import type { Pagamento } from '../pagamentos/index.ts';
import { criarPagamento } from '../pagamentos/index.ts';
import { acharFatura, definirMeioDaFatura, estenderRetencao, precoPorMeio } from '../pedido/index.ts';
import { conferirEntrada } from './conferir-entrada.ts';
import { meuPagamento } from './pagamento-do-usuario.ts';
import type { Reserva } from './repository.ts';
import { acharReserva, reservaDaFatura, travarReserva } from './repository.ts';
import { reservar } from './reservar.ts';

type Contrato = typeof checkout.gerarNovoPix;

/**
 * A new code in place of one that ended: the same invoice, the same top-up, or the same seats if they are still free.
 * A code that is still good is simply given again (DESIGN Pix panel).
 */
export const gerarNovoPix = async (
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> => {
  const pagamento = await meuPagamento(ctx.db, { id, usuarioId: ctx.usuario.id });
  if (pagamento.estado === ID_ESTADO_PAGAMENTO.pago) recusar('faturaNaoPagavel');
  if (PAGAMENTO_ABERTO.includes(pagamento.estado) && pagamento.expiraEm > ctx.agora) return { id };
  const { credito, fatura } = FINALIDADE_PAGAMENTO;
  if (pagamento.finalidade === credito.id) {
    const valor = await valorDoCredito(ctx.db, pagamento);
    const { meioPagamento } = pagamento;
    const { idPagamento } = await comprar(ctx, { body: { valor, meioPagamento } });
    return { id: idPagamento };
  }
  return await emTransacao(ctx.db, async (trx) => ({
    id: pagamento.finalidade === fatura.id ? await daFatura(trx, ctx, pagamento) : await daVaga(trx, ctx, pagamento),
  }));
};

const daFatura = async (trx: Trx, ctx: ContextoUsuario, pagamento: Pagamento): Promise<string> =>
  (await renovarPagamentoDeFatura(trx, ctx.deps, { pagamento, agora: ctx.agora }))?.idPublico ??
  recusar('faturaNaoPagavel');

const daVaga = async (trx: Trx, ctx: ContextoUsuario, pagamento: Pagamento): Promise<string> => {
  const { deps, agora, usuario } = ctx;
  const antiga = await reservaDaFatura(trx, pagamento.faturaId);
  if (antiga === undefined) return recusar('naoEncontrado');
  const reserva = await reservaDePe(trx, ctx, antiga);
  const inicial = await faturaInicialDe(trx, reserva.id);
  const fatura = inicial === undefined ? undefined : await acharFatura(trx, inicial.id);
  if (fatura === undefined) return recusar('vagaOcupada');
  const { custoMeio, total } = precoPorMeio(fatura.subtotal, 'pix', await deps.regras());
  if (total !== pagamento.valor) recusar('precoMudou', { dados: { valorTotal: total } });
  await definirMeioDaFatura(trx, { faturaId: fatura.id, meioPagamento: pagamento.meioPagamento, custoMeio });
  const novo = await criarPagamento(trx, deps, {
    finalidade: pagamento.finalidade,
    usuarioId: usuario.id,
    faturaId: fatura.id,
    meioPagamento: pagamento.meioPagamento,
    valor: total,
    agora,
  });
  await estenderRetencao(trx, deps, { fatura, ate: novo.expiraEm, agora });
  return novo.idPublico;
};

/** The hold if it still stands, else a new one on the same terms, if there is a seat for it. */
const reservaDePe = async (trx: Trx, ctx: ContextoUsuario, antiga: Reserva): Promise<Reserva> => {
  const { reservada, cancelada } = ID_ESTADO_ASSINATURA;
  const travada = await travarReserva(trx, antiga);
  const dePe = travada.estado === reservada && travada.pagaEm === null && travada.ate !== null;
  if (dePe && travada.ate > ctx.agora) return travada;
  if (travada.estado !== cancelada && !dePe) return recusar('faturaNaoPagavel');
  const { grupoId, usuarioId, vagas, relacionamento } = antiga;
  const ate = retencaoDoPix(ctx.agora, await ctx.deps.regras());
  try {
    const entrada = await conferirEntrada(trx, ctx.deps, { grupoId, usuarioId, vagas });
    const { id } = await reservar({ ...ctx, db: trx }, { entrada, vagas, relacionamento, ate });
    return (await acharReserva(trx, id)) ?? recusar('vagaOcupada');
  } catch (erro) {
    if (erro instanceof ErroDeCatalogo && SEM_VAGA.includes(erro.chave)) return recusar('vagaOcupada');
    throw erro;
  }
};

const SEM_VAGA: readonly string[] = ['semVagas', 'grupoNaoAceitaMembros', 'grupoNaoEncontrado'];
