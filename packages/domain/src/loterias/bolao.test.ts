import { describe, expect, it } from 'vitest';
import { REGRAS_PADRAO } from '../regras.ts';
import { conferirMaquina } from '../test/conferir-maquina.ts';
import type { FatosDoBolao, QuemMoveBolao } from './bolao.ts';
import { MAQUINA_BOLAO, prazosDoBolao, vendeuOBastante } from './bolao.ts';

const QUEM: readonly QuemMoveBolao[] = ['operador', 'sistema'];
const VENDENDO: FatosDoBolao = {
  agora: '2026-12-01T12:00:00.000Z',
  vendasAte: '2026-12-01T20:30:00.000Z',
  comprovarAte: '2026-12-01T23:00:00.000Z',
  comprovantesCompletos: false,
};
const FECHADO = { ...VENDENDO, agora: VENDENDO.vendasAte };
const COM_COMPROVANTES = { ...FECHADO, comprovantesCompletos: true };

describe('A pool (REGRAS 2.12)', () => {
  it('closes its sales 3 h before the official end, and waits for its receipts until 30 min before it', () => {
    expect(prazosDoBolao('2026-12-01T23:30:00.000Z', REGRAS_PADRAO)).toEqual({
      vendasAte: '2026-12-01T20:30:00.000Z',
      comprovarAte: '2026-12-01T23:00:00.000Z',
    });
  });

  it.each([
    [59, 100, false],
    [60, 100, true],
    [3, 6, false],
    [4, 6, true],
    [0, 2, false],
  ])('with %i of %i cotas sold goes on: %s', (vendidas, total, segue) => {
    expect(vendeuOBastante({ vendidas, total }, REGRAS_PADRAO)).toBe(segue);
  });

  conferirMaquina({
    maquina: MAQUINA_BOLAO,
    quem: QUEM,
    tabela: [
      ['inicio', 'criar', 'rascunho', QUEM, VENDENDO],
      ['rascunho', 'porAVenda', 'a_venda', QUEM, VENDENDO],
      ['a_venda', 'encerrarVendas', 'encerrado_para_venda', ['sistema'], FECHADO],
      ['encerrado_para_venda', 'registrar', 'registrando', ['operador'], FECHADO],
      ['registrando', 'comprovar', 'comprovado', ['operador'], COM_COMPROVANTES],
      ['comprovado', 'sortear', 'sorteado', QUEM, COM_COMPROVANTES],
      ['sorteado', 'apurar', 'apurado', QUEM, COM_COMPROVANTES],
      ['apurado', 'pagar', 'pago', QUEM, COM_COMPROVANTES],
      ['rascunho', 'cancelar', 'cancelado', QUEM, VENDENDO],
      ['a_venda', 'cancelar', 'cancelado', QUEM, VENDENDO],
      ['encerrado_para_venda', 'cancelar', 'cancelado', QUEM, FECHADO],
      ['registrando', 'cancelar', 'cancelado', QUEM, FECHADO],
    ],
    recusas: [
      ['rascunho', 'porAVenda', 'operador', FECHADO, 'bolao.vendasTerminaram'],
      ['a_venda', 'encerrarVendas', 'sistema', VENDENDO, 'bolao.aindaVende'],
      ['registrando', 'comprovar', 'operador', FECHADO, 'bolao.faltamComprovantes'],
      [
        'registrando',
        'comprovar',
        'operador',
        { ...COM_COMPROVANTES, agora: VENDENDO.comprovarAte },
        'bolao.comprovanteTardio',
      ],
    ],
  });
});
