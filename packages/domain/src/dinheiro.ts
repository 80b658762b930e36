/** An amount in integer centavos of BRL. Only the functions of this file make one (REGRAS 2.0). */
export type Centavos = number & { readonly __unidade: 'centavos' };

/** The ways of rounding a fraction of a centavo. All three work on the magnitude, so that −x rounds to −(x rounded). */
export type Arredondamento = 'meioParaCima' | 'paraCima' | 'paraBaixo';

/** A rate in thousandths (80 = 8 %) or in basis points (399 = 3,99 %). */
export type Taxa = { readonly milesimos: number } | { readonly basisPoints: number };

const CENTAVOS_POR_REAL = 100;
const ESPACO_FIXO = '\u00A0';
const SINAL_DE_MENOS = '\u2212';

/** Brands an integer as centavos; throws RangeError for anything but a safe integer (REGRAS 2.0). */
export function centavos(valor: number): Centavos {
  if (!Number.isSafeInteger(valor)) throw new RangeError(`not an amount in integer centavos: ${valor}`);
  return (valor === 0 ? 0 : valor) as Centavos;
}

/** No money. */
export const ZERO: Centavos = centavos(0);

/** Sum of any number of amounts; throws when it leaves the safe integers. */
export function somar(...valores: readonly Centavos[]): Centavos {
  return valores.reduce<Centavos>((soma, valor) => centavos(soma + valor), ZERO);
}

/** First amount minus the second. */
export function subtrair(de: Centavos, valor: Centavos): Centavos {
  return centavos(de - valor);
}

/** The same amount with the other sign. */
export function negar(valor: Centavos): Centavos {
  return centavos(-valor);
}

/** Amount times an integer (seats, months); throws for a fraction. */
export function multiplicar(valor: Centavos, vezes: number): Centavos {
  if (!Number.isSafeInteger(vezes)) throw new RangeError(`not an integer factor: ${vezes}`);
  return centavos(valor * vezes);
}

export function menor(a: Centavos, b: Centavos): Centavos {
  return centavos(Math.min(a, b));
}

export function maior(a: Centavos, b: Centavos): Centavos {
  return centavos(Math.max(a, b));
}

/** Exact `valor × numerador ÷ denominador`, rounded once (REGRAS 2.0: half-up per line). */
export function fracao(
  valor: Centavos,
  { numerador, denominador }: { readonly numerador: number; readonly denominador: number },
  arredondamento: Arredondamento = 'meioParaCima',
): Centavos {
  if (!Number.isSafeInteger(numerador) || !Number.isSafeInteger(denominador) || denominador <= 0) {
    throw new RangeError(`not a fraction: ${numerador}/${denominador}`);
  }
  const produto = BigInt(valor) * BigInt(numerador);
  // Stryker disable next-line EqualityOperator: `centavos` makes no negative zero.
  const negativo = produto < 0n;
  const magnitude = negativo ? -produto : produto;
  const divisor = BigInt(denominador);
  const inteiro = magnitude / divisor;
  const resto = magnitude % divisor;
  const sobe =
    arredondamento === 'paraCima' ? resto > 0n : arredondamento === 'meioParaCima' ? resto * 2n >= divisor : false;
  const arredondado = Number(sobe ? inteiro + 1n : inteiro);
  return centavos(negativo ? -arredondado : arredondado);
}

/** A percentage of an amount (REGRAS 2.4). */
export function aplicarTaxa(valor: Centavos, taxa: Taxa, arredondamento: Arredondamento = 'meioParaCima'): Centavos {
  return 'milesimos' in taxa
    ? fracao(valor, { numerador: taxa.milesimos, denominador: 1_000 }, arredondamento)
    : fracao(valor, { numerador: taxa.basisPoints, denominador: 10_000 }, arredondamento);
}

/** The share of `dias` days out of a cycle of `de` days (REGRAS 2.9). */
export function proRata(
  valor: Centavos,
  { dias, de }: { readonly dias: number; readonly de: number },
  arredondamento: Arredondamento = 'meioParaCima',
): Centavos {
  if (dias < 0 || dias > de) throw new RangeError(`not a part of the cycle: ${dias} of ${de} days`);
  return fracao(valor, { numerador: dias, denominador: de }, arredondamento);
}

/**
 * Splits a whole into parts by largest remainder; ties go to the lowest index, and the parts always sum to the whole
 * (REGRAS 2.0). Takes integer weights, or a number of equal parts.
 */
export function ratear(total: Centavos, pesosOuPartes: number | readonly number[]): Centavos[] {
  const pesos = typeof pesosOuPartes === 'number' ? partesIguais(pesosOuPartes) : pesosOuPartes;
  if (pesos.some((peso) => !Number.isSafeInteger(peso) || peso < 0)) throw new RangeError('weights are integers >= 0');
  const somaDosPesos = pesos.reduce((soma, peso) => soma + BigInt(peso), 0n);
  if (somaDosPesos === 0n) throw new RangeError('nothing to split by: all weights are zero');

  // Stryker disable next-line EqualityOperator: `centavos` makes no negative zero.
  const negativo = total < 0;
  const magnitude = BigInt(negativo ? -total : total);
  const partes = pesos.map((peso, indice) => {
    const produto = magnitude * BigInt(peso);
    return { indice, base: Number(produto / somaDosPesos), resto: produto % somaDosPesos };
  });
  const distribuido = partes.reduce((soma, parte) => soma + parte.base, 0);
  const sobra = Number(magnitude) - distribuido;
  // The sort is stable: parts with equal remainders keep the order of their indexes.
  const agraciados = new Set(
    [...partes]
      .sort((a, b) => Number(b.resto - a.resto))
      .slice(0, sobra)
      .map((parte) => parte.indice),
  );
  return partes.map(({ indice, base }) => {
    const parte = agraciados.has(indice) ? base + 1 : base;
    return centavos(negativo ? -parte : parte);
  });
}

