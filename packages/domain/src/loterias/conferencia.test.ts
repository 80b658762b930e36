import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import type { Aposta, ApostaDaLoteca, ApostaDeDezenas, Coluna, Palpite } from './aposta.ts';
import { apostasSimples, COLUNAS, dezenasDe } from './aposta.ts';
import { conferir } from './conferencia.ts';
import type { Resultado } from './resultado.ts';
import { sorteioReal } from './test/sorteios-reais.ts';

/** Numbers of which so many were drawn in each draw of the concurso. */
function comAcertos(resultado: Resultado, marcas: number, ...acertos: readonly number[]): readonly number[] {
  const { loteria, sorteios } = resultado;
  if (loteria === 'loteca') throw new Error('no numbers');
  const { de, ate } = dezenasDe(loteria);
  const certas = acertos.flatMap((quantas, i) =>
    (sorteios[i] ?? []).filter((n) => sorteios.every((outro, j) => j === i || !outro.includes(n))).slice(0, quantas),
  );
  const erradas = Array.from({ length: ate - de + 1 }, (_, i) => i + de).filter(
    (n) => !sorteios.some((sorteio) => sorteio.includes(n)),
  );
  if (certas.length > marcas) throw new Error('more hits than marks');
  return [...certas, ...erradas.slice(0, marcas - certas.length)];
}

/** Winning simple bets by tier. */
function ganhas(aposta: Aposta, resultado: Resultado) {
  return Object.fromEntries(conferir(aposta, resultado).faixas.map(({ faixa, quantidade }) => [faixa, quantidade]));
}

