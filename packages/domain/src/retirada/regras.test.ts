import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import { INICIO } from '../maquina.ts';
import { REGRAS_PADRAO } from '../regras.ts';
import { conferirMaquina } from '../test/conferir-maquina.ts';
import { conclusaoDeRetirada, devolucaoDeRetirada, reservaDeRetirada, retornoDeRetirada } from './lancamentos.ts';
import type { QuemMoveRetirada, SituacaoDaRetirada } from './regras.ts';
import {
  custosDaRetirada,
  encerraACarteira,
  ID_TIPO_RETIRADA,
  limitesDaRetirada,
  MAQUINA_RETIRADA,
  podeReceberEm,
  recusaDeRetirada,
} from './regras.ts';

const QUEM: readonly QuemMoveRetirada[] = ['usuario', 'operador', 'sistema', 'provedor'];
const DE_DIA = '2026-12-30T15:00:00.000Z';
const DE_NOITE = '2026-12-30T23:00:00.000Z';

describe('Withdrawal machine (REGRAS 2.6)', () => {
  conferirMaquina({
    maquina: MAQUINA_RETIRADA,
    quem: QUEM,
    tabela: [
      [INICIO, 'criar', 'rascunho', ['usuario', 'sistema'], {}],
      ['rascunho', 'programar', 'emAnalise', ['sistema'], {}],
      ['rascunho', 'pedirPin', 'aguardandoPin', ['usuario'], {}],
      ['aguardandoPin', 'autorizar', 'emAnalise', ['usuario'], {}],
      ['emAnalise', 'enviar', 'enviada', ['operador', 'sistema'], {}],
      ['enviada', 'concluir', 'concluida', ['sistema', 'provedor'], {}],
      ['enviada', 'falhar', 'falhou', ['sistema', 'provedor'], {}],
      ['falhou', 'devolver', 'devolvida', ['sistema'], {}],
      ['concluida', 'retornar', 'devolvida', ['provedor'], {}],
      ['rascunho', 'cancelar', 'cancelada', ['usuario', 'operador', 'sistema'], {}],
      ['aguardandoPin', 'cancelar', 'cancelada', ['usuario', 'operador', 'sistema'], {}],
      ['emAnalise', 'cancelar', 'cancelada', ['usuario', 'operador', 'sistema'], {}],
    ],
  });
});

describe('Withdrawal fees (REGRAS 2.6)', () => {
  it.each([
    // [type, amount, earlier this month, fee, cost]
    ['Pix from R$ 50,00', ID_TIPO_RETIRADA.pix, 5000, 3, 0, 0],
    ['Pix below', ID_TIPO_RETIRADA.pix, 4999, 1, 150, 0],
    ['the first Pix of the month', ID_TIPO_RETIRADA.pix, 2000, 0, 0, 0],
    ['TED', ID_TIPO_RETIRADA.ted, 10_000, 0, 0, 490],
    ['boleto', ID_TIPO_RETIRADA.boleto, 10_000, 0, 290, 0],
  ] as const)('%s', (_nome, tipo, valor, retiradasNoMes, valorTaxa, valorCusteio) => {
    const pedido = { tipo, valor: centavos(valor), retiradasNoMes, encerramento: false };
    const custos = custosDaRetirada(pedido, REGRAS_PADRAO);
    expect(custos).toEqual({ valorTaxa, valorCusteio, valorLiquido: valor - valorTaxa - valorCusteio });
  });

  it.each([100, 149, 150, 1_999])('the whole balance of an account that closes has no fee: %i centavos', (valor) => {
    const pedido = { tipo: ID_TIPO_RETIRADA.pix, valor: centavos(valor), retiradasNoMes: 1, encerramento: true };
    expect(custosDaRetirada(pedido, REGRAS_PADRAO)).toEqual({ valorTaxa: 0, valorCusteio: 0, valorLiquido: valor });
  });
});

