import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import { vendavel } from '@rateia/domain/grupos/estados';
import { custoPeloMeio } from '@rateia/domain/pagamentos/meio';
import type { Trx } from '../../db/banco.ts';
import type { Deps } from '../../http/deps.ts';
import { liquidarFatura } from '../carteira/index.ts';
import type { PagamentoNaHora, TipoDeDocumento } from '../pagamentos/index.ts';
import { acharMeio } from '../pagamentos/index.ts';
import { concluirEntrada } from './concluir-entrada.ts';
import { composicaoDaReserva } from './presenter.ts';
import type { Reserva } from './repository.ts';
import { acharGrupoParaEntrar, acharReserva, lerGrupoTravado } from './repository.ts';
import { reservarVagas } from './reserva.ts';

/**
 * The Pix of a first payment arrived. The hold stands: its seats are his. It ended: honoured while seats are free, at
 * the price he paid; else the money goes back (REGRAS 2.2). Seats, membership and invoice are locked by the caller.
 */
export const honrarPagamento = async (
  trx: Trx,
  deps: Deps,
  pedido: PagamentoNaHora & { readonly fatura: { readonly id: number; readonly assinaturaId: number } },
): ReturnType<TipoDeDocumento['liquidar']> => {
  const { pagamento, fatura, agora } = pedido;
  const reserva = await acharReserva(trx, fatura.assinaturaId);
  if (reserva === undefined) return { aplicado: false, motivo: 'vagaOcupada' };
  const { reservada, cancelada } = ID_ESTADO_ASSINATURA;
  if (reserva.pagaEm !== null) return { aplicado: false, motivo: 'duplicado' };
  if (reserva.estado !== reservada && reserva.estado !== cancelada) return { aplicado: false, motivo: 'vagaOcupada' };
  const entrada =
    reserva.estado === reservada
      ? { assinaturaId: reserva.id, faturaId: fatura.id }
      : await reocupar(trx, deps, { reserva, pedido });
  if (entrada === undefined) return { aplicado: false, motivo: 'vagaOcupada' };
  const origem = { recebido: { provedor: pagamento.provedor, valor: pagamento.valor } };
  const meio = pagamento.meioPagamento;
  const r = await liquidarFatura(trx, deps, { faturaId: entrada.faturaId, meio, origem, agora, quem: 'provedor' });
  // The locks were ours all along: an invoice that cannot be paid here is a fault, and nothing of this stands.
  if (r !== 'paga') throw new Error(`first invoice ${entrada.faturaId} of a standing hold: ${r}`);
  await concluirEntrada(trx, { ...entrada, grupoId: reserva.grupoId, agora, pagamentoId: pagamento.id });
  return { aplicado: true };
};

/** New seats and a new invoice for a hold that ended, when the group still sells and what was paid is still its price. */
const reocupar = async (
  trx: Trx,
  deps: Pick<Deps, 'regras'>,
  { reserva, pedido }: { readonly reserva: Reserva; readonly pedido: PagamentoNaHora },
): Promise<{ readonly assinaturaId: number; readonly faturaId: number } | undefined> => {
  const { pagamento, agora } = pedido;
  const { grupoId, usuarioId, vagas, valorSemTaxas, valorTaxa, relacionamento } = reserva;
  const travado = await lerGrupoTravado(trx, grupoId);
  const grupo = await acharGrupoParaEntrar(trx, { grupoId, usuarioId });
  if (grupo === undefined || grupo.propria !== undefined || grupo.vendaSuspensa) return undefined;
  if (!vendavel(travado.status) || travado.livres < vagas) return undefined;
  const meio = acharMeio(pagamento.meioPagamento);
  const custo = meio === undefined ? undefined : custoPeloMeio(meio.regra, await deps.regras());
  const { totalHoje, custoMeio } = composicaoDaReserva({ reserva, exigeCaucao: grupo.exigeCaucao }, custo);
  if (totalHoje !== pagamento.valor) return undefined;
  const termos = { grupoId, usuarioId, vagas, valorSemTaxas, valorTaxa, relacionamento };
  const nova = await reservarVagas(trx, { ...termos, custoMeio, agora, ate: null });
  if (nova === undefined) throw new Error(`seats of group ${grupoId} were free under its lock and could not be taken`);
  await trx.updateTable('pagamentos').set({ fatura_id: nova.faturaId }).where('id', '=', pagamento.id).execute();
  return nova;
};
