import { describe, expect, it } from 'vitest';
import type { OpcaoDeSaida } from './saida.ts';
import { opcaoEscolhida, paraOnde, quandoVolta, reduzirSaida, semSaida } from './saida.ts';

const feita = { tipo: 'agora', saidaEm: '2026-12-28', total: 1048, porPix: 0, linhas: [], imediato: true } as const;
function opcao(tipo: OpcaoDeSaida['tipo'], recomendado: boolean): OpcaoDeSaida {
  return {
    tipo,
    titulo: tipo,
    texto: '',
    saidaEm: '2026-12-28',
    total: 0,
    porPix: 0,
    devolvidoEm: '2026-12-28',
    linhas: [],
    recomendado,
  };
}

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

  it('goes back by the method that paid until the wallet is chosen', () => {
    expect(semSaida.destino).toBe('original');
    expect(reduzirSaida(semSaida, { tipo: 'destinar', destino: 'saldo' }).destino).toBe('saldo');
  });

  it.each([
    ['nothing comes back', 0, 0, 'original', undefined],
    ['nothing was paid by Pix', 4320, 0, 'original', 'Seu saldo'],
    ['the wallet was chosen', 4320, 4320, 'saldo', 'Seu saldo'],
    ['all of it was paid by Pix', 4320, 4320, 'original', 'Conta de onde saiu o Pix'],
    ['some of it was', 4320, 2160, 'original', 'Conta do Pix e seu saldo'],
  ] as const)('says where it goes when %s', (_quando, total, porPix, destino, onde) => {
    expect(paraOnde({ total, porPix }, destino)).toBe(onde);
  });

  it.each([
    [0, '2026-12-28', 'Nada volta'],
    [2160, '2026-12-28', 'Volta hoje'],
    [2160, '2027-01-04', 'Volta em 4 de janeiro'],
  ])('of %i, on %s: "%s"', (total, devolvidoEm, frase) => {
    expect(quandoVolta({ total, devolvidoEm }, '2026-12-28')).toBe(frase);
  });
});
