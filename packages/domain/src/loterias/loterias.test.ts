import { describe, expect, it } from 'vitest';
import { LOTERIAS_ESPECIAIS } from '../marketing/loteria-especial.ts';
import type { Aposta, ApostaDeDezenas } from './aposta.ts';
import { precoDaAposta } from './aposta.ts';
import { COMBINACOES_DA_LOTECA, combinacaoDaLoteca, cotaMinimaDaLoteca } from './combinacoes-da-loteca.ts';
import { LOTERIAS, MODALIDADES, MULTIPLAS } from './loterias.ts';
import { exigirVigente, vigenteEm } from './vigencia.ts';

const HOJE = '2026-11-26';
function comMarcas(loteria: ApostaDeDezenas['loteria'], marcas: number, de = 1): ApostaDeDezenas {
  return {
    loteria,
    dezenas: Array.from({ length: marcas }, (_, i) => i + de),
  };
}

describe('the lotteries (spec B§1)', () => {
  it('are fourteen and the option of several, each with an id of its own', () => {
    const ids = [...Object.values(LOTERIAS), MULTIPLAS].map(({ id }) => id);
    expect(ids).toHaveLength(15);
    expect(new Set(ids).size).toBe(15);
    expect(MODALIDADES).toEqual({ recorrente: 343, unica: 344, multiplas: 115 });
    expect(Object.entries(LOTERIAS).map(([slug, loteria]) => slug === loteria.slug)).not.toContain(false);
  });

  it('that are special editions are those of the banner', () => {
    const especiais = Object.values(LOTERIAS).filter(({ edicao }) => edicao !== undefined);
    expect(Object.fromEntries(especiais.map(({ slug, nome }) => [slug, nome]))).toEqual(LOTERIAS_ESPECIAIS);
  });

  it('divide no more than the prize money, and all of it where all is known', () => {
    for (const { slug, premiacao } of Object.values(LOTERIAS)) {
      for (const { vale } of premiacao) {
        const partes = vale.faixas.flatMap(({ pagamento }) => (pagamento.tipo === 'parte' ? [pagamento.porCento] : []));
        const soma = [...partes, ...vale.reservas.map(({ porCento }) => porCento)].reduce((a, b) => a + b, 0);
        expect({ slug, soma }).toEqual({ slug, soma: slug === 'trem-das-onze' ? 0 : 100 });
      }
    }
  });

  it.each([
    ['mega-da-virada', 2026, '2026-12-31'],
    ['quina-de-sao-joao', 2027, '2027-06-24'],
    ['lotofacil-da-independencia', 2027, '2027-09-07'],
    ['dupla-sena-de-pascoa', 2026, '2026-04-04'],
    ['dupla-sena-de-pascoa', 2027, '2027-03-27'],
    ['dupla-sena-de-pascoa', 2028, '2028-04-15'],
  ] as const)('%s of %i has its default date on %s', (slug, ano, dia) => {
    expect(LOTERIAS[slug].edicao?.dataPadrao(ano)).toBe(dia);
  });

  it('Trem das Onze is of Minas Gerais alone (spec B§3)', () => {
    expect(
      Object.values(LOTERIAS).flatMap(({ slug, estado }) => (estado === undefined ? [] : [[slug, estado]])),
    ).toEqual([['trem-das-onze', 13]]);
  });
});