describe('Withdrawal limits (REGRAS 2.6)', () => {
  const zero = centavos(0);
  const basica: SituacaoDaRetirada = {
    agora: DE_DIA,
    sacavel: centavos(9_000_000),
    documentosVerificados: false,
    usadoHoje: zero,
    usadoNoMes: zero,
    usadoNaNoite: zero,
    encerramento: false,
  };
  const verificada = { ...basica, documentosVerificados: true };

  it.each<[string, number, SituacaoDaRetirada, string | undefined]>([
    ['R$ 20,00 is the least', 2000, basica, undefined],
    ['R$ 19,99 is under it', 1999, basica, 'retiradaMinima'],
    ['R$ 1,00 when closing', 100, { ...basica, encerramento: true }, undefined],
    ['all that the wallet lets out', 2000, { ...basica, sacavel: centavos(2000) }, undefined],
    ['more than the wallet lets out', 2001, { ...basica, sacavel: centavos(2000) }, 'saldoInsuficiente'],
    ['R$ 1.000,00 a day', 100_000, basica, undefined],
    ['a centavo more', 100_001, basica, 'retiradaLimiteDiario'],
    ['with what went today', 50_000, { ...basica, usadoHoje: centavos(50_001) }, 'retiradaLimiteDiario'],
    ['R$ 5.000,00 a month', 100_000, { ...basica, usadoNoMes: centavos(400_000) }, undefined],
    ['a centavo more a month', 100_000, { ...basica, usadoNoMes: centavos(400_001) }, 'retiradaLimiteMensal'],
    ['R$ 10.000,00 a day with documents', 1_000_000, verificada, undefined],
    ['a centavo more with documents', 1_000_001, verificada, 'retiradaLimiteDiario'],
    [
      'R$ 50.000,00 a month with documents',
      100_000,
      { ...verificada, usadoNoMes: centavos(4_900_001) },
      'retiradaLimiteMensal',
    ],
    ['R$ 1.000,00 at night', 100_000, { ...verificada, agora: DE_NOITE }, undefined],
    ['a centavo more at night', 100_001, { ...verificada, agora: DE_NOITE }, 'retiradaLimiteNoturno'],
    [
      'with what went this night',
      50_000,
      { ...verificada, agora: DE_NOITE, usadoNaNoite: centavos(50_001) },
      'retiradaLimiteNoturno',
    ],
  ])('%s', (_nome, valor, situacao, recusa) => {
    expect(recusaDeRetirada(centavos(valor), situacao, REGRAS_PADRAO)).toBe(recusa);
  });

  it('says how much may go now', () => {
    expect(limitesDaRetirada(basica, REGRAS_PADRAO).maximoAgora).toBe(100_000);
    expect(
      limitesDaRetirada({ ...verificada, agora: DE_NOITE, usadoNaNoite: centavos(30_000) }, REGRAS_PADRAO),
    ).toMatchObject({
      noturno: true,
      maximoAgora: 70_000,
    });
    expect(limitesDaRetirada({ ...basica, sacavel: centavos(1999) }, REGRAS_PADRAO).maximoAgora).toBe(0);
    expect(limitesDaRetirada({ ...basica, sacavel: centavos(2000) }, REGRAS_PADRAO).maximoAgora).toBe(2000);
    expect(limitesDaRetirada({ ...basica, usadoHoje: centavos(200_000) }, REGRAS_PADRAO).restanteHoje).toBe(0);
  });

  it('the amount that it allows now is not refused', () => {
    for (const situacao of [
      basica,
      verificada,
      { ...verificada, agora: DE_NOITE },
      { ...basica, usadoHoje: centavos(12_345) },
    ]) {
      const { maximoAgora } = limitesDaRetirada(situacao, REGRAS_PADRAO);
      expect(recusaDeRetirada(maximoAgora, situacao, REGRAS_PADRAO)).toBeUndefined();
      expect(recusaDeRetirada(centavos(maximoAgora + 1), situacao, REGRAS_PADRAO)).toBeDefined();
    }
  });
});

describe('A withdrawal closes the wallet (REGRAS 2.6)', () => {
  it.each([
    ['all of it, with nothing left to serve', 5000, true, true],
    ['a part of it', 4999, true, false],
    ['all of it, while a seat is paid for', 5000, false, false],
  ])('%s', (_nome, valor, encerramento, encerra) => {
    expect(encerraACarteira(centavos(valor), { encerramento, sacavel: centavos(5000) })).toBe(encerra);
  });
});

describe('Withdrawal timing (REGRAS 2.6)', () => {
  it('a new key rests 24 hours', () => {
    expect(podeReceberEm(DE_DIA, REGRAS_PADRAO)).toBe('2026-12-31T15:00:00.000Z');
  });
});

describe('Entries of a withdrawal (REGRAS 2.6)', () => {
  it('R$ 40,00 with a fee of R$ 1,50: 38,50 leave the provider', () => {
    const valor = centavos(4000);
    expect(reservaDeRetirada({ usuario: 1, valor }).partidas).toEqual([
      { conta: 'disponivel', usuario: 1, valor: -4000 },
      { conta: 'retiradas_em_curso', valor: 4000 },
    ]);
    expect(conclusaoDeRetirada({ valor, valorTaxa: centavos(150), provedor: 'pix-envio' }).partidas).toEqual([
      { conta: 'retiradas_em_curso', valor: -4000 },
      { conta: 'receita_taxas', valor: 150 },
      { conta: 'liquidacao', provedor: 'pix-envio', valor: 3850 },
    ]);
  });

  it('a refused one comes back in full, fee included', () => {
    expect(devolucaoDeRetirada({ usuario: 1, valor: centavos(4000) }).partidas).toEqual([
      { conta: 'retiradas_em_curso', valor: -4000 },
      { conta: 'disponivel', usuario: 1, valor: 4000 },
    ]);
  });

  it('a TED of R$ 100,00 that the bank sends back: all that its conclusion moved', () => {
    const valor = centavos(10_000);
    const ted = { valor, valorCusteio: centavos(490), provedor: 'stark-ted' };
    expect(retornoDeRetirada({ ...ted, usuario: 1 }).partidas).toEqual([
      { conta: 'disponivel', usuario: 1, valor: 10_000 },
      { conta: 'custo_meios', valor: -490 },
      { conta: 'liquidacao', provedor: 'stark-ted', valor: -9_510 },
    ]);
  });
});
