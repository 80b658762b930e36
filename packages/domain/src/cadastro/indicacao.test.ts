import { describe, expect, it } from 'vitest';
import { codigosDeIndicacao } from './indicacao.ts';

describe('The person whose link referred another (spec A§1, A§3 Campaign parameters)', () => {
  it.each([
    ['the code itself', { cod_indicacao: ' 0a1b2c3d4e ' }, ['0A1B2C3D4E']],
    ['ref', { ref: '0A1B2C3D4E' }, ['0A1B2C3D4E']],
    [
      'a referral link',
      { utm_source: 'indicacao', utm_medium: 'afiliados', utm_campaign: '0A1B2C3D4E' },
      ['0A1B2C3D4E'],
    ],
    ['the campaign of an advertisement', { utm_source: 'site', utm_campaign: '0A1B2C3D4E' }, []],
    ['more than one, the code first', { ref: 'BBBB2222', cod_indicacao: 'AAAA1111' }, ['AAAA1111', 'BBBB2222']],
    ['the same one twice', { ref: 'AAAA1111', cod_indicacao: 'aaaa1111' }, ['AAAA1111']],
    ['texts that cannot be one', { ref: 'boletim de março', cod_indicacao: "x' or 1=1" }, []],
    ['none', {}, []],
  ])('is found in %s', (_nome, campanha, codigos) => {
    expect(codigosDeIndicacao(campanha)).toEqual(codigos);
  });
});
