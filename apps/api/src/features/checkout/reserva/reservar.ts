import { somarHoras } from '@rateia/domain/datas';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { ZERO } from '@rateia/domain/dinheiro';
import { ID_STATUS_GRUPO, vendavel } from '@rateia/domain/grupos/estados';
import { podeReterEm, retencaoRefeita } from '@rateia/domain/grupos/vagas';
import type { LinhaDeValor } from '@rateia/domain/linha-de-valor';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao, porUltimo } from '../../../db/banco.ts';
import { temRestricao } from '../../../db/restricao.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import type { Pedinte } from '../../../http/itens.ts';
import { soltarVagaGuardada } from '../../grupos/index.ts';
import { escreverPedido } from '../../pedido/index.ts';
import { pedirDescontos } from '../cupons/pedir-descontos.ts';
import { reducaoNaEntrada } from '../cupons/taxa-reduzida.ts';
import type { GrupoOcupado } from '../itens/pedir-entrada.ts';
import { pedirEntrada } from '../itens/pedir-entrada.ts';
import { MOTIVO_REFEITO, retencoesSemPagar, travarReserva } from '../repository.ts';
import type { Entrada } from '../restricoes/conferir-entrada.ts';
import { pedirAvaliacao } from './reserva.ts';
import { soltarReserva } from './soltar-reserva.ts';

export type PedidoDeReserva = {
  /** The code of a coupon for it (REGRAS 2.29). */
  readonly cupom?: string | undefined;
  readonly entrada: Entrada;
  readonly vagas: number;
  readonly relacionamento: number | null;
  /** The country in which the person says that he lives, where the group asks (REGRAS 2.27). */
  readonly pais: string | null;
  readonly ate: string;
};

/**
 * Seats to be held on the group as it was read: the person's own hold is given back first, and the group is refused when
 * it changed before its seats could be locked.
 */
export async function pedirReserva(trx: Trx, ctx: Pedinte<Deps>, r: PedidoDeReserva) {
  const { agora } = ctx;
  const { grupo, reserva, fila } = r.entrada;
  const usuarioId = ctx.usuario.id;
  const anterior = reserva === undefined ? null : await soltarAnterior(trx, ctx, { id: reserva.id, grupoId: grupo.id });
  const ate = retencaoRefeita(r.ate, anterior);
  // The kept seat becomes the person's own hold: nobody gets between, under the seat lock of the group.
  const { conviteComVaga: conviteId } = grupo;
  if (conviteId !== null) await soltarVagaGuardada(trx, ctx.deps, { grupoId: grupo.id, conviteId, agora });
  await exigirQuePossaReter(trx, ctx, grupo.id);
  const { valorSemTaxas, valorTaxa, exigeCaucao } = grupo;
  const { vagas, relacionamento, pais } = r;
  const preco = { valorSemTaxas, valorTaxa, exigeCaucao };
  async function depoisDeOcupar(doGrupo: Trx, depois: GrupoOcupado): Promise<void> {
    if (!(fila ? depois.status === ID_STATUS_GRUPO.filaEspera : vendavel(depois.status)))
      recusar('grupoNaoAceitaMembros');
    if (depois.versaoPreco !== grupo.versaoPreco) recusar('precoMudou');
    if (depois.livres === 0 && !fila) await pedirAvaliacao(doGrupo, grupo.id);
  }
  const dito = { relacionamento, pais };
  const entrada = { grupoId: grupo.id, usuarioId, vagas, fila, ...preco, ...dito, agora, ate, depoisDeOcupar };
  return { ...pedirEntrada(entrada), ate, recusa: recusarJuntas };
}

/** Two checkouts of the same person at once: the other one won. */
function recusarJuntas(erro: unknown): void {
  if (temRestricao(erro, 'assinaturas_viva')) recusar('conflito');
}

/**
 * A new hold; answers its membership, and until when it stands. Its seats are taken by the last act of the transaction,
 * when the answer is kept already.
 */
export async function reservar(
  ctx: ContextoUsuario,
  r: PedidoDeReserva,
): Promise<{ readonly id: number; readonly ate: string; readonly descontos: readonly LinhaDeValor[] }> {
  return await emTransacao(ctx.db, async (trx) => {
    const pedido = await pedirReserva(trx, ctx, r);
    const { ate } = pedido;
    const { agora, usuario } = ctx;
    const { grupo } = r.entrada;
    const doPlus = reducaoNaEntrada(grupo, { vagas: r.vagas, regras: await ctx.deps.regras(), agora });
    const pedidos = [{ grupoId: grupo.id, pedido, doPlus }];
    const comCredito = grupo.promocional > ZERO;
    const descontos = await pedirDescontos(trx, { usuarioId: usuario.id, pedidos, cupom: r.cupom, comCredito, agora });
    const { itens, ocupar } = await escreverPedido(trx, {
      usuarioId: usuario.id,
      itens: [pedido, ...descontos.itens],
      ate,
      agora,
    });
    const [entrada] = itens;
    if (entrada === undefined || entrada.coisa === null)
      throw new Error(`a hold of group ${r.entrada.grupo.id} without a membership`);
    porUltimo(trx, async () => {
      if (!(await ocupar())) recusar(r.entrada.fila ? 'filaSemLugar' : 'semVagas');
    });
    return { id: entrada.coisa, ate, descontos: descontos.linhas };
  });
}

/** Gives the person's own hold back; answers until when it would have stood, null when it was over already. */
async function soltarAnterior(
  trx: Trx,
  { deps, agora }: Pedinte<Deps>,
  lida: { readonly id: number; readonly grupoId: number },
): Promise<string | null> {
  const reserva = await travarReserva(trx, lida);
  if (reserva.pagaEm !== null) return recusar('jaParticipa');
  const dePe = reserva.ate !== null && reserva.ate > agora;
  const fim = dePe
    ? ({ quem: 'membro', motivo: MOTIVO_REFEITO } as const)
    : ({ quem: 'sistema', motivo: 'checkout.expirou' } as const);
  await soltarReserva(trx, deps, { assinaturaId: reserva.id, ...fim, agora });
  return dePe ? reserva.ate : null;
}

/** Holds that are not paid keep the seats from others: after so many of one group the person waits (REGRAS 2.2). */
async function exigirQuePossaReter(trx: Trx, ctx: Pedinte<Deps>, grupoId: number): Promise<void> {
  const { agora, usuario } = ctx;
  const regras = await ctx.deps.regras();
  const { maximo, horas } = regras.vagas.retencoesSemPagar;
  const desde = somarHoras(agora, -horas);
  const em = podeReterEm(await retencoesSemPagar(trx, { grupoId, usuarioId: usuario.id, desde }), regras);
  if (em !== undefined) recusar('limiteDeReservas', { valores: { max: maximo, quando: formatarMomento(em) } });
}