function partesIguais(partes: number): readonly number[] {
  if (!Number.isSafeInteger(partes) || partes < 1) throw new RangeError(`not a number of parts: ${partes}`);
  return new Array<number>(partes).fill(1);
}

/** Whole per cent that a part is of the whole, rounded down: a saving is never shown larger than it is. */
export function porCento(parte: Centavos, todo: Centavos): number {
  return todo <= 0 ? 0 : Math.floor((parte * 100) / todo);
}

function comMilhares(inteiro: number): string {
  return String(inteiro).replace(/\B(?=(?:\d{3})+$)/g, '.');
}

function doisDigitos(valor: number): string {
  return String(valor).padStart(2, '0');
}

/** `1.234,56`, for sentences that bring their own `R$` (spec A§8, REGRAS 2.16). */
export function formatarValor(valor: Centavos): string {
  const magnitude = Math.abs(valor);
  const texto = `${comMilhares(Math.trunc(magnitude / CENTAVOS_POR_REAL))},${doisDigitos(magnitude % CENTAVOS_POR_REAL)}`;
  return valor < 0 ? SINAL_DE_MENOS + texto : texto;
}

/** `R$ 1.234,56` with a no-break space; negative with U+2212: `−R$ 1,00` (spec A§5). */
export function formatarReais(valor: Centavos): string {
  const texto = `R$${ESPACO_FIXO}${formatarValor(centavos(Math.abs(valor)))}`;
  return valor < 0 ? SINAL_DE_MENOS + texto : texto;
}

/** The amounts from which the short form uses each of its words, in whole reais (spec A§9). */
export const FORMA_CURTA = { milDesde: 1_000, milhaoAcimaDe: 999_000, milhoesAcimaDe: 1_999_000 } as const;

/**
 * Short form with up to two decimals: "mil" from R$ 1.000, "milhão" above R$ 999.000, "milhões" above R$ 1.999.000;
 * below R$ 1.000 the full form (spec A§9). Rounded half-up, but a singular never shows more than 1,99.
 */
export function formatarReaisCurto(valor: Centavos): string {
  const magnitude = centavos(Math.abs(valor));
  const reais = magnitude / CENTAVOS_POR_REAL;
  if (reais < FORMA_CURTA.milDesde) return formatarReais(valor);
  // Stryker disable next-line EqualityOperator: zero has the full form.
  const sinal = valor < 0 ? SINAL_DE_MENOS : '';
  // Hundredths of so many reais are as many centavos as it has reais.
  function emCentesimosDe(unidadeEmReais: number): number {
    return fracao(magnitude, { numerador: 1, denominador: unidadeEmReais });
  }
  function escrever(centesimos: number, unidade: string): string {
    const decimais = doisDigitos(centesimos % 100).replace(/0+$/, '');
    const inteiro = comMilhares(Math.trunc(centesimos / 100));
    return `${sinal}R$${ESPACO_FIXO}${inteiro}${decimais === '' ? '' : `,${decimais}`}${ESPACO_FIXO}${unidade}`;
  }
  if (reais <= FORMA_CURTA.milhaoAcimaDe) return escrever(emCentesimosDe(1_000), 'mil');
  const milhoes = emCentesimosDe(1_000_000);
  return reais <= FORMA_CURTA.milhoesAcimaDe
    ? escrever(Math.min(milhoes, 199), 'milhão')
    : escrever(milhoes, 'milhões');
}

/** Reads the API Pix amount (`10.48`); throws RangeError for any other shape, never rounds (API Pix 2.9.0). */
export function reaisParaCentavos(decimal: string): Centavos {
  const partes = /^(\d{1,10})\.(\d{2})$/.exec(decimal);
  if (partes === null) throw new RangeError(`not a decimal amount: ${JSON.stringify(decimal)}`);
  return centavos(Number(partes[1]) * CENTAVOS_POR_REAL + Number(partes[2]));
}

/** Reads an amount that a wire has as a float in reais, to the nearest centavo: of the results of lotteries alone. */
export function flutuanteParaCentavos(reais: number): Centavos {
  return centavos(Math.round(reais * CENTAVOS_POR_REAL));
}

/** Writes the API Pix amount (`10.48`); that wire knows no negative amount (API Pix 2.9.0). */
export function centavosParaDecimal(valor: Centavos): string {
  if (valor < 0) throw new RangeError('a decimal amount on the wire is never negative');
  return `${Math.trunc(valor / CENTAVOS_POR_REAL)}.${doisDigitos(valor % CENTAVOS_POR_REAL)}`;
}

/** Reads what a person types (`1.234,56`, `R$ 10`, `10,5`); undefined when it is not an amount (spec A§5). */
export function analisarReais(texto: string): Centavos | undefined {
  const limpo = texto.replace(/[\s\u00A0]|R\$/g, '').replace(SINAL_DE_MENOS, '-');
  const partes = /^(-?)(\d{1,3}(?:\.\d{3})+|\d{1,12})(?:,(\d{1,2}))?$/.exec(limpo);
  if (partes === null) return undefined;
  const reais = Number((partes[2] ?? '').replaceAll('.', ''));
  const magnitude = reais * CENTAVOS_POR_REAL + Number((partes[3] ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(magnitude) ? centavos(partes[1] === '-' ? -magnitude : magnitude) : undefined;
}
