import { describe, expect, it } from 'vitest';
import { conferirMaquina } from '../test/conferir-maquina.ts';
import { eleito, MAQUINA_SUCESSAO } from './sucessao.ts';

describe('The handing over of a group (REGRAS 2.30)', () => {
  it('is elected with more than half of the seats, and not with half', () => {
    const votos = [
      { candidato: 1, vagas: 2 },
      { candidato: 2, vagas: 1 },
    ];
    expect(eleito({ votos, total: 4 })).toBeUndefined();
    expect(eleito({ votos, total: 3 })).toBe(1);
    expect(eleito({ votos: [], total: 0 })).toBeUndefined();
  });

  conferirMaquina({
    maquina: MAQUINA_SUCESSAO,
    quem: ['membro', 'administrador', 'operador', 'sistema'],
    tabela: [
      ['inicio', 'propor', 'proposta', ['administrador'], {}],
      ['inicio', 'abrirEscolha', 'escolha', ['sistema'], {}],
      ['proposta', 'aceitar', 'assumida', ['membro'], {}],
      ['proposta', 'recusar', 'recusada', ['membro'], {}],
      ['proposta', 'retirar', 'retirada', ['administrador', 'sistema'], {}],
      ['proposta', 'vencer', 'vencida', ['sistema'], {}],
      ['escolha', 'eleger', 'assumida', ['membro', 'sistema'], {}],
      ['escolha', 'nomear', 'assumida', ['operador'], {}],
      ['escolha', 'encerrar', 'vencida', ['operador'], {}],
      ['escolha', 'voltar', 'retirada', ['administrador', 'sistema'], {}],
      ['escolha', 'vencer', 'vencida', ['sistema'], {}],
    ],
    recusas: [],
  });
});
