/** Narrow and wide bars of each digit, interleaved two of five (ISO/IEC 16390). */
const DIGITOS = ['nnwwn', 'wnnnw', 'nwnnw', 'wwnnn', 'nnwnw', 'wnwnn', 'nwwnn', 'nnnww', 'wnnwn', 'nwnwn'] as const;
const LARGURA = { n: 1, w: 3 } as const;

export interface DesenhoDasBarras {
  readonly traco: string;
  readonly largura: number;
}

/** The bars of an even number of digits as one path, one unit high: the first digit of a pair is in the bars, the second in the gaps. */
export function desenharBarras(digitos: string): DesenhoDasBarras {
  if (!/^(\d\d)+$/.test(digitos)) throw new RangeError('bars are made of pairs of digits');
  const pares = digitos.match(/\d\d/g) ?? [];
  const larguras = pares.flatMap((par) => {
    const [barras, vaos] = [DIGITOS[Number(par[0])] ?? '', DIGITOS[Number(par[1])] ?? ''];
    return [...barras].flatMap((barra, i) => [LARGURA[barra as 'n' | 'w'], LARGURA[vaos[i] as 'n' | 'w']]);
  });
  const todas = [1, 1, 1, 1, ...larguras, 3, 1, 1];
  let x = 0;
  let traco = '';
  for (const [i, largura] of todas.entries()) {
    if (i % 2 === 0) traco += `M${x} 0h${largura}v1h-${largura}z`;
    x += largura;
  }
  return { traco, largura: x };
}
