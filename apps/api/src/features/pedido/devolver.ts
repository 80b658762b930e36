import type { Partida } from '@rateia/domain/carteira/contas';
import { devolucaoDeItens } from '@rateia/domain/carteira/lancamentos-do-reembolso';
import type { Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, somar, subtrair, ZERO } from '@rateia/domain/dinheiro';
import type { Trx } from '../../db/banco.ts';
import type { Quem } from '../../db/transicoes.ts';
import type { Deps } from '../../http/deps.ts';
import type { ItemADevolver, Retirado, SaldoDe } from '../../http/itens.ts';
import { lancar, receberCredito, travarSaldos } from '../livro/index.ts';
import { abrirDevolucao } from '../pagamentos/index.ts';
import { comDescontos } from './descontos-devolvidos.ts';
import { registrarNota } from './notas-de-credito.ts';
import { peloOriginal } from './pelo-original.ts';

export type PedidoDeDevolucao = {
  /** The payer, who is given back. */
  readonly usuarioId: number;
  readonly itens: readonly (ItemADevolver & { readonly quantidade?: number })[];
  /** Entries that move besides, and sum to zero. */
  readonly alem?: readonly Partida[];
  /** The document of the ledger's transaction where nothing of it becomes a credit. */
  readonly documento: { readonly origem: string; readonly origemId: number };
  /** Key of the ledger's transaction. */
  readonly chave: string;
  /** Row of the refund table, as the notes keep it. */
  readonly caso: string;
  readonly motivo: string;
  readonly quem: Quem;
  /** The name of the credit. */
  readonly descricao: string;
  readonly agora: Instante;
};

/**
 * Gives items back in the caller's transaction, which holds the locks of their invoices: one transaction of the ledger,
 * what goes back by the methods that paid, one credit for the rest, a note for each item, and what each kind does with
 * it. Says how much goes back, and how much of it by the methods that paid (REGRAS 2.9).
 */
export async function devolver(
  trx: Trx,
  deps: Deps,
  pedido: PedidoDeDevolucao,
): Promise<{ readonly valor: Centavos; readonly porOriginal: Centavos }> {
  const d = { ...pedido, itens: await comDescontos(trx, deps, pedido) };
  const { usuarioId, itens, agora, chave } = d;
  const valor = somar(...itens.map((item) => item.valor));
  const originais = await peloOriginal(trx, deps, { itens, hoje: diaDe(agora), travar: true });
  const porOriginal = somar(...originais.map((o) => o.valor));
  const retirados = await retirarDeQuemPaga(trx, d);
  const creditoId = await creditar(trx, d, subtrair(valor, porOriginal));
  const partidas = [...retirados.flatMap((r) => r.partidas), ...(d.alem ?? [])];
  const movimento = devolucaoDeItens({ pagador: usuarioId, valor, porOriginal, partidas });
  const documento = creditoId === undefined ? d.documento : { origem: 'creditos', origemId: creditoId };
  await lancar(trx, { ...movimento, ...documento, chave, agora });
  for (const [i, item] of itens.entries()) {
    const original = originais.find(({ itemId }) => itemId === item.itemId);
    const devolucao = original === undefined ? undefined : { ...original, id: await abrir(trx, original, agora) };
    const notaId = await registrarNota(trx, { ...d, item, creditoId, devolucao });
    await retirados[i]?.concluir(trx, notaId, item.desconto);
  }
  return { valor, porOriginal };
}

async function abrir(
  trx: Trx,
  { recebimentoId, pagamentoId, valor }: Awaited<ReturnType<typeof peloOriginal>>[number],
  agora: Instante,
): Promise<number> {
  return await abrirDevolucao(trx, { recebimentoId, pagamentoId, valor, motivo: 'reembolso', agora });
}

/** Asks each kind whom it takes its item from, in their order: the next one finds what the one before left. */
async function retirarDeQuemPaga(
  trx: Trx,
  d: Pick<PedidoDeDevolucao, 'usuarioId' | 'itens'>,
): Promise<readonly Retirado[]> {
  const pagador = { conta: 'disponivel', usuario: d.usuarioId } as const;
  const promocional = { conta: 'promocional', usuario: d.usuarioId } as const;
  const guardados = await travarSaldos(trx, [pagador, promocional, ...d.itens.flatMap(({ contas }) => contas)]);
  const movido = new Map<string, number>();
  const saldo: SaldoDe = (conta, usuario) =>
    centavos(guardados(conta, usuario) + (movido.get(`${conta}:${usuario}`) ?? 0));
  return d.itens.map((item) => {
    const retirado = item.retirar(saldo);
    for (const p of retirado.partidas) {
      if (!('usuario' in p)) continue;
      const conta = `${p.conta}:${p.usuario}`;
      movido.set(conta, (movido.get(conta) ?? 0) + p.valor);
    }
    return retirado;
  });
}

/** The credit of what goes to the wallet; none when nothing does. */
async function creditar(trx: Trx, d: PedidoDeDevolucao, valor: Centavos): Promise<number | undefined> {
  if (valor === ZERO) return undefined;
  const { usuarioId, descricao, agora } = d;
  const principal = d.itens[0]?.faturaId;
  const daFatura = principal === undefined ? {} : { faturaId: principal };
  return await receberCredito(trx, { usuarioId, origem: 'reembolso', valor, ...daFatura, descricao, agora });
}
