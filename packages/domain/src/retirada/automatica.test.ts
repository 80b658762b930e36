import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import { REGRAS_PADRAO } from '../regras.ts';
import { paraNaAnalise, proximoDiaDaAutomatica, valorDaAutomatica } from './automatica.ts';

const situacao = {
  agora: '2027-01-05T13:00:00.000Z',
  sacavel: centavos(30_000),
  documentosVerificados: false,
  usadoHoje: centavos(0),
  usadoNoMes: centavos(0),
  usadoNaNoite: centavos(0),
  encerramento: false,
};
const CEM = centavos(10_000);

describe('The automatic withdrawal (REGRAS 2.6)', () => {
  it.each([
    ['all above what stays', situacao, CEM, 20_000],
    ['nothing where no more than that is there', { ...situacao, sacavel: CEM }, CEM, undefined],
    ['nothing below R$ 20,00', { ...situacao, sacavel: centavos(11_999) }, CEM, undefined],
    ['R$ 20,00', { ...situacao, sacavel: centavos(12_000) }, CEM, 2_000],
    ['up to the limit of the day', { ...situacao, sacavel: centavos(300_000) }, CEM, 100_000],
    ['the rest of the month', { ...situacao, usadoNoMes: centavos(495_000) }, CEM, 5_000],
    ['nothing where the month is used up', { ...situacao, usadoNoMes: centavos(500_000) }, CEM, undefined],
    [
      'R$ 1,00 of an account that closes',
      { ...situacao, encerramento: true, sacavel: centavos(100) },
      centavos(0),
      100,
    ],
  ])('takes %s', (_nome, s, manter, valor) => {
    expect(valorDaAutomatica({ situacao: s, manter }, REGRAS_PADRAO)).toBe(valor);
  });

  it.each([
    [5, '2027-01-04', '2027-01-05'],
    [5, '2027-01-05', '2027-02-05'],
    [28, '2027-02-27', '2027-02-28'],
  ])('on day %i, asked on %s, is next on %s', (dia, hoje, proximo) => {
    expect(proximoDiaDaAutomatica(dia, hoje)).toBe(proximo);
  });

  it('stops for a doubt about the account, not for a high amount', () => {
    expect(paraNaAnalise(['valorAlto'])).toBe(false);
    expect(paraNaAnalise(['valorAlto', 'restricao'])).toBe(true);
    expect(paraNaAnalise([])).toBe(false);
  });
});
