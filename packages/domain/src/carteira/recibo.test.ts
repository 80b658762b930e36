import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import { escreverLinhas, juntarLinhas, lerLinhas, proximaDaVaga, quandoCobra } from './recibo.ts';

const vaga = { mensal: centavos(10_48), pagaEm: '2026-11-26', cicloFim: null, saidaEm: null, fimEm: null };

describe('The next charge on a receipt (REGRAS 2.1, 2.8)', () => {
  it('before the cycle has begun counts from the first access, and is not before a day', () => {
    const proxima = proximaDaVaga(vaga);
    expect(proxima).toEqual({ valor: 10_48, em: null, naoAntesDe: '2026-12-26' });
    expect(proxima && quandoCobra(proxima)).toBe('um mês depois do seu primeiro acesso, não antes de 26 de dezembro');
  });

  it('of a running cycle is the day after it', () => {
    const proxima = proximaDaVaga({ ...vaga, cicloFim: '2027-01-27' });
    expect(proxima).toEqual({ valor: 10_48, em: '2027-01-28', naoAntesDe: null });
    expect(proxima && quandoCobra(proxima)).toMatch(/^em 28 de janeiro/);
  });

  it.each([
    { saidaEm: '2026-12-01' },
    { cicloFim: '2026-12-25', saidaEm: '2026-12-25' },
    { cicloFim: '2026-12-25', fimEm: '2026-12-25' },
  ])('there is none with %o', (mudanca) => {
    expect(proximaDaVaga({ ...vaga, ...mudanca })).toBeNull();
  });
});

describe('The lines of a receipt', () => {
  const linhas = [
    { chave: 'parte', rotulo: 'Sua parte', valor: centavos(8_98) },
    { chave: 'taxa', rotulo: 'Taxa', valor: centavos(1_50) },
  ];

  it('are kept by a message and read from it', () => {
    expect(lerLinhas(escreverLinhas(linhas)).map(({ rotulo }) => rotulo)).toEqual(['Sua parte', 'Taxa']);
    expect(lerLinhas(escreverLinhas(linhas))[0]?.valor).toContain('8,98');
  });

  it('of several things are added up by what they are', () => {
    expect(juntarLinhas([linhas, linhas]).map(({ valor }) => valor)).toEqual([17_96, 3_00]);
  });
});
