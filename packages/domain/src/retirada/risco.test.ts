import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import { REGRAS_PADRAO } from '../regras.ts';
import { ID_TIPO_RETIRADA } from './regras.ts';
import type { SinaisDeRisco } from './risco.ts';
import { motivosDeRevisao } from './risco.ts';

const AGORA = '2026-12-30T15:00:00.000Z';
const calma: SinaisDeRisco = { agora: AGORA, restrita: false, contradita: false };
const { pix, ted, boleto } = ID_TIPO_RETIRADA;

describe('The reasons for which a withdrawal is reviewed first (REGRAS 2.6 Timing)', () => {
  it.each([
    ['a small Pix of a known device goes by itself', pix, 50_000, calma, []],
    ['a centavo above the automatic amount', pix, 50_001, calma, ['valorAlto']],
    ['a small TED goes by itself too', ted, 50_000, calma, []],
    ['a boleto, which anybody may have made', boleto, 2_000, calma, ['meioManual']],
    ['a device of 23 hours', pix, 2_000, { ...calma, aparelhoDesde: '2026-12-29T16:00:00.000Z' }, ['aparelhoNovo']],
    ['a device of 24 hours', pix, 2_000, { ...calma, aparelhoDesde: '2026-12-29T15:00:00.000Z' }, []],
    ['a password of a minute', pix, 2_000, { ...calma, senhaTrocadaEm: '2026-12-30T14:59:00.000Z' }, ['senhaTrocada']],
    ['a restricted account', pix, 2_000, { ...calma, restrita: true }, ['restricao']],
    ['an account whose money a provider contradicts', pix, 2_000, { ...calma, contradita: true }, ['contradicao']],
    [
      'all at once',
      boleto,
      60_000,
      { agora: AGORA, aparelhoDesde: AGORA, senhaTrocadaEm: AGORA, restrita: true, contradita: true },
      ['meioManual', 'valorAlto', 'aparelhoNovo', 'senhaTrocada', 'restricao', 'contradicao'],
    ],
  ] as const)('%s', (_nome, tipo, valor, sinais, esperado) => {
    expect(motivosDeRevisao({ tipo, valor: centavos(valor), sinais }, REGRAS_PADRAO)).toEqual(esperado);
  });
});
