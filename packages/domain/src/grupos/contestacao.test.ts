import { describe, expect, it } from 'vitest';
import { REGRAS_PADRAO } from '../regras.ts';
import { conferirMaquina } from '../test/conferir-maquina.ts';
import type { QuemMoveContestacao } from './contestacao.ts';
import {
  limiteDaSolucao,
  limiteDeResposta,
  limiteRetomado,
  MAQUINA_CONTESTACAO,
  minutosRestantes,
  motivosDaForma,
} from './contestacao.ts';
import { FORMA_ACESSO } from './enums.ts';

const TODOS: readonly QuemMoveContestacao[] = ['membro', 'administrador', 'operador', 'sistema'];

describe('a member who did not get in (REGRAS 2.1)', () => {
  it('asks what appeared with the answers of the form of access', () => {
    expect(motivosDaForma(FORMA_ACESSO.loginSenha.id)).toContain('senhaIncorreta');
    expect(motivosDaForma(FORMA_ACESSO.convite.id)).toEqual([
      'conviteNaoChegou',
      'conviteNaoAbre',
      'genteDemais',
      'outro',
    ]);
    expect(motivosDaForma(FORMA_ACESSO.codigoAtivacao.id)).toEqual(['codigoUsado', 'genteDemais', 'outro']);
  });

  it('gives the administrator 24 hours, and the member everything back after 72', () => {
    const agora = '2026-12-28T12:58:00.000Z';
    expect(limiteDeResposta(agora, REGRAS_PADRAO)).toBe('2026-12-29T12:58:00.000Z');
    expect(limiteDaSolucao(agora, REGRAS_PADRAO)).toBe('2026-12-31T12:58:00.000Z');
  });

  it.each([
    // 47 h 43 min were left: they are left again.
    ['2026-12-30T12:41:00.000Z', '2026-12-28T12:58:00.000Z', 2_863, '2026-12-31T12:43:00.000Z'],
    // 10 min were left: a day is.
    ['2026-12-28T13:08:00.000Z', '2026-12-28T12:58:00.000Z', 10, '2026-12-30T13:00:00.000Z'],
  ])('stops the clock of %s at %s and goes on with what was left', (limite, parou, minutos, depois) => {
    expect(minutosRestantes(limite, parou)).toBe(minutos);
    expect(limiteRetomado({ minutos, agora: '2026-12-29T13:00:00.000Z' }, REGRAS_PADRAO)).toBe(depois);
  });

  conferirMaquina({
    maquina: MAQUINA_CONTESTACAO,
    quem: TODOS,
    tabela: [
      ['inicio', 'contestar', 'aberta', ['membro'], {}],
      ['aberta', 'escalar', 'comSuporte', ['sistema'], {}],
      ['aberta', 'responder', 'respondida', ['administrador'], {}],
      ['aberta', 'confirmar', 'resolvida', ['membro'], {}],
      ['aberta', 'encerrar', 'encerrada', TODOS, {}],
      ['comSuporte', 'responder', 'respondida', ['administrador'], {}],
      ['comSuporte', 'confirmar', 'resolvida', ['membro'], {}],
      ['comSuporte', 'encerrar', 'encerrada', TODOS, {}],
    ],
    recusas: [],
  });
});
