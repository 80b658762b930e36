import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import type { Trx } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { ErroDeCatalogo, recusar } from '../../../http/erros.ts';
import { faturaInicialDe } from '../../carteira/index.ts';
import type { Pagamento } from '../../pagamentos/index.ts';
import { criarPagamento, exigirMeio, expiraPelo } from '../../pagamentos/index.ts';
import { acharFatura, definirMeioDaFatura, estenderRetencao, precoPorMeio } from '../../pedido/index.ts';
import type { Reserva } from '../repository.ts';
import { acharReserva, travarReserva } from '../repository.ts';
import { conferirEntrada } from '../restricoes/conferir-entrada.ts';
import { reservar } from './reservar.ts';

/** A new payment of the seats of one that ended, if they are still free (DESIGN Pix panel). */
export const renovarVaga = async (
  trx: Trx,
  ctx: ContextoUsuario,
  { pagamento, antiga }: { readonly pagamento: Pagamento; readonly antiga: Reserva },
): Promise<string> => {
  const { deps, agora, usuario } = ctx;
  const reserva = await reservaDePe(trx, ctx, { antiga, pagamento });
  const inicial = await faturaInicialDe(trx, reserva.id);
  const fatura = inicial === undefined ? undefined : await acharFatura(trx, inicial.id);
  if (fatura === undefined) return recusar('vagaOcupada');
  const { regra } = await exigirMeio(deps, pagamento.meioPagamento);
  const { total, custoMeio } = precoPorMeio(fatura.subtotal, regra, await deps.regras());
  if (total !== pagamento.valor) recusar('precoMudou', { dados: { valorTotal: total } });
  await definirMeioDaFatura(trx, { faturaId: fatura.id, meioPagamento: pagamento.meioPagamento, custoMeio });
  const novo = await criarPagamento(trx, deps, {
    documento: { faturaId: fatura.id },
    usuarioId: usuario.id,
    meioPagamento: pagamento.meioPagamento,
    valor: total,
    agora,
  });
  await estenderRetencao(trx, deps, { fatura, ate: novo.expiraEm, agora });
  return novo.idPublico;
};

/** The hold if it still stands, else a new one on the same terms, if there is a seat for it. */
const reservaDePe = async (
  trx: Trx,
  ctx: ContextoUsuario,
  { antiga, pagamento }: { readonly antiga: Reserva; readonly pagamento: Pagamento },
): Promise<Reserva> => {
  const { reservada, cancelada } = ID_ESTADO_ASSINATURA;
  const travada = await travarReserva(trx, antiga);
  const dePe = travada.estado === reservada && travada.pagaEm === null && travada.ate !== null;
  if (dePe && travada.ate > ctx.agora) return travada;
  if (travada.estado !== cancelada && !dePe) return recusar('faturaNaoPagavel');
  const { grupoId, usuarioId, vagas, relacionamento } = antiga;
  const ate = await expiraPelo(ctx.deps, pagamento, ctx.agora);
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
