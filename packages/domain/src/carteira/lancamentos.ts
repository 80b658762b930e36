import type { Centavos } from '../dinheiro.ts';
import { somar, ZERO } from '../dinheiro.ts';
import type { Partida } from './contas.ts';
import type { Motivo } from './motivos.ts';
import { da, de, mais, menos, no } from './partidas.ts';
import type { Movimento } from './razao.ts';
import { movimento } from './razao.ts';

/** The source of the money of a payment: the payer's own accounts, and the receipt at a provider. */
export type Origem = {
  readonly saldo?: Centavos;
  readonly promocional?: Centavos;
  readonly recebido?: { readonly provedor: string; readonly valor: Centavos };
};

function saidas(usuario: number, origem: Origem): readonly Partida[] {
  const partidas = [
    menos(de('disponivel', usuario), origem.saldo ?? ZERO),
    menos(de('promocional', usuario), origem.promocional ?? ZERO),
  ];
  const { recebido } = origem;
  return recebido === undefined ? partidas : [...partidas, menos(no(recebido.provedor), recebido.valor)];
}

/** A top-up that settled: the provider received it, the wallet shows it (REGRAS 2.5). */
export function recarga(pedido: {
  readonly usuario: number;
  readonly valor: Centavos;
  readonly provedor: string;
  /** The cost of the method for the payer, on top of `valor`. */
  readonly custoMeio?: Centavos;
}): Movimento {
  const custoMeio = pedido.custoMeio ?? ZERO;
  return movimento('recarga', [
    menos(no(pedido.provedor), somar(pedido.valor, custoMeio)),
    mais(de('disponivel', pedido.usuario), pedido.valor),
    mais(da('custo_meios'), custoMeio),
  ]);
}

/**
 * The entries that one item of an invoice credits, and the reason; the money that pays it is the invoice's. A discount has
 * no reason of its own.
 */
export type LancamentoDeItem = { readonly motivo?: Motivo; readonly partidas: readonly Partida[] };

/** A seat or a month of one: part to the administrator's receivable, fee to revenue, deposit apart (spec B§3; REGRAS 2.8). */
export function lancamentoDaVaga(vaga: {
  readonly motivo: Extract<Motivo, 'compra' | 'mensalidade' | 'reconstrucaoDaCaucao'>;
  readonly membro: number;
  readonly administrador: number;
  readonly parte: Centavos;
  readonly taxa: Centavos;
  readonly caucao: Centavos;
}): LancamentoDeItem {
  return {
    motivo: vaga.motivo,
    partidas: [
      mais(de('recebivel', vaga.administrador), vaga.parte),
      mais(da('receita_taxas'), vaga.taxa),
      mais(de('caucao', vaga.membro), vaga.caucao),
    ],
  };
}

/**
 * The entry of a person who waits for a dated place: the month is his own held money until he is in, and the deposit is
 * kept as every deposit (REGRAS 2.10).
 */
export function lancamentoNaFila(vaga: {
  readonly membro: number;
  readonly parte: Centavos;
  readonly taxa: Centavos;
  readonly caucao: Centavos;
}): LancamentoDeItem {
  const { membro, parte, taxa, caucao } = vaga;
  return {
    motivo: 'compra',
    partidas: [mais(de('bloqueado', membro), somar(parte, taxa)), mais(de('caucao', membro), caucao)],
  };
}

/** The entry date came: the held month becomes the administrator's receivable and the platform's fee (REGRAS 2.10). */
export function entradaDaFila(vaga: {
  readonly membro: number;
  readonly administrador: number;
  readonly parte: Centavos;
  readonly taxa: Centavos;
}): Movimento {
  const { membro, administrador, parte, taxa } = vaga;
  return movimento('entradaDaFila', [
    menos(de('bloqueado', membro), somar(parte, taxa)),
    mais(de('recebivel', administrador), parte),
    mais(da('receita_taxas'), taxa),
  ]);
}

/**
 * The payment of an invoice: its sources on one side, the credits of its items and the cost of the method on the other.
 * One transaction per invoice; items of different reasons are a purchase.
 */
export function pagamentoDeFatura(pagamento: {
  readonly pagador: number;
  readonly origem: Origem;
  readonly custoMeio: Centavos;
  readonly itens: readonly LancamentoDeItem[];
}): Movimento {
  const { pagador, origem, custoMeio, itens } = pagamento;
  const motivos = new Set(itens.flatMap((item) => item.motivo ?? []));
  const [unico] = motivos;
  const motivo = motivos.size === 1 && unico !== undefined ? unico : 'compra';
  return movimento(motivo, [
    ...saidas(pagador, origem),
    ...itens.flatMap(({ partidas }) => partidas),
    mais(da('custo_meios'), custoMeio),
  ]);
}

export type PagamentoDeVaga = {
  readonly membro: number;
  readonly administrador: number;
  readonly parte: Centavos;
  readonly taxa: Centavos;
  readonly caucao?: Centavos;
  readonly custoMeio?: Centavos;
  /** Borne by the platform when a coupon lowered the price. */
  readonly desconto?: Centavos;
  readonly origem: Origem;
};

