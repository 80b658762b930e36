import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import {
  fatorDoVencimento,
  formatarLinha,
  lerBoleto,
  linhaDoCodigo,
  modulo10,
  montarCodigoDeBarras,
  vencimentoDoFator,
} from './linha-digitavel.ts';

const HOJE = '2026-11-26';
const NOSSA = '34191.09008 63571.277308 71444.640008 6 16560000002160';

describe('The line and the bar code of a boleto (REGRAS part 3)', () => {
  it.each([
    [
      '34191.09008 63571.277308 71444.640008 5 81960000000062',
      '34195819600000000621090063571277307144464000',
      62,
      '2020-03-16',
    ],
    [
      '34191.09008 64694.017308 71444.640008 1 96610000014500',
      '34191966100000145001090064694017307144464000',
      14_500,
      '2024-03-20',
    ],
    [
      '03399.85301 29700.000358 69420.601010 7 82490000000100',
      '03397824900000001009853029700000356942060101',
      100,
      '2020-05-08',
    ],
    [NOSSA, '34196165600000021601090063571277307144464000', 2_160, '2026-12-10'],
  ] as const)('%s is read both ways', (linha, codigoDeBarras, valor, vencimento) => {
    const lida = lerBoleto(linha, HOJE);
    expect(lida).toEqual({
      ok: true,
      linha: linha.replace(/\D/g, ''),
      codigoDeBarras,
      banco: codigoDeBarras.slice(0, 3),
      valor,
      vencimento,
    });
    expect(lerBoleto(codigoDeBarras, HOJE)).toEqual(lida);
    expect(formatarLinha(linhaDoCodigo(codigoDeBarras))).toBe(linha);
  });

  it('a code is made with its general digit', () => {
    const codigo = montarCodigoDeBarras({
      banco: '341',
      vencimento: '2026-12-10',
      valor: centavos(2_160),
      campoLivre: '1090063571277307144464000',
    });
    expect(codigo).toBe('34196165600000021601090063571277307144464000');
  });

  it('any wrong digit is seen', () => {
    const linha = NOSSA.replace(/\D/g, '');
    const enganos = [...linha].flatMap((certo, i) =>
      [...'0123456789']
        .filter((digito) => digito !== certo)
        .map((digito) => linha.slice(0, i) + digito + linha.slice(i + 1)),
    );
    expect(enganos).toHaveLength(423);
    expect(enganos.filter((engano) => lerBoleto(engano, HOJE).ok)).toEqual([]);
  });

  it.each([
    ['34191.09107 05447.947309 71544.640008 8 84660000011631', 'campo3'],
    ['34198846600000116313109105447947307154464000', 'digitoGeral'],
    ['34191.09018 63571.277308 71444.640008 6 16560000002160', 'campo1'],
    ['34191.09008 63571.277318 71444.640008 6 16560000002160', 'campo2'],
    ['34186165600000021601090063571277307144464000', 'moeda'],
    ['836400000011331201380002812884627116080136181551', 'convenio'],
    ['82660000002443611430074119002551100010601813', 'convenio'],
    ['34191.09008 63571.277308', 'tamanho'],
    ['uma linha qualquer', 'tamanho'],
    ['', 'tamanho'],
  ])('%s is refused', (texto, recusa) => {
    expect(lerBoleto(texto, HOJE)).toEqual({ ok: false, recusa });
  });

  it('a boleto may leave its due date and its amount open', () => {
    // Factor 0000 and amount 0, with the general digit of the whole.
    const aberto = lerBoleto('34191000000000000001090063571277307144464000', HOJE);
    const certo = [...'0123456789'].map((d) => lerBoleto(`3419${d}000000000000001090063571277307144464000`, HOJE));
    expect([aberto, ...certo].find(({ ok }) => ok)).toMatchObject({ valor: null, vencimento: null });
  });

  it.each([
    ['2000-07-03', '1000'],
    ['2020-03-16', '8196'],
    ['2025-02-21', '9999'],
    ['2025-02-22', '1000'],
    ['2026-11-20', '1636'],
    ['2026-12-10', '1656'],
  ])('%s has the factor %s, which is read as the day nearest to today', (dia, fator) => {
    expect(fatorDoVencimento(dia)).toBe(fator);
    expect(vencimentoDoFator(fator, dia)).toBe(dia);
  });

  it('the example of the layout', () => {
    expect(modulo10('01230067896')).toBe(3);
  });
});
