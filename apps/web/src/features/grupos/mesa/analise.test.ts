import { describe, expect, it } from 'vitest';
import { prazoCurto, urgencia } from '../../../mesa/prazo.ts';
import type { GrupoEmAnalise } from './analise.ts';
import { decisoesPossiveis, evidencias, parteDoTeto } from './analise.ts';

const AGORA = Date.parse('2026-12-28T13:24:00.000Z');
const grupo: GrupoEmAnalise = {
  id: 1,
  nome: 'HBO Max',
  servico: 'HBO Max',
  plano: 'Família',
  icone: 'icone-01',
  cor: 'cor-07',
  statusId: 111,
  prazo: '2026-12-28T15:34:00.000Z',
  desde: '2026-12-28T11:02:00.000Z',
  motivo: '',
  administrador: {
    id: 2,
    nome: 'Igor Tavares',
    grupos: 1,
    telefoneVerificado: true,
    emailVerificado: true,
    dadosFiscais: true,
    identidadeVerificada: true,
    contaDesde: '2026-10-01T12:00:00.000Z',
    aparelhos: 1,
  },
  valorPorVaga: 1530,
  teto: 1607,
  risco: 46,
  nivelDeRisco: 'baixo',
  regras: [],
  descricao: '',
  contato: '',
  palavrasProibidas: [],
  historico: [],
};
function achados(mudanca: Partial<GrupoEmAnalise>): Record<string, boolean> {
  return Object.fromEntries(evidencias({ ...grupo, ...mudanca }, '2026-12-28').map(({ chave, ok }) => [chave, ok]));
}

describe('Queue of groups (DESIGN §10 backoffice)', () => {
  it.each([
    ['2026-12-28T15:34:00.000Z', '2 h 10', 'logo'],
    ['2026-12-28T14:09:00.000Z', '45 min', 'logo'],
    ['2026-12-28T20:26:00.000Z', '7 h 02', 'comTempo'],
    ['2026-12-29T14:00:00.000Z', '1 dia', 'comTempo'],
    ['2026-12-31T14:00:00.000Z', '3 dias', 'comTempo'],
    ['2026-12-28T13:24:00.000Z', 'Vencido', 'vencido'],
  ])('a deadline of %s is "%s", %s', (ate, texto, quanto) => {
    expect([prazoCurto(ate, AGORA), urgencia(ate, AGORA)]).toEqual([texto, quanto]);
  });

  it('shows the price against the ceiling, where there is one', () => {
    expect(parteDoTeto(grupo)).toMatchObject({ texto: '95% do teto', perto: true });
    expect(parteDoTeto({ valorPorVaga: 640, teto: 900 })).toMatchObject({ perto: false });
    expect(parteDoTeto({ valorPorVaga: 640, teto: null })).toBeUndefined();
  });

  it.each([
    [{}, { cadastro: true, conta: true, preco: false, textos: true }],
    [
      { valorPorVaga: 900, palavrasProibidas: ['iptv'] },
      { cadastro: true, conta: true, preco: true, textos: false },
    ],
    [
      {
        teto: null,
        administrador: { ...grupo.administrador, dadosFiscais: false, contaDesde: '2026-12-27T12:00:00.000Z' },
      },
      { cadastro: false, conta: false, preco: true, textos: true },
    ],
  ] as const)('weighs the evidence of %o', (mudanca, esperado) => {
    expect(achados(mudanca as Partial<GrupoEmAnalise>)).toEqual(esperado);
  });

  it.each([
    [111, { aprovar: true, pedirAjustes: false, reprovar: true }],
    [50, { aprovar: true, pedirAjustes: true, reprovar: true }],
    [68, { aprovar: false, pedirAjustes: false, reprovar: false }],
  ])('in status %i an operator may %o', (status, possiveis) => {
    expect(decisoesPossiveis(status)).toEqual(possiveis);
  });
});
