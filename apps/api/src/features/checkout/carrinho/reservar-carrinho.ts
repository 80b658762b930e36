import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { retencaoDoCheckout, retencaoRefeita } from '@rateia/domain/grupos/vagas';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { PedidoDeItem } from '../../../http/itens.ts';
import { acharFatura, cancelarFatura, escreverPedido } from '../../pedido/index.ts';
import { pedirDescontos } from '../cupons/pedir-descontos.ts';
import { cupomDoCarrinho } from '../cupons/repository.ts';
import { reducaoNaEntrada } from '../cupons/taxa-reduzida.ts';
import { MOTIVO_REFEITO, travarLotacoes } from '../repository.ts';
import { pedirReserva } from '../reserva/reservar.ts';
import { conferirEntrada } from '../restricoes/conferir-entrada.ts';
import { exigirPaisDaResidencia } from '../restricoes/exigir-pais-da-residencia.ts';
import { exigirRelacionamento } from '../restricoes/exigir-relacionamento.ts';
import type { RecusaDoItem } from './julgar.ts';
import { precoDe, recusaDoItem } from './julgar.ts';
import type { ItemDoCarrinho } from './repository.ts';
import {
  faturaDoCarrinho,
  faturasQueRetem,
  guardarFaturaDoCarrinho,
  lerCarrinho,
  trocarCarrinho,
  vagasDaFatura,
} from './repository.ts';

export type GrupoPedido = { readonly grupoId: number; readonly vagas: number; readonly relacionamento: number | null };
export type NaoReservado = { readonly idGrupo: number; readonly chave: RecusaDoItem; readonly mensagem: string };
export type PedidoDoCarrinho = {
  readonly itens: readonly GrupoPedido[];
  /** The person said that a refused group does not stop the others (REGRAS 2.18). */
  readonly comOsOutros: boolean;
};
export type CarrinhoReservado = {
  readonly faturaId: number;
  readonly ate: Instante;
  readonly naoReservados: readonly NaoReservado[];
};

/**
 * Holds a whole cart as one order: all of its groups or none, unless the person said that the others go on alone. It
 * takes the place of the order that was made of the cart before (REGRAS 2.14, 2.18).
 */
export async function reservarCarrinho(ctx: ContextoUsuario, p: PedidoDoCarrinho): Promise<CarrinhoReservado> {
  return await emTransacao(ctx.db, async (trx) => {
    const { agora, deps, usuario } = ctx;
    const anterior = await soltarAnteriores(trx, ctx, p.itens);
    const ate = retencaoRefeita(retencaoDoCheckout(agora, await deps.regras()), anterior);
    const { pedidos, recusados } = await julgarTodos(trx, ctx, { ...p, ate });
    const feito = await reterOsQueHa(trx, { ...p, usuarioId: usuario.id, pedidos, recusados, ate, agora });
    await guardarFaturaDoCarrinho(trx, { usuarioId: usuario.id, faturaId: feito.faturaId, agora });
    return { ...feito, ate };
  });
}

/** The groups that are refused: none may be, or not all of them where the others go on alone. */
function exigir(recusados: readonly NaoReservado[], p: { readonly comOsOutros: boolean; readonly restam: number }) {
  if (recusados.length > 0 && !(p.comOsOutros && p.restam > 0)) {
    recusar('carrinhoMudou', { dados: { itens: recusados } });
  }
}

type PedidoDoGrupo = { readonly grupoId: number; readonly pedido: PedidoDeItem; readonly doPlus: Centavos };

async function julgarTodos(trx: Trx, ctx: ContextoUsuario, p: PedidoDoCarrinho & { readonly ate: Instante }) {
  const usuarioId = ctx.usuario.id;
  const regras = await ctx.deps.regras();
  const pedidos: PedidoDoGrupo[] = [];
  const recusados: NaoReservado[] = [];
  const antes = new Map((await lerCarrinho(trx, usuarioId)).map((item) => [item.grupoId, item]));
  const ficam: ItemDoCarrinho[] = [];
  for (const { grupoId, vagas, relacionamento: dito } of [...p.itens].sort((a, b) => a.grupoId - b.grupoId)) {
    try {
      const entrada = await conferirEntrada(trx, ctx.deps, { grupoId, usuarioId, vagas });
      const relacionamento = exigirRelacionamento(entrada, dito ?? antes.get(grupoId)?.relacionamento ?? null);
      const pais = exigirPaisDaResidencia(entrada, null);
      const pedido = await pedirReserva(trx, ctx, { entrada, vagas, relacionamento, pais, ate: p.ate });
      pedidos.push({ grupoId, pedido, doPlus: reducaoNaEntrada(entrada.grupo, { vagas, regras, agora: ctx.agora }) });
      ficam.push({ grupoId, vagas, relacionamento, preco: precoDe(entrada.grupo) });
    } catch (erro) {
      if (!recusaDoItem(erro)) throw erro;
      recusados.push({ idGrupo: grupoId, chave: erro.chave, mensagem: erro.message });
      const dele = antes.get(grupoId);
      if (dele !== undefined) ficam.push({ ...dele, vagas });
    }
  }
  exigir(recusados, { comOsOutros: p.comOsOutros, restam: pedidos.length });
  await trocarCarrinho(trx, { usuarioId, itens: ficam, agora: ctx.agora });
  return { pedidos, recusados };
}

