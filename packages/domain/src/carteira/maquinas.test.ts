import { describe } from 'vitest';
import { centavos } from '../dinheiro.ts';
import { INICIO } from '../maquina.ts';
import { conferirMaquina } from '../test/conferir-maquina.ts';
import type { QuemMoveDinheiro } from './maquinas.ts';
import { MAQUINA_CREDITO, MAQUINA_FATURA, MAQUINA_PREVISAO } from './maquinas.ts';

const QUEM: readonly QuemMoveDinheiro[] = ['usuario', 'operador', 'sistema', 'provedor'];
const total = { valorPago: centavos(2160), valorEstornado: centavos(2160) };
const parcial = { valorPago: centavos(2160), valorEstornado: centavos(700) };

describe('Invoice machine (REGRAS 2.3)', () => {
  conferirMaquina({
    maquina: MAQUINA_FATURA,
    quem: QUEM,
    tabela: [
      [INICIO, 'emitir', 11, ['usuario', 'sistema'], {}],
      [11, 'pagar', 13, ['usuario', 'sistema', 'provedor'], {}],
      [11, 'atrasar', 63, ['sistema'], { vencimento: '2026-12-30', hoje: '2026-12-31' }],
      [63, 'pagar', 13, ['usuario', 'sistema', 'provedor'], {}],
      [11, 'cancelar', 19, ['usuario', 'operador', 'sistema'], {}],
      [63, 'cancelar', 19, ['operador', 'sistema'], {}],
      [13, 'estornar', 67, ['operador', 'sistema', 'provedor'], total],
      [13, 'estornarParte', 13, ['operador', 'sistema', 'provedor'], parcial],
    ],
    recusas: [
      [11, 'atrasar', 'sistema', { vencimento: '2026-12-30', hoje: '2026-12-30' }, 'fatura.aindaNaoVenceu'],
      [13, 'estornar', 'sistema', parcial, 'fatura.estornoNaoEhTotal'],
      [13, 'estornar', 'sistema', {}, 'fatura.estornoNaoEhTotal'],
      [13, 'estornarParte', 'sistema', total, 'fatura.estornoNaoEhParcial'],
      [13, 'estornarParte', 'sistema', { ...parcial, valorEstornado: centavos(0) }, 'fatura.estornoNaoEhParcial'],
    ],
  });
});

describe('Credit machine (REGRAS 2.3)', () => {
  conferirMaquina({
    maquina: MAQUINA_CREDITO,
    quem: QUEM,
    tabela: [
      [INICIO, 'abrir', 41, ['usuario'], {}],
      [INICIO, 'receber', 34, ['sistema'], {}],
      [INICIO, 'guardar', 33, ['sistema'], {}],
      [41, 'pagar', 34, ['sistema', 'provedor'], {}],
      [41, 'expirar', 46, ['usuario', 'sistema'], {}],
      [34, 'bloquear', 33, ['operador', 'sistema', 'provedor'], {}],
      [33, 'desbloquear', 34, ['operador', 'sistema'], {}],
      [34, 'estornar', 36, ['operador', 'sistema', 'provedor'], {}],
      [33, 'estornar', 36, ['operador', 'sistema', 'provedor'], {}],
    ],
  });
});

describe('Forecast machine (REGRAS 2.3)', () => {
  const naData = { liberaEm: '2027-01-29', hoje: '2027-01-29' };
  conferirMaquina({
    maquina: MAQUINA_PREVISAO,
    quem: QUEM,
    tabela: [
      [INICIO, 'emitir', 78, ['sistema'], {}],
      [78, 'bloquear', 154, ['operador', 'sistema', 'provedor'], {}],
      [154, 'desbloquear', 78, ['operador', 'sistema'], {}],
      [78, 'realizar', 79, ['sistema'], naData],
      [78, 'cancelar', 80, ['operador', 'sistema'], {}],
      [154, 'cancelar', 80, ['operador', 'sistema'], {}],
    ],
    recusas: [
      [78, 'realizar', 'sistema', { liberaEm: '2027-01-29', hoje: '2027-01-28' }, 'previsao.antesDaLiberacao'],
      [78, 'realizar', 'sistema', {}, 'previsao.antesDaLiberacao'],
    ],
  });
});
