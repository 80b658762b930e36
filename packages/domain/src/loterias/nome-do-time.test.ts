import { describe, expect, it } from 'vitest';
import { nomeDoTime } from './nome-do-time.ts';

describe('the team of Timemania', () => {
  it.each([
    ['BARRA FC        /SC', 'BARRA FC/SC'],
    ['América  Mineiro /MG', 'AMERICA MINEIRO/MG'],
    ['BOTAFOGO-PB', 'BOTAFOGO/PB'],
    ['\0\0\0\0', undefined],
    ['', undefined],
    ['BARRA FC', undefined],
  ])('%j is %s', (texto, nome) => {
    expect(nomeDoTime(texto)).toBe(nome);
  });
});
