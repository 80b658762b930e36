import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import { INICIO } from '../maquina.ts';
import { REGRAS_PADRAO } from '../regras.ts';
import { conferirMaquina } from '../test/conferir-maquina.ts';
import { anulacaoPor, creditaEm, MAQUINA_INDICACAO, passaDoMes, podeCreditar } from './indicacoes.ts';

describe('Referral (REGRAS 2.13)', () => {
  conferirMaquina({
    maquina: MAQUINA_INDICACAO,
    quem: ['sistema', 'operador'],
    tabela: [
      [INICIO, 'cadastrar', 'cadastrada', ['sistema'], {}],
      ['cadastrada', 'comprar', 'comprou', ['sistema'], {}],
      ['cadastrada', 'anular', 'anulada', ['sistema', 'operador'], {}],
      ['comprou', 'creditar', 'creditada', ['sistema'], {}],
      ['comprou', 'anular', 'anulada', ['sistema', 'operador'], {}],
      ['creditada', 'anular', 'anulada', ['operador'], {}],
      ['anulada', 'restaurar', 'cadastrada', ['operador'], {}],
    ],
  });

  it('is credited when the eighth day of the purchase is over', () => {
    const quando = creditaEm('2026-11-27T15:00:00.000Z', REGRAS_PADRAO);
    expect(quando).toBe('2026-12-06T03:00:00.000Z');
    expect(podeCreditar(quando, '2026-12-06T02:59:59.999Z')).toBe(false);
    expect(podeCreditar(quando, '2026-12-06T03:00:00.000Z')).toBe(true);
  });

  it.each([
    ['nothing', { cpf: false, aparelho: false, pagador: false }, undefined],
    ['a CPF', { cpf: true, aparelho: true, pagador: true }, 'mesmoCpf'],
    ['a device', { cpf: false, aparelho: true, pagador: false }, 'mesmoAparelho'],
    ['a payer', { cpf: false, aparelho: false, pagador: true }, 'mesmoPagador'],
  ])('two accounts that have %s in common', (_nome, comuns, motivo) => {
    expect(anulacaoPor(comuns)).toBe(motivo);
  });

  it.each([
    [9_500, false],
    [9_501, true],
    [10_000, true],
  ])('R$ 100,00 a month at most: after %i centavos', (recebido, passa) => {
    expect(passaDoMes(centavos(recebido), REGRAS_PADRAO)).toBe(passa);
  });
});
