import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import type { Faixa, SlugDaLoteria } from './loteria.ts';
import { LOTERIAS } from './loterias.ts';
import { lugarDoResgate, premioDaFaixa, premioLiquido, ultimoDiaDoResgate } from './premio.ts';
import { recusaDoResultado } from './resultado.ts';
import type { SorteioReal } from './test/sorteios-reais.ts';
import { SORTEIOS_REAIS, sorteioReal } from './test/sorteios-reais.ts';
import { exigirVigente } from './vigencia.ts';

/** The one-off "Mega 30 Anos" divided its prizes as Mega da Virada does. */
function regraDe({ resultado, edicao }: SorteioReal): SlugDaLoteria {
  if (edicao === undefined) return resultado.loteria;
  return edicao in LOTERIAS ? edicao : 'mega-da-virada';
}

/** Published and computed prize of each tier with winners that gets nothing from earlier concursos. */
function premios(
  sorteio: SorteioReal,
): readonly { readonly faixa: Faixa; readonly publicado: number; readonly calculado: number | undefined }[] {
  const { resultado, arrecadado } = sorteio;
  const premiacao = exigirVigente(LOTERIAS[regraDe(sorteio)].premiacao, resultado.data);
  const ganhadores = new Map(resultado.premios.map((premio) => [premio.faixa, premio.ganhadores]));
  return premiacao.faixas
    .filter(
      ({ numero, semGanhador }) => numero !== 1 && semGanhador !== 'mesmaFaixa' && (ganhadores.get(numero) ?? 0) > 0,
    )
    .map((faixa) => ({
      faixa,
      publicado: resultado.premios.find((premio) => premio.faixa === faixa.numero)?.valor ?? -1,
      calculado: premioDaFaixa(premiacao, faixa, {
        arrecadado: centavos(arrecadado),
        ganhadores,
        data: resultado.data,
      }),
    }));
}

/** A centavo or two of Caixa's own rounding, which nothing published explains. */
const FOLGA: Partial<Record<SlugDaLoteria, number>> = { lotomania: 2, 'dia-de-sorte': 1, 'mais-milionaria': 2 };