function pagamentoDaVaga(motivo: 'compra' | 'mensalidade', p: PagamentoDeVaga): Movimento {
  const vaga = lancamentoDaVaga({ ...p, motivo, caucao: p.caucao ?? ZERO });
  const desconto: LancamentoDeItem = { motivo, partidas: [menos(da('cobertura'), p.desconto ?? ZERO)] };
  const { membro: pagador, origem, custoMeio = ZERO } = p;
  return pagamentoDeFatura({ pagador, origem, custoMeio, itens: [vaga, desconto] });
}

/** The first payment of one group's seats and nothing else. */
export function compra(pagamento: PagamentoDeVaga): Movimento {
  return pagamentoDaVaga('compra', pagamento);
}

/** The payment of one month; a deposit in it is a top-up after a price rise (REGRAS 2.8, 2.11). */
export function mensalidade(pagamento: PagamentoDeVaga): Movimento {
  return pagamentoDaVaga('mensalidade', pagamento);
}

/** The member pays the deposit again (REGRAS 2.8, due D+15). */
export function reconstrucaoDaCaucao(pedido: {
  readonly membro: number;
  readonly valor: Centavos;
  readonly custoMeio?: Centavos;
  readonly origem: Origem;
}): Movimento {
  const { membro, valor, custoMeio = ZERO, origem } = pedido;
  const motivo = 'reconstrucaoDaCaucao';
  const vaga = lancamentoDaVaga({ motivo, membro, administrador: membro, parte: ZERO, taxa: ZERO, caucao: valor });
  return pagamentoDeFatura({ pagador: membro, origem, custoMeio, itens: [vaga] });
}

/** The month became cheaper: what the deposit has too much of is its owner's to spend (REGRAS 2.11). */
export function sobraDaCaucao({ membro, valor }: { readonly membro: number; readonly valor: Centavos }): Movimento {
  return movimento('sobraDaCaucao', [menos(de('caucao', membro), valor), mais(de('disponivel', membro), valor)]);
}

/** The deposit settles one defaulted cycle (REGRAS 2.8, D+8). */
export function usoDaCaucao(uso: {
  readonly membro: number;
  readonly administrador: number;
  readonly parte: Centavos;
  readonly taxa: Centavos;
}): Movimento {
  return movimento('usoDaCaucao', [
    menos(de('caucao', uso.membro), somar(uso.parte, uso.taxa)),
    mais(de('recebivel', uso.administrador), uso.parte),
    mais(da('receita_taxas'), uso.taxa),
  ]);
}

/** A receivable reaches its release date: forecast 78 → 79 (REGRAS 2.3). */
export function realizacaoDeRecebivel(pedido: { readonly administrador: number; readonly valor: Centavos }): Movimento {
  const { administrador, valor } = pedido;
  return movimento('liberacao', [
    menos(de('recebivel', administrador), valor),
    mais(de('disponivel', administrador), valor),
  ]);
}

/** Money arrived that belongs nowhere (seat gone, other amount, third party, twice): owed back (REGRAS 2.2, 2.5). */
export function recebimentoADevolver(pedido: { readonly provedor: string; readonly valor: Centavos }): Movimento {
  return movimento('recebimentoADevolver', [
    menos(no(pedido.provedor), pedido.valor),
    mais(da('estornos_a_pagar'), pedido.valor),
  ]);
}

/** The provider confirmed a return to the payer. */
export function devolucaoConcluida(pedido: { readonly provedor: string; readonly valor: Centavos }): Movimento {
  return movimento('devolucaoConcluida', [
    menos(da('estornos_a_pagar'), pedido.valor),
    mais(no(pedido.provedor), pedido.valor),
  ]);
}

/** The provider could not return it: it becomes wallet credit of its owner (REGRAS 2.9). */
export function devolucaoFalhou(pedido: { readonly usuario: number; readonly valor: Centavos }): Movimento {
  return movimento('devolucaoFalhou', [
    menos(da('estornos_a_pagar'), pedido.valor),
    mais(de('disponivel', pedido.usuario), pedido.valor),
  ]);
}

/** Money that was to be returned is found to be of somebody with an account: his wallet has it (REGRAS 2.5). */
export function recebimentoIdentificado(pedido: { readonly usuario: number; readonly valor: Centavos }): Movimento {
  return movimento('recebimentoIdentificado', [
    menos(da('estornos_a_pagar'), pedido.valor),
    mais(de('disponivel', pedido.usuario), pedido.valor),
  ]);
}

/** Spend-only credit that was not spent in time goes back to the platform, which gave it (REGRAS 2.29). */
export function vencimentoDoPromocional({
  usuario,
  valor,
}: {
  readonly usuario: number;
  readonly valor: Centavos;
}): Movimento {
  const partidas = [menos(de('promocional', usuario), valor), mais(da('cobertura'), valor)];
  return movimento('vencimentoDoPromocional', partidas);
}

/** Spend-only credit given by the platform (REGRAS 2.13). */
export function creditoPromocional({
  usuario,
  valor,
}: {
  readonly usuario: number;
  readonly valor: Centavos;
}): Movimento {
  return movimento('creditoPromocional', [menos(da('cobertura'), valor), mais(de('promocional', usuario), valor)]);
}
