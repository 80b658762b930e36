import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import type { Regras } from '../regras.ts';
import { REGRAS_PADRAO } from '../regras.ts';
import { FINALIDADE_PAGAMENTO, MEIO_PAGAMENTO, meioPorId, meiosDePagamento } from './meios.ts';

const ASSINATURA = FINALIDADE_PAGAMENTO.assinatura.id;
const pedido = { valor: centavos(4320), saldo: centavos(5000), finalidade: ASSINATURA };

function comTodosLigados(): Regras {
  const regras = structuredClone(REGRAS_PADRAO);
  for (const meio of Object.values(regras.meios)) meio.ligado = true;
  return regras;
}

describe('Payment methods (spec B§3, REGRAS 2.4)', () => {
  it.each([
    ['mercadoPago', 2, 2],
    ['payPal', 3, undefined],
    ['credito', 4, 4],
    ['transferencia', 5, undefined],
    ['pagSeguro', 7, 7],
    ['picPay', 8, 8],
    ['cartaoJuno', 9, 9],
    ['boleto', 11, 11],
    ['pix', 12, 12],
    ['cartaoRecorrente', 13, 13],
    ['pixMercadoPago', 14, 14],
    ['cartaoCadastrado', 100, undefined],
  ] as const)('%s is %i in listing A and %s in listing B', (nome, id, provedor) => {
    expect({ provedor: undefined, ...MEIO_PAGAMENTO[nome] }).toMatchObject({ id, provedor });
    expect(meioPorId(id)).toBe(nome);
  });

  it('a number of no listing is no method', () => {
    expect(meioPorId(6)).toBeUndefined();
  });

  it('only wallet and Pix are on in this slice, both at no cost', () => {
    expect(meiosDePagamento(pedido, REGRAS_PADRAO)).toEqual([
      { nome: 'credito', id: 4, rotulo: 'Saldo da carteira', custo: 0, textoDoCusto: 'Sem custo', disponivel: true },
      { nome: 'pix', id: 12, rotulo: 'Pix', custo: 0, textoDoCusto: 'Sem custo', disponivel: true },
    ]);
  });

  it('a wallet that is short stays listed, with the reason', () => {
    const [credito] = meiosDePagamento({ ...pedido, saldo: centavos(4319) }, REGRAS_PADRAO);
    expect(credito).toMatchObject({ nome: 'credito', disponivel: false, motivo: 'saldoInsuficiente' });
  });

  it('the wallet does not top itself up', () => {
    const finalidade = FINALIDADE_PAGAMENTO.credito.id;
    expect(meiosDePagamento({ ...pedido, finalidade }, REGRAS_PADRAO).map((meio) => meio.nome)).toEqual(['pix']);
  });

  it('costs R$ 43,20 by each method, cheapest first', () => {
    const custos = meiosDePagamento(pedido, comTodosLigados()).map(({ nome, custo }) => [nome, custo]);
    expect(custos).toEqual([
      ['credito', 0],
      ['pix', 0],
      ['pixMercadoPago', 0],
      ['transferencia', 99],
      // 43,20 × 3,49 % = 1,50768
      ['cartaoCadastrado', 151],
      // 43,20 × 3,99 % = 1,72368
      ['pagSeguro', 172],
      ['picPay', 172],
      ['cartaoJuno', 172],
      ['cartaoRecorrente', 172],
      // 43,20 × 4,49 % = 1,93968
      ['mercadoPago', 194],
      ['boleto', 249],
      // 43,20 × 4,79 % + 0,60 = 2,66928
      ['payPal', 267],
    ]);
  });

  it('a boleto is not for less than R$ 10,00, and says its cost in words', () => {
    const boletoDe = (valor: number) =>
      meiosDePagamento({ ...pedido, valor: centavos(valor) }, comTodosLigados()).find((meio) => meio.nome === 'boleto');
    expect(boletoDe(999)).toMatchObject({ disponivel: false, motivo: 'valorMinimo' });
    expect(boletoDe(1000)).toMatchObject({ disponivel: true, textoDoCusto: '+ R$\u00A02,49' });
  });
});
