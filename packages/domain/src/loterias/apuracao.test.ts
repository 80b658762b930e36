import { describe, expect, it } from 'vitest';
import type { Centavos } from '../dinheiro.ts';
import { centavos } from '../dinheiro.ts';
import type { ApostaAConferir } from './apuracao.ts';
import {
  apurar,
  comoResgatar,
  loteriaDoResultado,
  prazosDoResgate,
  premioDoMembro,
  premioDoOrganizador,
  premioRecebido,
} from './apuracao.ts';
import type { Resultado } from './resultado.ts';

/** Mega-Sena 3042, a real draw: quina R$ 22.927,51, quadra R$ 706,56 (facts §8, example 2). */
const MEGA: Resultado = {
  loteria: 'mega-sena',
  concurso: 3_042,
  data: '2026-08-09',
  sorteios: [[2, 5, 10, 35, 40, 53]],
  premios: [
    { faixa: 1, ganhadores: 1, valor: centavos(16_489_564_550) },
    { faixa: 2, ganhadores: 90, valor: centavos(2_292_751) },
    { faixa: 3, ganhadores: 4_800, valor: centavos(70_656) },
  ],
};
const OITO: ApostaAConferir = {
  ordem: 0,
  concurso: 3_042,
  aposta: { loteria: 'mega-sena', dezenas: [2, 5, 10, 35, 40, 59, 58, 57] },
};

describe('draw, check and division of a pool (REGRAS 2.12 Split)', () => {
  it('checks every bet and gives each of 11 cotas the same, with the remainder recorded', () => {
    const apuracao = apurar([OITO], { resultados: [MEGA], cotas: 11 });
    // 3 × 22.927,51 + 15 × 706,56 = 79.380,93; ÷ 11 = 7.216,44 and 0,09 left.
    expect(apuracao).toMatchObject({ premio: 7_938_093, porCota: 721_644, resto: 9, sorteadoEm: '2026-08-09' });
    expect(apuracao?.conferencias[0]).toMatchObject({ ordem: 0, acertos: [5] });
  });

  it('of one centavo among 100 cotas pays nobody and records the centavo', () => {
    const umCentavo = { ...MEGA, premios: [{ faixa: 3, ganhadores: 1, valor: centavos(1) }] };
    const quadra: ApostaAConferir = {
      ...OITO,
      aposta: { loteria: 'mega-sena', dezenas: [2, 5, 10, 35, 58, 59] },
    };
    expect(apurar([quadra], { resultados: [umCentavo], cotas: 100 })).toMatchObject({
      premio: 1,
      porCota: 0,
      resto: 1,
    });
  });

  it('waits for the results of all its concursos, whatever their lotteries', () => {
    const quina: ApostaAConferir = {
      ordem: 1,
      concurso: 7_096,
      aposta: { loteria: 'quina', dezenas: [1, 2, 3, 4, 5] },
    };
    expect(apurar([OITO, quina], { resultados: [MEGA], cotas: 11 })).toBeUndefined();
    const daQuina: Resultado = {
      loteria: 'quina',
      concurso: 7_096,
      data: '2026-08-08',
      sorteios: [[10, 29, 43, 47, 51]],
      premios: [],
    };
    expect(apurar([OITO, quina], { resultados: [MEGA, daQuina], cotas: 11 })?.sorteadoEm).toBe('2026-08-08');
  });

  it('of a special edition reads the result of its parent', () => {
    expect(loteriaDoResultado('mega-da-virada')).toBe('mega-sena');
    const virada: ApostaAConferir = { ...OITO, aposta: { loteria: 'mega-da-virada', dezenas: [2, 5, 10, 35, 58, 59] } };
    expect(apurar([virada], { resultados: [MEGA], cotas: 2 })?.premio).toBe(70_656);
  });
});

describe('the money of a prize', () => {
  function soma({ partidas }: { readonly partidas: readonly { readonly valor: Centavos }[] }) {
    return partidas.reduce((total, { valor }) => total + valor, 0);
  }

  it('is received, divided and recorded in movements that sum to zero and leave nothing to pay', () => {
    // R$ 79.380,93 in 11 cotas, of which 9 were sold: 9 × 7.216,44 to members, 2 × 7.216,44 to the organiser, 0,09 recorded.
    const movimentos = [
      premioRecebido(centavos(7_938_093)),
      premioDoMembro({ usuario: 1, valor: centavos(9 * 721_644) }),
      premioDoOrganizador({ porCota: centavos(721_644), naoVendidas: 2, resto: centavos(9) }),
    ];
    for (const um of movimentos) expect(soma(um)).toBe(0);
    const aPagar = movimentos
      .flatMap(({ partidas }) => partidas)
      .filter(({ conta }) => conta === 'premios_a_pagar')
      .reduce((total, { valor }) => total + valor, 0);
    expect(aPagar).toBe(0);
  });
});

describe('the claim of a prize (REGRAS 2.12 Deadline)', () => {
  it('is alerted on six days and ends ninety days after the draw', () => {
    expect(prazosDoResgate('2026-08-09')).toEqual({
      avisos: ['2026-08-16', '2026-09-08', '2026-10-08', '2026-10-28', '2026-11-02', '2026-11-06'],
      ate: '2026-11-07',
    });
  });

  it('says where and with what papers', () => {
    expect(comoResgatar(centavos(10_000), '2026-08-09').onde).toMatch(/lotérica/);
    expect(comoResgatar(centavos(1_000_000), '2026-08-09').onde).toMatch(/2 dias úteis/);
  });
});
