import type { Centavos } from '../dinheiro.ts';
import { maior, menor, negar, somar, subtrair, ZERO } from '../dinheiro.ts';
import type { Conta, ContaDePlataforma, ContaDeUsuario, Partida } from './contas.ts';
import type { Motivo } from './motivos.ts';
import type { Movimento } from './razao.ts';
import { movimento } from './razao.ts';

function mais(conta: Conta, valor: Centavos): Partida {
  return { ...conta, valor };
}

function menos(conta: Conta, valor: Centavos): Partida {
  return { ...conta, valor: negar(valor) };
}

const de = (conta: ContaDeUsuario, usuario: number): Conta => ({ conta, usuario });
const da = (conta: ContaDePlataforma): Conta => ({ conta });
const no = (provedor: string): Conta => ({ conta: 'liquidacao', provedor });

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

/** The entries that one item of an invoice credits, and the reason; the money that pays it is the invoice's. */
export type LancamentoDeItem = { readonly motivo: Motivo; readonly partidas: readonly Partida[] };

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
  const [primeiro] = itens;
  const motivo =
    primeiro !== undefined && itens.every((item) => item.motivo === primeiro.motivo) ? primeiro.motivo : 'compra';
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

/** Whom a refunded month is taken from. Amounts sum to the month's share. */
export type FontesDoReembolso = {
  readonly recebivel: Centavos;
  readonly disponivel: Centavos;
  readonly cobertura: Centavos;
};

/**
 * Takes a refunded share from the administrator's receivable of that invoice, then from his wallet if it was already
 * released, and the rest from the platform; all of it from the platform where the platform covers the administrator
 * (REGRAS 2.9).
 */
export function fontesDoReembolso(pedido: {
  readonly valor: Centavos;
  readonly recebivel: Centavos;
  readonly disponivel: Centavos;
  readonly plataformaCobre: boolean;
}): FontesDoReembolso {
  if (pedido.plataformaCobre) return { recebivel: ZERO, disponivel: ZERO, cobertura: pedido.valor };
  const recebivel = menor(pedido.valor, maior(pedido.recebivel, ZERO));
  const disponivel = menor(subtrair(pedido.valor, recebivel), maior(pedido.disponivel, ZERO));
  return { recebivel, disponivel, cobertura: subtrair(pedido.valor, somar(recebivel, disponivel)) };
}

export type Reembolso = {
  readonly membro: number;
  readonly administrador: number;
  /** Share of the month that goes back, and the accounts it is taken from. */
  readonly parte: Centavos;
  readonly fontes: FontesDoReembolso;
  readonly taxa: Centavos;
  /** Deposit that goes back, already without exit fee and debts. */
  readonly caucao: Centavos;
  /** Exit fee of a fidelity group, kept from the deposit for the administrator. */
  readonly multa?: Centavos;
  /** `original` returns by the method that paid, as far as `ateOriginal` reaches; the rest goes to the wallet. */
  readonly destino: 'saldo' | 'original';
  readonly ateOriginal?: Centavos;
};

/** The entries of a seat that goes back: its month from those who bear it, its fee from revenue, its deposit from where it was kept (REGRAS 2.9). */
export function retiradaDaVaga(
  vaga: Pick<Reembolso, 'membro' | 'administrador' | 'fontes' | 'taxa' | 'caucao'>,
): readonly Partida[] {
  const { membro, administrador, fontes } = vaga;
  return [
    menos(de('recebivel', administrador), fontes.recebivel),
    menos(de('disponivel', administrador), fontes.disponivel),
    menos(da('cobertura'), fontes.cobertura),
    menos(da('receita_taxas'), vaga.taxa),
    menos(de('caucao', membro), vaga.caucao),
  ];
}

/** The exit fee of a fidelity group is kept from the deposit for the administrator (REGRAS 2.9). */
export function multaGuardada(
  multa: Pick<Reembolso, 'membro' | 'administrador'> & { readonly valor: Centavos },
): readonly Partida[] {
  return [menos(de('caucao', multa.membro), multa.valor), mais(de('recebivel', multa.administrador), multa.valor)];
}

/**
 * The return of items of any kind: what they are taken from on one side; on the other what goes back by the methods that
 * paid, and the rest in the payer's wallet (REGRAS 2.9).
 */
export function devolucaoDeItens(pedido: {
  readonly pagador: number;
  readonly valor: Centavos;
  readonly porOriginal: Centavos;
  readonly partidas: readonly Partida[];
}): Movimento {
  const { pagador, valor, porOriginal, partidas } = pedido;
  return movimento('reembolso', [
    ...partidas,
    mais(da('estornos_a_pagar'), porOriginal),
    mais(de('disponivel', pagador), subtrair(valor, porOriginal)),
  ]);
}

/** Every refund of one membership in one shape: amounts come from `calcularReembolso` (REGRAS 2.9). */
export function reembolso(pedido: Reembolso): Movimento {
  const { membro, administrador, multa = ZERO } = pedido;
  const valor = somar(pedido.parte, pedido.taxa, pedido.caucao);
  return devolucaoDeItens({
    pagador: membro,
    valor,
    porOriginal: pedido.destino === 'original' ? menor(valor, pedido.ateOriginal ?? valor) : ZERO,
    partidas: [...retiradaDaVaga(pedido), ...multaGuardada({ membro, administrador, valor: multa })],
  });
}

/** The exit fee, or a part of it, goes back because the seat was refilled in time; taken as a refund is (REGRAS 2.9). */
export function devolucaoDaMulta(pedido: {
  readonly membro: number;
  readonly administrador: number;
  readonly fontes: FontesDoReembolso;
}): Movimento {
  const { membro, administrador, fontes } = pedido;
  return movimento('devolucaoDaMulta', [
    menos(de('recebivel', administrador), fontes.recebivel),
    menos(de('disponivel', administrador), fontes.disponivel),
    menos(da('cobertura'), fontes.cobertura),
    mais(de('disponivel', membro), somar(fontes.recebivel, fontes.disponivel, fontes.cobertura)),
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
