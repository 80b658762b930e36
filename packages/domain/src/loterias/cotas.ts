import type { Dia } from '../datas.ts';
import type { Centavos, Taxa } from '../dinheiro.ts';
import { aplicarTaxa, formatarReais, fracao, multiplicar, somar, subtrair } from '../dinheiro.ts';
import type { Aposta } from './aposta.ts';
import { apostasSimples, duplosDe, ehDaLoteca, precoDaAposta, triplosDe } from './aposta.ts';
import { combinacaoDaLoteca } from './combinacoes-da-loteca.ts';
import type { LimitesDoBolao, PorMarcas } from './loteria.ts';
import { LOTERIAS } from './loterias.ts';
import { exigirVigente } from './vigencia.ts';

/** The price of a pool, line by line (REGRAS 2.12). */
export type PrecoDoBolao = {
  /** The bets, as the lottery charges them. */
  readonly custo: Centavos;
  /** The part of the bets in one cota: the cost over the cotas, up to the next centavo. */
  readonly valorCota: Centavos;
  /** The product's fee on one cota, shown apart. */
  readonly taxa: Centavos;
  readonly total: Centavos;
  /** The sum that all cotas pay above the cost of the bets, because a cota has no half centavo. */
  readonly sobra: Centavos;
};

/** A lottery shop may charge no more on a cota, and neither does the product. */
export const TAXA_MAXIMA = { milesimos: 350 } as const;

export function precoDoBolao(
  apostas: readonly Aposta[],
  { cotas, taxa, dia }: { readonly cotas: number; readonly taxa: Taxa; readonly dia: Dia },
): PrecoDoBolao {
  const custo = somar(...apostas.map((aposta) => precoDaAposta(aposta, dia)));
  const valorCota = fracao(custo, { numerador: 1, denominador: cotas }, 'paraCima');
  const daTaxa = aplicarTaxa(valorCota, taxa);
  const sobra = subtrair(multiplicar(valorCota, cotas), custo);
  return { custo, valorCota, taxa: daTaxa, total: somar(valorCota, daTaxa), sobra };
}

export type RecusaDasCotas = Readonly<Partial<Record<'apostas' | 'cotas' | 'valorCota', string>>>;

/**
 * The first limit of the official pool that the bets of one lottery break on a day; undefined when they are all kept. A pool
 * of several lotteries is several official receipts, and each is asked for itself.
 */
export function recusaDasCotas(
  apostas: readonly Aposta[],
  { cotas, dia }: { readonly cotas: number; readonly dia: Dia },
): RecusaDasCotas | undefined {
  const [primeira] = apostas;
  if (primeira === undefined) return { apostas: 'Um bolão tem ao menos uma aposta.' };
  if (apostas.some((aposta) => aposta.loteria !== primeira.loteria || tamanhoDe(aposta) !== tamanhoDe(primeira))) {
    return { apostas: 'As apostas de um recibo são da mesma loteria e do mesmo tamanho.' };
  }
  const limites = exigirVigente(LOTERIAS[primeira.loteria].bolao, dia);
  return (
    recusaDasQuantidades({ primeira, quantas: apostas.length, cotas }, limites) ??
    recusaDosValores(apostas, { cotas, dia, limites })
  );
}

function recusaDasQuantidades(
  { primeira, quantas, cotas }: { readonly primeira: Aposta; readonly quantas: number; readonly cotas: number },
  limites: LimitesDoBolao,
): RecusaDasCotas | undefined {
  const { nome } = LOTERIAS[primeira.loteria];
  const apostasMaximas = deMarcas(limites.apostasMaximas, primeira);
  if (quantas > apostasMaximas) return { apostas: `${nome} aceita até ${apostasMaximas} apostas por bolão.` };
  const cotasMaximas = cotasMaximasDe(limites, primeira);
  if (cotasMaximas === null) return { apostas: 'A Loteca não vende bolão com tão poucos duplos e triplos.' };
  if (!Number.isInteger(cotas) || cotas < limites.cotasMinimas || cotas > cotasMaximas) {
    return { cotas: `Este bolão de ${nome} vai de ${limites.cotasMinimas} a ${cotasMaximas} cotas.` };
  }
  return undefined;
}

function recusaDosValores(
  apostas: readonly Aposta[],
  { cotas, dia, limites }: { readonly cotas: number; readonly dia: Dia; readonly limites: LimitesDoBolao },
): RecusaDasCotas | undefined {
  const custo = somar(...apostas.map((aposta) => precoDaAposta(aposta, dia)));
  if (custo < limites.minimo)
    return { apostas: `O bolão precisa de ao menos ${formatarReais(limites.minimo)} em apostas.` };
  const valorCota = fracao(custo, { numerador: 1, denominador: cotas }, 'paraCima');
  if (valorCota < limites.cotaMinima)
    return { valorCota: `A cota precisa custar ao menos ${formatarReais(limites.cotaMinima)}.` };
  return undefined;
}

/** The greatest number of cotas of a pool with such bets; null where no pool is sold. */
function cotasMaximasDe(limites: LimitesDoBolao, aposta: Aposta): number | null {
  if (!ehDaLoteca(aposta)) return deMarcas(limites.cotasMaximas, aposta);
  return combinacaoDaLoteca({ duplos: duplosDe(aposta), triplos: triplosDe(aposta) })?.cotasMaximas ?? null;
}

function deMarcas({ outras, porMarcas }: PorMarcas, aposta: Aposta): number {
  return (ehDaLoteca(aposta) ? undefined : porMarcas?.[aposta.dezenas.length]) ?? outras;
}

/** The size that the bets of one receipt have in common: the marks of a bet of numbers, the simple bets of a ticket of Loteca. */
function tamanhoDe(aposta: Aposta): number {
  return ehDaLoteca(aposta) ? apostasSimples(aposta) : aposta.dezenas.length;
}

/**
 * Divides a net prize among all cotas of a pool, sold or not (REGRAS 2.12). Each gets the same whole centavos; the remainder
 * stays with the pool and is recorded.
 */
export function dividirPremio(
  premio: Centavos,
  cotas: number,
): { readonly porCota: Centavos; readonly resto: Centavos } {
  const porCota = fracao(premio, { numerador: 1, denominador: cotas }, 'paraBaixo');
  return { porCota, resto: subtrair(premio, multiplicar(porCota, cotas)) };
}
