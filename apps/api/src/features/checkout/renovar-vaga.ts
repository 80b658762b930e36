import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import { custoPeloMeio } from '@rateia/domain/pagamentos/meio';
import type { Trx } from '../../db/banco.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { ErroDeCatalogo, recusar } from '../../http/erros.ts';
import { definirMeioDaFatura, faturaInicialDe } from '../carteira/index.ts';
import type { Pagamento } from '../pagamentos/index.ts';
import { criarPagamento, exigirMeio, expiraPelo } from '../pagamentos/index.ts';
import { conferirEntrada } from './conferir-entrada.ts';
import { composicaoDaReserva } from './presenter.ts';
import type { Reserva } from './repository.ts';
import { acharReserva, travarReserva } from './repository.ts';
import { estenderReserva } from './reserva.ts';
import { reservar } from './reservar.ts';

/** A new payment of the seats of one that ended, if they are still free (DESIGN Pix panel). */
export const renovarVaga = async (
  trx: Trx,
  ctx: ContextoUsuario,
  { pagamento, assinaturaId }: { readonly pagamento: Pagamento; readonly assinaturaId: number },
): Promise<string> => {
  const { deps, agora, usuario } = ctx;
  const antiga = await acharReserva(trx, assinaturaId);
  if (antiga === undefined) return recusar('naoEncontrado');
  const reserva = await reservaDePe(trx, ctx, { antiga, pagamento });
  const fatura = await faturaInicialDe(trx, reserva.id);
  if (fatura === undefined) return recusar('vagaOcupada');
  const { regra } = await exigirMeio(deps, pagamento.meioPagamento);
  const custo = custoPeloMeio(regra, await deps.regras());
  const { totalHoje, custoMeio } = composicaoDaReserva({ reserva, exigeCaucao: fatura.exigeCaucao }, custo);
  if (totalHoje !== pagamento.valor) recusar('precoMudou', { dados: { valorTotal: totalHoje } });
  await definirMeioDaFatura(trx, { faturaId: fatura.id, meioPagamento: pagamento.meioPagamento, custoMeio });
  const novo = await criarPagamento(trx, deps, {
    documento: { faturaId: fatura.id },
    usuarioId: usuario.id,
    meioPagamento: pagamento.meioPagamento,
    valor: totalHoje,
    agora,
  });
  await estenderReserva(trx, reserva, { ate: novo.expiraEm, agora });
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