describe('the published prizes of eighty real draws', () => {
  it('are all results that may be checked against bets', () => {
    expect(SORTEIOS_REAIS).toHaveLength(80);
    expect(SORTEIOS_REAIS.map(({ resultado }) => recusaDoResultado(resultado, '2026-11-26'))).toEqual(
      SORTEIOS_REAIS.map(() => undefined),
    );
  });

  it('come out of the revenue to the centavo, in every tier that divides its own concurso alone', () => {
    let conferidos = 0;
    for (const sorteio of SORTEIOS_REAIS) {
      const { loteria, concurso } = sorteio.resultado;
      for (const { faixa, publicado, calculado } of premios(sorteio)) {
        const diferenca = Math.abs((calculado ?? Number.NaN) - publicado);
        expect({ loteria, concurso, faixa: faixa.numero, cabe: diferenca <= (FOLGA[loteria] ?? 0) }).toEqual({
          loteria,
          concurso,
          faixa: faixa.numero,
          cabe: true,
        });
        conferidos += 1;
      }
    }
    expect(conferidos).toBeGreaterThan(300);
  });

  it('Mega 3046: 38 quinas of R$ 72.085,87 gross pay R$ 50.460,11; 3.041 quadras pay R$ 1.039,35 whole', () => {
    expect(premioLiquido(centavos(7_208_587), '2026-08-18')).toBe(5_046_011);
    expect(premioLiquido(centavos(103_935), '2026-08-18')).toBe(103_935);
    expect(sorteioReal('mega-sena', 3046).premios.map(({ valor }) => valor)).toEqual(
      expect.arrayContaining([5_046_011, 103_935]),
    );
  });

  it('Virada 2955 divided 90 % of its own prize money among six, beside what had accumulated', () => {
    const sorteio = SORTEIOS_REAIS.find(({ resultado }) => resultado.concurso === 2955);
    const premiacao = exigirVigente(LOTERIAS['mega-da-virada'].premiacao, '2026-01-01');
    const [sena] = premiacao.faixas;
    if (sorteio === undefined || sena === undefined) throw new Error('no such draw');
    const proprio = premioDaFaixa(premiacao, sena, {
      arrecadado: centavos(sorteio.arrecadado),
      ganhadores: new Map([[1, 6]]),
      data: '2026-01-01',
    });
    // 842.095.705,62 of its own ÷ 6 and 249.261.580,92 accumulated ÷ 6, together the published 181.892.881,09 each.
    expect(proprio).toBe(14_034_928_427);
    expect(Math.floor((84_209_570_562 + 24_926_158_092) / 6)).toBe(sorteio.resultado.premios[0]?.valor);
  });

  it('Loteca 1272: 13 winners of 13 hits get R$ 7.613,49', () => {
    const premiacao = exigirVigente(LOTERIAS.loteca.premiacao, '2026-09-28');
    const treze = premiacao.faixas[1];
    if (treze === undefined) throw new Error('no such tier');
    // floor(2.570.788,00 × 55 % × 10 % ÷ 13) = 10.876,41, less 30 % rounded down.
    const concurso = { arrecadado: centavos(257_078_800), ganhadores: new Map([[2, 13]]), data: '2026-09-28' };
    expect(premioDaFaixa(premiacao, treze, concurso)).toBe(761_349);
  });

  it('an unwon tier of a special edition goes down', () => {
    const premiacao = exigirVigente(LOTERIAS['dupla-sena-de-pascoa'].premiacao, '2026-04-04');
    const quina = premiacao.faixas[1];
    if (quina === undefined) throw new Error('no such tier');
    const concurso = { arrecadado: centavos(1_000_000_000), data: '2026-04-04' };
    // R$ 10 milhões × 43,79 % × 10 % ÷ 100 = 4.379,00, and with the 46 % of the sena 24.522,40; each less 30 %.
    expect(
      [1, 0].map((senas) => {
        const ganhadores = new Map([[1, senas] as const, [2, 100] as const]);
        return premioDaFaixa(premiacao, quina, { ...concurso, ganhadores });
      }),
    ).toEqual([306_530, 1_716_568]);
  });

  it('where nobody won, and where the amount is announced, nothing is computed', () => {
    const concurso = { arrecadado: centavos(100_000), ganhadores: new Map([[1, 1]]), data: '2026-11-21' };
    const mega = exigirVigente(LOTERIAS['mega-sena'].premiacao, '2026-11-21');
    const trem = exigirVigente(LOTERIAS['trem-das-onze'].premiacao, '2026-11-21');
    expect(mega.faixas.slice(1).map((faixa) => premioDaFaixa(mega, faixa, concurso))).toEqual([undefined, undefined]);
    expect(trem.faixas.map((faixa) => premioDaFaixa(trem, faixa, concurso))).toEqual(trem.faixas.map(() => undefined));
  });
});

describe('the tax on a prize', () => {
  it.each([
    ['2026-11-26', 242_880, 242_880],
    // One centavo above the limit, 30 % of the whole: R$ 1.700,17.
    ['2026-11-26', 242_881, 170_017],
    ['2025-04-30', 225_920, 225_920],
    ['2025-04-30', 225_921, 158_145],
    ['2023-05-01', 211_200, 211_200],
    ['2023-04-30', 190_399, 133_280],
  ])('on %s, %i gross is %i net', (dia, bruto, liquido) => {
    expect(premioLiquido(centavos(bruto), dia)).toBe(liquido);
  });

  it('never takes more than 30 %, and nothing below the limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (bruto) => {
        const liquido = premioLiquido(centavos(bruto), '2026-11-26');
        expect(liquido).toBe(bruto <= 242_880 ? bruto : bruto - Math.floor((bruto * 3) / 10));
      }),
    );
  });
});

describe('claiming a prize', () => {
  it('ends ninety days after the draw', () => {
    expect(ultimoDiaDoResgate('2026-11-26')).toBe('2027-02-24');
  });

  it.each([
    [242_880, 'qualquerLoterica'],
    [242_881, 'agencia'],
    [999_999, 'agencia'],
    [1_000_000, 'agenciaEmDoisDias'],
  ] as const)('%i is paid at %s', (bruto, lugar) => {
    expect(lugarDoResgate(centavos(bruto), '2026-11-26')).toBe(lugar);
  });
});