type Retencao = {
  readonly usuarioId: number;
  readonly comOsOutros: boolean;
  readonly pedidos: readonly PedidoDoGrupo[];
  readonly recusados: readonly NaoReservado[];
  readonly ate: Instante;
  readonly agora: Instante;
};

/** Takes the seats; a group that lost them since it was read is refused as the others were, and the rest is tried again. */
async function reterOsQueHa(
  trx: Trx,
  r: Retencao,
): Promise<{ readonly faturaId: number; readonly naoReservados: readonly NaoReservado[] }> {
  const { usuarioId, pedidos, recusados, ate, agora } = r;
  await sql`savepoint carrinho`.execute(trx);
  let perdido: NaoReservado | undefined;
  const itens = pedidos.map(({ grupoId, pedido }) => ({
    ...pedido,
    ocupar: async (doGrupo: Trx, escrito: Parameters<PedidoDeItem['ocupar']>[1]): Promise<boolean> => {
      perdido = await lugarPerdido(grupoId, () => pedido.ocupar(doGrupo, escrito));
      return perdido === undefined;
    },
  }));
  const cupom = await cupomDoCarrinho(trx, usuarioId);
  const descontos = await pedirDescontos(trx, { usuarioId, pedidos, cupom, agora });
  const todos = [...itens, ...descontos.itens];
  const { id, ocupar } = await escreverPedido(trx, { usuarioId, itens: todos, ate, agora });
  if (await ocupar()) return { faturaId: id, naoReservados: recusados };
  if (perdido === undefined) throw new Error(`invoice ${id} holds nothing and no group says why`);
  const outros = pedidos.filter(({ grupoId }) => grupoId !== perdido?.idGrupo);
  const naoReservados = [...recusados, perdido];
  exigir(naoReservados, { comOsOutros: r.comOsOutros, restam: outros.length });
  await sql`rollback to savepoint carrinho`.execute(trx);
  return await reterOsQueHa(trx, { ...r, pedidos: outros, recusados: naoReservados });
}

async function lugarPerdido(idGrupo: number, ocupar: () => Promise<boolean>): Promise<NaoReservado | undefined> {
  try {
    return (await ocupar()) ? undefined : recusar('semVagas');
  } catch (erro) {
    if (!recusaDoItem(erro)) throw erro;
    return { idGrupo, chave: erro.chave, mensagem: erro.message };
  }
}

/**
 * Gives back what the person holds unpaid of these groups, and the order that was made of the cart before; answers until
 * when the first of them would have stood, null when none stands. Seat rows are locked by id, before any is freed.
 */
async function soltarAnteriores(
  trx: Trx,
  { deps, agora, usuario: { id: usuarioId } }: ContextoUsuario,
  itens: readonly GrupoPedido[],
): Promise<Instante | null> {
  const doCarrinho = await faturaDoCarrinho(trx, usuarioId);
  const grupos = itens.map(({ grupoId }) => grupoId);
  const ids = new Set(await faturasQueRetem(trx, { usuarioId, grupos }));
  if (doCarrinho !== undefined) ids.add(doCarrinho);
  const retidas: number[] = [];
  for (const faturaId of ids) {
    for (const { grupoId } of await vagasDaFatura(trx, faturaId)) retidas.push(grupoId);
  }
  const fins: Instante[] = [];
  if (retidas.length > 0) await travarLotacoes(trx, [...grupos, ...retidas]);
  for (const faturaId of [...ids].sort((a, b) => a - b)) {
    const retidaAte = (await acharFatura(trx, faturaId))?.retidaAte ?? null;
    const dePe = retidaAte !== null && retidaAte > agora;
    const fim = dePe
      ? ({ quem: 'membro', motivo: MOTIVO_REFEITO } as const)
      : ({ quem: 'sistema', motivo: 'checkout.expirou' } as const);
    const solta = await cancelarFatura(trx, deps, { faturaId, agora, ...fim });
    if (solta && dePe) fins.push(retidaAte);
  }
  return fins.sort()[0] ?? null;
}
