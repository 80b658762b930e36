import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import { cartaoDoGrupo } from './cartao.ts';

describe('The preview of a group (REGRAS 2.23)', () => {
  it.each([
    [0, 'Sem vagas agora. Divida a assinatura na Rateia e pague só a sua parte.'],
    [1, '1 vaga livre. Divida a assinatura na Rateia e pague só a sua parte.'],
    [3, '3 vagas livres. Divida a assinatura na Rateia e pague só a sua parte.'],
  ])('with %i free seats', (livres, descricao) => {
    const cartao = cartaoDoGrupo({ servico: 'Spotify Premium', valorMensal: centavos(1_290), livres });
    expect(cartao).toEqual({ titulo: 'Spotify Premium por R$\u00A012,90 por mês', descricao });
  });
});
