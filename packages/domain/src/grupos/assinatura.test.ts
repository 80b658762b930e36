import { describe, expect, it } from 'vitest';
import { ehTerminal } from '../maquina.ts';
import { conferirMaquina } from '../test/conferir-maquina.ts';
import type { QuemMoveAssinatura } from './assinatura.ts';
import { ESTADO_ASSINATURA, ESTADOS_VIVOS, MAQUINA_ASSINATURA } from './assinatura.ts';

const TODOS: readonly QuemMoveAssinatura[] = ['membro', 'administrador', 'operador', 'sistema'];
const PAGA: readonly QuemMoveAssinatura[] = ['membro', 'sistema'];

describe('Membership machine (REGRAS 2.2, 2.8, 2.9)', () => {
  conferirMaquina({
    maquina: MAQUINA_ASSINATURA,
    quem: TODOS,
    tabela: [
      ['inicio', 'reservar', 'reservada', ['membro'], {}],
      ['reservada', 'pagar', 'aguardandoGrupo', PAGA, {}],
      ['reservada', 'encerrar', 'cancelada', TODOS, {}],
      ['aguardandoGrupo', 'entrar', 'ativa', ['administrador', 'sistema'], {}],
      ['ativa', 'confirmarAcesso', 'ativa', PAGA, {}],
      ['suspensa', 'confirmarAcesso', 'suspensa', PAGA, {}],
      ['emSaida', 'confirmarAcesso', 'emSaida', PAGA, {}],
      ['ativa', 'suspender', 'suspensa', ['sistema'], {}],
      ['suspensa', 'reativar', 'ativa', PAGA, {}],
      ['ativa', 'agendarSaida', 'emSaida', TODOS, {}],
      ['suspensa', 'agendarSaida', 'emSaida', TODOS, {}],
      ['emSaida', 'reverterSaida', 'ativa', ['membro'], {}],
      ['aguardandoGrupo', 'encerrar', 'encerrada', TODOS, {}],
      ['ativa', 'encerrar', 'encerrada', TODOS, {}],
      ['suspensa', 'encerrar', 'encerrada', TODOS, {}],
      ['emSaida', 'encerrar', 'encerrada', TODOS, {}],
    ],
    recusas: [],
  });

  it('lives in every state but the last two', () => {
    const mortos = Object.values(ESTADO_ASSINATURA).filter(({ id }) => !ESTADOS_VIVOS.includes(id));
    expect(mortos.map(({ id }) => id)).toEqual(['encerrada', 'cancelada']);
    expect(ehTerminal(MAQUINA_ASSINATURA, 'encerrada')).toBe(true);
  });
});
