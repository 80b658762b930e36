import { describe, expect, it } from 'vitest';
import type { OpcaoDeSaida } from './saida.ts';
import { opcaoEscolhida, reduzirSaida, semSaida } from './saida.ts';

const feita = { tipo: 'agora', saidaEm: '2026-12-28', total: 1048, linhas: [], imediato: true } as const;
const opcao = (tipo: OpcaoDeSaida['tipo'], recomendado: boolean): OpcaoDeSaida => ({
  tipo,
  titulo: tipo,
  texto: '',
  saidaEm: '2026-12-28',
  total: 0,
  devolvidoEm: '2026-12-28',
  linhas: [],
  recomendado,
});

describe('Way out of a group (spec 2, §2 Cancellation; REGRAS 2.9)', () => {
  it('keeps the answers while it is about the same group', () => {
    const escolhida = reduzirSaida(reduzirSaida(semSaida, { tipo: 'comecar', idGrupo: 7 }), {
      tipo: 'escolher',
      saida: 'agora',
    });
    expect(reduzirSaida(escolhida, { tipo: 'comecar', idGrupo: 7 })).toEqual(escolhida);
  });

  it('begins anew with another group, and after it is done', () => {
    const emOutro = { ...semSaida, idGrupo: 7, tipo: 'agora', motivo: 3 } as const;
    expect(reduzirSaida(emOutro, { tipo: 'comecar', idGrupo: 8 })).toEqual({ ...semSaida, idGrupo: 8 });
    const depois = reduzirSaida(emOutro, { tipo: 'concluir', feita: { ...feita, linhas: [] } });
    expect(reduzirSaida(depois, { tipo: 'comecar', idGrupo: 7 })).toEqual({ ...semSaida, idGrupo: 7 });
  });

  it('shows the recommended way until another one is chosen', () => {
    const opcoes = [opcao('agora', false), opcao('fimDoCiclo', true)];
    expect(opcaoEscolhida(opcoes, null)?.tipo).toBe('fimDoCiclo');
    expect(opcaoEscolhida(opcoes, 'agora')?.tipo).toBe('agora');
  });

  it('a way that is no longer offered is not kept', () => {
    expect(opcaoEscolhida([opcao('agora', true)], 'arrependimento')?.tipo).toBe('agora');
    expect(opcaoEscolhida([], 'agora')).toBeUndefined();
  });
});
