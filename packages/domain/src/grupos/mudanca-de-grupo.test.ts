import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import { ID_SERVICO_PADRAO } from './enums.ts';
import type { SituacaoDaMudanca } from './mudanca-de-grupo.ts';
import { contaDaMudanca, recusaDaMudanca } from './mudanca-de-grupo.ts';

const LIVRE: SituacaoDaMudanca = {
  servicoId: 10,
  servicoDoDestino: 10,
  entrou: true,
  emAtraso: false,
  emReclamacao: false,
  comFidelidade: false,
};

describe('A member changes groups (in_Transferencia)', () => {
  it.each([
    ['nothing stands against it', {}, undefined],
    ['he never entered', { entrou: false }, 'mudancaSemEntrada'],
    ['he is late', { emAtraso: true }, 'mudancaEmAtraso'],
    ['his complaint is open', { emReclamacao: true }, 'mudancaEmReclamacao'],
    ['a term runs', { comFidelidade: true }, 'mudancaComFidelidade'],
    ['it is another service', { servicoDoDestino: 11 }, 'mudancaDeOutroServico'],
    [
      'the service is described by each group',
      { servicoId: ID_SERVICO_PADRAO, servicoDoDestino: ID_SERVICO_PADRAO },
      'mudancaDeOutroServico',
    ],
  ] as const)('%s', (_caso, fato, recusa) => expect(recusaDaMudanca({ ...LIVRE, ...fato })).toBe(recusa));
});

describe('Its arithmetic: no second deposit (in_Transferencia)', () => {
  // Old: deposit 21,60 and nothing of the month. New: month 21,60, deposit 21,60. 21,60 + 21,60 - 21,60 = 21,60.
  it('with the same price, the new month alone is paid', () => {
    const conta = contaDaMudanca({
      volta: { caucao: centavos(2_160), total: centavos(2_160) },
      nova: { mensal: centavos(2_160), caucao: centavos(2_160) },
      descontos: [],
    });
    expect(conta).toMatchObject({ caucaoQueVai: 2_160, diferencaDaCaucao: 0, total: 2_160 });
  });

  // New: month 30,00, deposit 30,00, coupon of Plus -1,00; old month gives 5,00. 30 - 1 + 30 - 21,60 - 5 = 32,40.
  it('a dearer group asks for the difference of the deposit, and the old month pays a part', () => {
    const conta = contaDaMudanca({
      volta: { caucao: centavos(2_160), total: centavos(2_660) },
      nova: { mensal: centavos(3_000), caucao: centavos(3_000) },
      descontos: [{ chave: 'taxaReduzida', rotulo: 'Taxa reduzida do Plus', valor: centavos(-100) }],
    });
    expect(conta).toMatchObject({ caucaoQueVai: 2_160, diferencaDaCaucao: 840, total: 3_240 });
    expect(conta.linhas.map(({ chave, valor }) => [chave, valor])).toEqual([
      ['mes', 3_000],
      ['taxaReduzida', -100],
      ['caucao', 3_000],
      ['caucaoQueVai', -2_160],
      ['mesDeVolta', -500],
    ]);
  });

  // New: month 10,00 without a deposit; the old one, 21,60, comes back. 10 - 21,60 = -11,60.
  it('a cheaper group gives the rest of the deposit back', () => {
    const conta = contaDaMudanca({
      volta: { caucao: centavos(2_160), total: centavos(2_160) },
      nova: { mensal: centavos(1_000), caucao: centavos(0) },
      descontos: [],
    });
    expect(conta).toMatchObject({ caucaoQueVai: 0, diferencaDaCaucao: -2_160, total: -1_160 });
    expect(conta.linhas.map(({ chave }) => chave)).toEqual(['mes', 'sobra']);
  });
});
