import { describe, expect, it } from 'vitest';
import { conferirMaquina } from '../test/conferir-maquina.ts';
import type { QuemMoveReclamacao } from './maquina.ts';
import { MAQUINA_RECLAMACAO, naTela } from './maquina.ts';

const TODOS: readonly QuemMoveReclamacao[] = ['membro', 'administrador', 'operador', 'sistema'];
const CONTEXTO = { rodadas: 0, rodadasMaximas: 1 };

describe('a complaint (spec B§4; REGRAS 2.7)', () => {
  it.each([
    ['rascunho', 244, 0],
    ['registrada', 198, 0],
    ['propostaEnviada', 198, 1],
    ['acordoFeito', 198, 2],
    ['mediacao', 198, 1],
    ['fechada', 199, 3],
    ['semDados', 3, 3],
  ] as const)('%s is status %i, screen status %i', (estado, status, tela) => {
    expect(naTela(estado)).toEqual({ status, tela });
  });

  conferirMaquina({
    maquina: MAQUINA_RECLAMACAO,
    quem: TODOS,
    tabela: [
      ['inicio', 'rascunhar', 'rascunho', ['membro'], {}],
      ['inicio', 'abrirPorRegra', 'mediacao', ['sistema'], {}],
      ['inicio', 'removerSemDados', 'semDados', ['sistema'], {}],
      ['rascunho', 'abrir', 'registrada', ['membro'], {}],
      ['rascunho', 'abrirNaMediacao', 'mediacao', ['membro'], {}],
      ['rascunho', 'removerSemDados', 'semDados', ['sistema'], {}],
      ['registrada', 'propor', 'propostaEnviada', ['administrador'], {}],
      ['registrada', 'aceitarPedido', 'acordoFeito', ['administrador'], {}],
      ['registrada', 'atender', 'fechada', ['sistema'], {}],
      ['registrada', 'mediar', 'mediacao', ['sistema'], {}],
      ['registrada', 'desistir', 'fechada', ['membro'], {}],
      ['registrada', 'resolver', 'fechada', ['sistema'], {}],
      ['registrada', 'removerSemDados', 'semDados', ['sistema'], {}],
      ['propostaEnviada', 'aceitar', 'acordoFeito', ['membro', 'sistema'], {}],
      ['propostaEnviada', 'recusar', 'registrada', ['membro'], CONTEXTO],
      ['propostaEnviada', 'recusar', 'mediacao', ['membro'], { rodadas: 1, rodadasMaximas: 1 }],
      ['propostaEnviada', 'calar', 'fechada', ['sistema'], {}],
      ['propostaEnviada', 'desistir', 'fechada', ['membro'], {}],
      ['propostaEnviada', 'resolver', 'fechada', ['sistema'], {}],
      ['propostaEnviada', 'removerSemDados', 'semDados', ['sistema'], {}],
      ['acordoFeito', 'cumprir', 'fechada', ['membro', 'administrador', 'sistema'], {}],
      ['acordoFeito', 'contestarAcordo', 'mediacao', ['membro'], {}],
      ['acordoFeito', 'removerSemDados', 'semDados', ['sistema'], {}],
      ['mediacao', 'decidir', 'fechada', ['operador', 'sistema'], {}],
      ['mediacao', 'desistir', 'fechada', ['membro'], {}],
      ['mediacao', 'resolver', 'fechada', ['sistema'], {}],
      ['mediacao', 'removerSemDados', 'semDados', ['sistema'], {}],
      ['fechada', 'reabrir', 'mediacao', ['membro'], { noPrazo: true }],
    ],
    recusas: [
      ['fechada', 'reabrir', 'membro', { noPrazo: false }, 'reclamacao.prazoTerminou'],
      ['fechada', 'reabrir', 'membro', { noPrazo: true, reaberta: true }, 'reclamacao.jaReaberta'],
    ],
  });
});