describe('bets against real draws', () => {
  // Prizes in centavos: the sum of winning simple bets times the published net prize of the tier.
  it.each([
    { loteria: 'mega-sena', concurso: 2955, marcas: 9, acertos: [4], faixas: { 3: 10 }, premio: 216_760 },
    { loteria: 'mega-sena', concurso: 3042, marcas: 8, acertos: [5], faixas: { 2: 3, 3: 15 }, premio: 7_938_093 },
    { loteria: 'mega-sena', concurso: 3042, marcas: 7, acertos: [6], faixas: { 1: 1, 2: 6 }, premio: 16_503_321_056 },
    {
      loteria: 'lotofacil',
      concurso: 3766,
      marcas: 17,
      acertos: [14],
      faixas: { 2: 3, 3: 42, 4: 91 },
      premio: 527_321,
    },
    { loteria: 'quina', concurso: 7096, marcas: 7, acertos: [3], faixas: { 3: 6, 4: 12 }, premio: 77_142 },
    { loteria: 'dupla-sena', concurso: 2997, marcas: 7, acertos: [3, 4], faixas: { 4: 4, 7: 3, 8: 4 }, premio: 43_862 },
    { loteria: 'lotomania', concurso: 2951, marcas: 50, acertos: [0], faixas: { 7: 1 }, premio: 9_055_359 },
  ] as const)(
    '$loteria $concurso, $marcas marks, hits $acertos: $premio',
    ({ loteria, concurso, marcas, acertos, faixas, premio }) => {
      const resultado = sorteioReal(loteria, concurso);
      const aposta = { loteria, dezenas: comAcertos(resultado, marcas, ...acertos) };
      expect(ganhas(aposta, resultado)).toEqual(faixas);
      expect(conferir(aposta, resultado)).toMatchObject({ premio });
    },
  );

  it('the month of Dia de Sorte pays every simple bet of the ticket, beside its hits', () => {
    const resultado = sorteioReal('dia-de-sorte', 1275);
    const aposta: ApostaDeDezenas = { loteria: 'dia-de-sorte', dezenas: comAcertos(resultado, 8, 6), mes: 7 };
    // 2 × 3.406,48 + 6 × 25,00 + 8 × 2,50
    expect(conferir(aposta, resultado)).toMatchObject({ acertos: [6], premio: 698_296 });
    expect(ganhas(aposta, resultado)).toEqual({ 2: 2, 3: 6, 5: 8 });
    expect(ganhas({ ...aposta, mes: 8 }, resultado)).toEqual({ 2: 2, 3: 6 });
  });

  it('the team of Timemania adds to the hits', () => {
    const resultado = sorteioReal('timemania', 2430);
    const aposta: ApostaDeDezenas = {
      loteria: 'timemania',
      dezenas: comAcertos(resultado, 10, 3),
      time: 'BARRA FC/SC',
    };
    // 3,50 + 8,50
    expect(conferir(aposta, resultado)).toMatchObject({ acertos: [3], premio: 1_200 });
    expect(ganhas({ ...aposta, time: 'CASCAVEL/PR' }, resultado)).toEqual({ 5: 1 });
  });

  it('+Milionária: trevos multiply', () => {
    const resultado = sorteioReal('mais-milionaria', 381);
    function com(marcas: number, acertos: number, trevos: readonly number[]): ApostaDeDezenas {
      return {
        loteria: 'mais-milionaria',
        dezenas: comAcertos(resultado, marcas, acertos),
        trevos,
      };
    }
    // 3 × 2.166,94 + 6 × 155,33 + 4 × 50,00 + 8 × 24,00
    expect(conferir(com(7, 4, [3, 5, 1]), resultado)).toMatchObject({ premio: 782_480 });
    expect(ganhas(com(7, 4, [3, 5, 1]), resultado)).toEqual({ 5: 3, 6: 6, 7: 4, 8: 8 });
    expect(ganhas(com(9, 6, [3, 5, 1, 2]), resultado)).toEqual({
      1: 1,
      2: 5,
      3: 18,
      4: 90,
      5: 45,
      6: 225,
      7: 20,
      8: 80,
    });
    expect(ganhas(com(12, 6, [1, 2, 3, 4, 5, 6]), resultado)).toEqual({
      1: 1,
      2: 14,
      3: 36,
      4: 504,
      5: 225,
      6: 3_150,
      7: 400,
      8: 3_200,
      9: 225,
      10: 1_800,
    });
    // Three or two numbers without a trevo win nothing.
    expect(ganhas(com(6, 3, [1, 2]), resultado)).toEqual({});
    expect(ganhas(com(6, 2, [1, 2]), resultado)).toEqual({});
  });

  it('Trem das Onze pays no hit as it pays eleven, and its mirror falls in the same tier', () => {
    const sorteadas = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    const resultado: Resultado = {
      loteria: 'trem-das-onze',
      concurso: 1,
      data: '2026-11-21',
      sorteios: [sorteadas],
      premios: [{ faixa: 1, ganhadores: 2, valor: centavos(25_000_000) }],
    };
    function aposta(acertos: number): Aposta {
      return {
        loteria: 'trem-das-onze',
        dezenas: comAcertos(resultado, 11, acertos),
      };
    }
    function faixaDe(acertos: number) {
      return conferir(aposta(acertos), resultado).faixas[0]?.faixa;
    }
    expect(Array.from({ length: 12 }, (_, acertos) => faixaDe(acertos))).toEqual([
      1,
      2,
      3,
      4,
      undefined,
      undefined,
      undefined,
      undefined,
      4,
      3,
      2,
      1,
    ]);
    expect(conferir(aposta(0), resultado).premio).toBe(25_000_000);
    // The prize of the second tier is not announced yet.
    expect(conferir(aposta(1), resultado).premio).toBe(0);
  });
});

/** Every simple bet of a ticket of Loteca, one by one. */
function* simplesDaLoteca(palpites: readonly Palpite[], feita: readonly Coluna[] = []): Generator<readonly Coluna[]> {
  const palpite = palpites[feita.length];
  if (palpite === undefined) yield feita;
  else for (const coluna of palpite) yield* simplesDaLoteca(palpites, [...feita, coluna]);
}

