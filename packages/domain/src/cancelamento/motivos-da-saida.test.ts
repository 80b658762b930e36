import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import type { SituacaoDaAjuda } from './motivos-da-saida.ts';
import { ajudaDoMotivo, MOTIVOS_DO_MEMBRO } from './motivos-da-saida.ts';

const SITUACAO: SituacaoDaAjuda = {
  maisBarato: { id: 7, nome: 'Cine da praça', valor: centavos(1_240) },
  valor: centavos(2_160),
  podeDizerQueNaoEntrou: true,
  fimDoCiclo: '2027-01-14',
};
const NADA: SituacaoDaAjuda = {
  maisBarato: undefined,
  valor: centavos(2_160),
  podeDizerQueNaoEntrou: false,
  fimDoCiclo: undefined,
};

describe("A leaver's reason has one helpful answer (REGRAS 2.9)", () => {
  it.each([
    ['the service is not used: the paid month', 1, 'sairComData'],
    ['a better price: a cheaper group of the same service', 2, 'grupoMaisBarato'],
    ['less money: the same', 3, 'grupoMaisBarato'],
    ['the access: "Não entrei"', 4, 'naoEntrei'],
    ['the administrator: a complaint', 5, 'reclamar'],
    ['a subscription of his own: to divide it', 6, 'dividirOMeu'],
    ['another reason: a message', 99, 'conversar'],
  ])('%s', (_nome, motivo, tipo) => {
    expect(ajudaDoMotivo(motivo, SITUACAO)?.tipo).toBe(tipo);
  });

  it('the cheaper group is named with its price, and the difference a month', () => {
    // 21,60 − 12,40 = 9,20
    expect(ajudaDoMotivo(2, SITUACAO)).toMatchObject({
      titulo: expect.stringContaining('12,40'),
      texto: expect.stringMatching(/^Cine da praça .*9,20 a menos/),
      idGrupo: 7,
    });
  });

  it('an answer that cannot be given gives way to the next one, or to none', () => {
    expect(ajudaDoMotivo(4, NADA)?.tipo).toBe('reclamar');
    expect(ajudaDoMotivo(3, { ...NADA, fimDoCiclo: '2027-01-14' })?.tipo).toBe('sairComData');
    expect([1, 2, 3].map((motivo) => ajudaDoMotivo(motivo, NADA))).toEqual([undefined, undefined, undefined]);
    expect(ajudaDoMotivo(2, { ...SITUACAO, valor: centavos(1_240) })).toBeUndefined();
  });

  it('a reason that is not of the list has none', () => {
    expect(ajudaDoMotivo(0, SITUACAO)).toBeUndefined();
    expect(new Set(MOTIVOS_DO_MEMBRO.map(({ id }) => id)).size).toBe(MOTIVOS_DO_MEMBRO.length);
  });
});