describe('a fact that changes over time', () => {
  it('is found by its day, and nothing is invented before the first row', () => {
    const linhas = [
      { desde: '2025-01-01', vale: 'a' },
      { desde: '2025-07-10', vale: 'b' },
    ];
    expect(['2025-01-01', '2025-07-09', '2025-07-10', '2030-01-01'].map((dia) => vigenteEm(linhas, dia))).toEqual([
      'a',
      'a',
      'b',
      'b',
    ]);
    expect(vigenteEm(linhas, '2024-12-31')).toBeUndefined();
    expect(() => exigirVigente(linhas, '2024-12-31')).toThrow(RangeError);
  });

  it('has its rows in the order of their days', () => {
    for (const { precoSimples, premiacao, calendario, bolao } of Object.values(LOTERIAS)) {
      for (const linhas of [precoSimples, premiacao, calendario, bolao]) {
        const dias = linhas.map(({ desde }) => desde);
        expect(dias).toEqual([...new Set(dias)].sort());
      }
    }
  });

  it('draws on Sunday in place of Saturday since 19 July 2026, and Dia de Sorte daily since 29 June', () => {
    function dias(slug: keyof typeof LOTERIAS, dia: string) {
      return exigirVigente(LOTERIAS[slug].calendario, dia).map(({ semana, hora }) => `${semana} ${hora}`);
    }
    expect(dias('mega-sena', '2026-07-18')).toEqual(['2 21:00', '4 21:00', '6 21:00']);
    expect(dias('mega-sena', '2026-07-19')).toEqual(['2 21:00', '4 21:00', '0 11:00']);
    expect(dias('dia-de-sorte', '2026-06-28')).toHaveLength(3);
    expect(dias('dia-de-sorte', '2026-06-29')).toHaveLength(6);
    expect(dias('dupla-sena', HOJE)).toEqual(['1 21:00', '3 21:00', '5 21:00']);
  });
});

describe('the price of a bet', () => {
  it.each([
    [comMarcas('mega-sena', 6), 600],
    [comMarcas('mega-sena', 20), 23_256_000],
    [comMarcas('mega-da-virada', 8), 16_800],
    [comMarcas('lotofacil', 18), 285_600],
    [comMarcas('quina', 15), 900_900],
    // One price for both draws.
    [comMarcas('dupla-sena', 7), 2_100],
    [{ ...comMarcas('timemania', 10), time: 'BARRA FC/SC' }, 350],
    [comMarcas('lotomania', 50, 0), 300],
    [{ ...comMarcas('dia-de-sorte', 15), mes: 7 }, 1_608_750],
    [{ ...comMarcas('mais-milionaria', 12), trevos: [1, 2, 3, 4, 5, 6] }, 8_316_000],
    [{ ...comMarcas('mais-milionaria', 7), trevos: [1, 2, 3] }, 12_600],
    [comMarcas('trem-das-onze', 11), 500],
  ] satisfies [Aposta, number][])('%j costs %i centavos', (aposta, preco) => {
    expect(precoDaAposta(aposta, HOJE)).toBe(preco);
  });

  it('is the one of its day', () => {
    expect(['2025-07-09', '2025-07-10'].map((dia) => precoDaAposta(comMarcas('mega-sena', 6), dia))).toEqual([
      500, 600,
    ]);
  });
});

describe('the tickets of Loteca', () => {
  it('are 38, from 2 to 864 simple bets', () => {
    expect(COMBINACOES_DA_LOTECA).toHaveLength(38);
    const apostas = COMBINACOES_DA_LOTECA.map((linha) => linha.apostas);
    expect([Math.min(...apostas), Math.max(...apostas)]).toEqual([2, 864]);
    expect(combinacaoDaLoteca({ duplos: 0, triplos: 0 })).toBeUndefined();
    expect(combinacaoDaLoteca({ duplos: 6, triplos: 3 })).toBeUndefined();
  });

  it('have the cotas of the published table, whose smallest cota follows', () => {
    function preco(apostas: number) {
      return precoDaAposta(comApostas(apostas), HOJE);
    }
    function minima(triplos: number, duplos: number) {
      const linha = combinacaoDaLoteca({ duplos, triplos });
      return linha && cotaMinimaDaLoteca(preco(linha.apostas), linha);
    }
    expect([minima(0, 1), minima(0, 3), minima(2, 0), minima(3, 0), minima(4, 0), minima(3, 5)]).toEqual([
      null,
      400,
      450,
      450,
      405,
      3_456,
    ]);
  });
});

/** A ticket of Loteca with so many simple bets. */
function comApostas(apostas: number): Aposta {
  const { duplos, triplos } = COMBINACOES_DA_LOTECA.find((linha) => linha.apostas === apostas) ?? {
    duplos: 0,
    triplos: 0,
  };
  const palpites = Array.from({ length: 14 }, (_, jogo) =>
    jogo < triplos ? (['1', 'X', '2'] as const) : jogo < triplos + duplos ? (['1', 'X'] as const) : (['1'] as const),
  );
  return { loteria: 'loteca', palpites };
}
