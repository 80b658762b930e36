/** Narrow and wide bars of each digit, interleaved two of five (ISO/IEC 16390). */
const DIGITOS = ['nnwwn', 'wnnnw', 'nwnnw', 'wwnnn', 'nnwnw', 'wnwnn', 'nwwnn', 'nnnww', 'wnnwn', 'nwnwn'] as const;
const LARGURA = { n: 1, w: 3 } as const;

export interface Barra {
  readonly x: number;
  readonly largura: number;
}

/** The bars of an even number of digits, in units of a narrow one: the first digit of a pair is in the bars, the second in the gaps. */
export function barrasDe(digitos: string): { readonly barras: readonly Barra[]; readonly largura: number } {
  if (!/^(\d\d)+$/.test(digitos)) throw new RangeError('bars are made of pairs of digits');
  const pares = digitos.match(/\d\d/g) ?? [];
  const larguras = pares.flatMap((par) => {
    const [barras, vaos] = [DIGITOS[Number(par[0])] ?? '', DIGITOS[Number(par[1])] ?? ''];
    return [...barras].flatMap((barra, i) => [LARGURA[barra as 'n' | 'w'], LARGURA[vaos[i] as 'n' | 'w']]);
  });
  const barras: Barra[] = [];
  let x = 0;
  for (const [i, largura] of [1, 1, 1, 1, ...larguras, 3, 1, 1].entries()) {
    if (i % 2 === 0) barras.push({ x, largura });
    x += largura;
  }
  return { barras, largura: x };
}
