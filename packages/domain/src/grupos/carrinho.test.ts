import { describe, expect, it } from 'vitest';
import { centavos, somar, ZERO } from '../dinheiro.ts';
import { composicaoDoCarrinho } from './carrinho.ts';
import { composicao } from './precos.ts';

function preco(valorSemTaxas: number, valorTaxa: number) {
  return {
    valorSemTaxas: centavos(valorSemTaxas),
    valorTaxa: centavos(valorTaxa),
  };
}
const comCaucao = composicao({ preco: preco(2_000, 160), vagas: 2, exigeCaucao: true });
const semCaucao = composicao({ preco: preco(1_000, 150), vagas: 1, exigeCaucao: false });

describe('The price of a cart (spec B§4; REGRAS 2.4)', () => {
  it('is the sum of its groups, line by line, and the lines sum to it', () => {
    const total = composicaoDoCarrinho([comCaucao, semCaucao]);
    expect(total).toMatchObject({ parte: 5_000, taxa: 470, caucao: 4_320, mensal: 5_470, totalHoje: 9_790, vagas: 3 });
    expect(total?.linhas.map(({ rotulo, valor }) => [rotulo, valor])).toEqual([
      ['Planos, 2 grupos', 5_000],
      ['Taxa', 470],
      ['Caução, volta para você', 4_320],
    ]);
  });

  it('has the cost of its method once, on the sum', () => {
    const custo = { basisPoints: 399, fixo: centavos(60) };
    const total = composicaoDoCarrinho([comCaucao, semCaucao], custo);
    expect(total?.custoMeio).toBe(391 + 60);
    expect(somar(...(total?.linhas ?? []).map(({ valor }) => valor))).toBe(total?.totalHoje);
  });

  it('of one group is the price of that group; of none it is nothing', () => {
    const { parte, taxa, mensal, totalHoje } = semCaucao;
    const um = composicaoDoCarrinho([semCaucao]);
    expect(um).toMatchObject({ parte, taxa, caucao: ZERO, mensal, totalHoje });
    expect(um?.linhas[0]?.rotulo).toBe('Plano');
    expect(composicaoDoCarrinho([])).toBeUndefined();
  });
});
