import type { Centavos } from '../dinheiro.ts';
import {
  aplicarTaxa,
  centavos,
  formatarReais,
  fracao,
  maior,
  menor,
  multiplicar,
  ratear,
  somar,
  subtrair,
  ZERO,
} from '../dinheiro.ts';
import type { LinhaDeValor } from '../linha-de-valor.ts';
import type { Regras } from '../regras.ts';

/** The monthly fee of one seat, paid by the member; the reduced one is never above the common one (REGRAS 2.4). */
export function taxaVaga(
  valorSemTaxas: Centavos,
  regras: Regras,
  { reduzida }: { readonly reduzida: boolean },
): Centavos {
  const { vaga, vagaReduzida } = regras.taxas;
  const comum = menor(maior(aplicarTaxa(valorSemTaxas, vaga), vaga.minimo), vaga.maximo);
  return reduzida ? menor(comum, maior(aplicarTaxa(valorSemTaxas, vagaReduzida), vagaReduzida.minimo)) : comum;
}

/**
 * The price of one seat per month: part of the plan, and fee (spec B§3). Kept on the group and on each subscription.
 */
export type PrecoDaVaga = { readonly valorSemTaxas: Centavos; readonly valorTaxa: Centavos };

/**
 * Splits a plan among everybody who shares it, the administrator included. Every member pays the same, the smallest
 * part; the administrator's own part takes the leftover centavos, so that parts sum to the whole (REGRAS 2.0).
 */
export function partesDoGrupo(grupo: { readonly valorGrupo: Centavos; readonly lugares: number }): {
  readonly membro: Centavos;
  readonly administrador: Centavos;
} {
  const partes = ratear(grupo.valorGrupo, grupo.lugares);
  const membro = partes.at(-1) ?? grupo.valorGrupo;
  return { membro, administrador: subtrair(grupo.valorGrupo, multiplicar(membro, grupo.lugares - 1)) };
}

/** Price of a member's seat in a group (spec B§3, REGRAS 2.4). */
export function precoDaVaga(
  grupo: { readonly valorGrupo: Centavos; readonly lugares: number; readonly taxaReduzida: boolean },
  regras: Regras,
): PrecoDaVaga {
  const { membro } = partesDoGrupo(grupo);
  return { valorSemTaxas: membro, valorTaxa: taxaVaga(membro, regras, { reduzida: grupo.taxaReduzida }) };
}

/** The dearest that a seat may cost: catalogue price of the plan ÷ places × 1,15 (`valorMaximo`, REGRAS 2.11). */
export function tetoPorVaga(plano: { readonly valor: Centavos; readonly lugares: number }, regras: Regras): Centavos {
  return fracao(plano.valor, { numerador: regras.valor.tetoMilesimos, denominador: plano.lugares * 1_000 });
}

/**
 * The price of a member's seats alone, and the monthly saving of sharing. Where the price for one person is not known,
 * or is below the price paid, there is no saving (REGRAS 2.11).
 */
export function economiaDaVaga({
  valorSozinho,
  vagas,
  paga,
}: {
  readonly valorSozinho: Centavos | null;
  readonly vagas: number;
  readonly paga: Centavos;
}): { readonly sozinho: Centavos; readonly mensal: Centavos } {
  const sozinho = maior(multiplicar(valorSozinho ?? ZERO, vagas), paga);
  return { sozinho, mensal: subtrair(sozinho, paga) };
}

/** Cost of a payment method to the payer: a rate on the amount plus a fixed part (REGRAS 2.4). */
export type CustoDoMeio = { readonly basisPoints: number; readonly fixo: Centavos };

/** The amount that a method adds to an amount; it adds nothing to nothing (REGRAS 2.4). */
export function custoDoMeio(valor: Centavos, custo: CustoDoMeio): Centavos {
  return valor <= 0 ? ZERO : somar(aplicarTaxa(valor, { basisPoints: custo.basisPoints }), custo.fixo);
}

export type PedidoDeComposicao = {
  readonly preco: PrecoDaVaga;
  readonly vagas: number;
  readonly exigeCaucao: boolean;
  readonly taxaMeio?: CustoDoMeio;
  /** Discount of a coupon, taken from the first month only. */
  readonly desconto?: Centavos;
};

export type Composicao = {
  /** The administrator's part: valorSemTaxas × vagas. */
  readonly parte: Centavos;
  readonly taxa: Centavos;
  readonly caucao: Centavos;
  readonly desconto: Centavos;
  readonly custoMeio: Centavos;
  readonly totalHoje: Centavos;
  /** The price of each following month: without the deposit (spec B§3). */
  readonly mensal: Centavos;
  readonly vagas: number;
  /** Rows that sum to `totalHoje`; those of zero are left out. */
  readonly linhas: readonly LinhaDeValor[];
};

/**
 * Price of a subscription: (valorSemTaxas + taxa) × seats, doubled when a deposit is required: the deposit is one full
 * month of the seats, fee included (spec B§3, REGRAS part 1).
 */
export function composicao({ preco, vagas, exigeCaucao, taxaMeio, ...pedido }: PedidoDeComposicao): Composicao {
  if (!Number.isSafeInteger(vagas) || vagas < 1) throw new RangeError(`not a number of seats: ${vagas}`);
  const parte = multiplicar(preco.valorSemTaxas, vagas);
  const taxa = multiplicar(preco.valorTaxa, vagas);
  const mensal = somar(parte, taxa);
  const caucao = exigeCaucao ? mensal : ZERO;
  const desconto = menor(pedido.desconto ?? ZERO, mensal);
  const cobrado = subtrair(somar(mensal, caucao), desconto);
  const custoMeio = taxaMeio === undefined ? ZERO : custoDoMeio(cobrado, taxaMeio);

  const linhas: readonly LinhaDeValor[] = [
    { chave: 'parte', rotulo: 'Sua parte', valor: parte, ...porVaga(preco.valorSemTaxas, vagas) },
    { chave: 'taxa', rotulo: 'Taxa', valor: taxa, ...porVaga(preco.valorTaxa, vagas) },
    { chave: 'caucao', rotulo: 'Caução, volta para você', valor: caucao },
    { chave: 'desconto', rotulo: 'Desconto', valor: centavos(-desconto) },
    { chave: 'custoMeio', rotulo: 'Custo do pagamento', valor: custoMeio },
  ];
  return {
    parte,
    taxa,
    caucao,
    desconto,
    custoMeio,
    totalHoje: somar(cobrado, custoMeio),
    mensal,
    vagas,
    linhas: linhas.filter((linha) => linha.valor !== 0),
  };
}

function porVaga(valor: Centavos, vagas: number): { readonly conta?: string } {
  return vagas === 1 ? {} : { conta: `${vagas} × ${formatarReais(valor)}` };
}