describe('Loteca', () => {
  const palpite = fc.subarray([...COLUNAS], { minLength: 1 });

  it('counts what its simple bets, checked one by one, win', () => {
    fc.assert(
      fc.property(
        fc
          .array(palpite, { minLength: 14, maxLength: 14 })
          .filter((p) => p.reduce((n, { length }) => n * length, 1) <= 864),
        fc.array(fc.constantFrom(...COLUNAS), { minLength: 14, maxLength: 14 }),
        fc.integer({ min: 0, max: 3 }),
        (palpites, sorte, erros) => {
          // Results near the ticket, so that the tiers are met.
          const colunas = palpites.map((p, jogo) => (jogo < erros ? sorte[jogo] : p[0]) ?? '1');
          const resultado: Resultado = {
            loteria: 'loteca',
            concurso: 1,
            data: '2026-11-23',
            sorteios: [],
            colunas,
            premios: [],
          };
          const porAcertos = [0, 0];
          for (const simples of simplesDaLoteca(palpites)) {
            const erradas = simples.filter((coluna, jogo) => coluna !== colunas[jogo]).length;
            if (erradas < 2) porAcertos[erradas] = (porAcertos[erradas] ?? 0) + 1;
          }
          const faixas = ganhas({ loteria: 'loteca', palpites } satisfies ApostaDaLoteca, resultado);
          expect([faixas[1] ?? 0, faixas[2] ?? 0]).toEqual(porAcertos);
        },
      ),
    );
  });
});

const REAIS = {
  'mega-sena': 3042,
  quina: 7096,
  'dupla-sena': 2997,
  'dia-de-sorte': 1275,
  'mais-milionaria': 381,
} as const;

/** A bet of a lottery, of some marks more than the least, with about so many hits. */
function apostaCom(loteria: keyof typeof REAIS, aMais: number, acertos: number): ApostaDeDezenas {
  const dezenas = comAcertos(
    sorteioReal(loteria, REAIS[loteria]),
    dezenasDe(loteria).minimo + aMais,
    ...(loteria === 'dupla-sena' ? [acertos % 4, 3] : [Math.min(acertos, 5)]),
  );
  if (loteria === 'mais-milionaria') return { loteria, dezenas, trevos: [3, 1, 2, 5].slice(0, 2 + aMais) };
  return loteria === 'dia-de-sorte' ? { loteria, dezenas, mes: 6 + (acertos % 2) } : { loteria, dezenas };
}

/** The simple bets inside a bet. */
function simplesDe(aposta: ApostaDeDezenas): readonly ApostaDeDezenas[] {
  const { trevos } = aposta;
  const pares = trevos === undefined ? [{}] : escolhas(trevos, 2).map((par) => ({ trevos: par }));
  return escolhas(aposta.dezenas, dezenasDe(aposta.loteria).simples).flatMap((dezenas) =>
    pares.map((par) => ({ ...aposta, dezenas, ...par })),
  );
}

describe('any bet of numbers', () => {
  it('wins what its simple bets, checked one by one, win together', () => {
    const loterias = fc.constantFrom('mega-sena', 'quina', 'dupla-sena', 'dia-de-sorte', 'mais-milionaria' as const);
    const poucos = fc.integer({ min: 0, max: 2 });
    fc.assert(
      fc.property(loterias, poucos, fc.integer({ min: 0, max: 6 }), (loteria, aMais, acertos) => {
        const resultado = sorteioReal(loteria, REAIS[loteria]);
        const aposta = apostaCom(loteria, aMais, acertos);
        const todas = simplesDe(aposta);
        expect(todas).toHaveLength(apostasSimples(aposta));
        const soma: Record<number, number> = {};
        for (const { faixa, quantidade } of todas.flatMap((uma) => conferir(uma, resultado).faixas)) {
          soma[faixa] = (soma[faixa] ?? 0) + quantidade;
        }
        expect(ganhas(aposta, resultado)).toEqual(soma);
      }),
      { numRuns: 60 },
    );
  });
});

function escolhas<T>(itens: readonly T[], quantos: number): readonly (readonly T[])[] {
  if (quantos === 0) return [[]];
  return itens.flatMap((item, i) => escolhas(itens.slice(i + 1), quantos - 1).map((resto) => [item, ...resto]));
}
