import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import { custoDoMeio } from '../grupos/precos.ts';
import { REGRAS_PADRAO } from '../regras.ts';
import type { NomeNaListagem } from './listagem.ts';
import { MEIO_PAGAMENTO } from './listagem.ts';
import type { Meio } from './meio.ts';
import { MEIOS, meioPorId, ofertasDeMeios } from './meios.ts';

const pedido = { valor: centavos(4320), saldo: centavos(5000), recarga: false };
function ofertas(mudancas: Partial<typeof pedido> = {}, meios: readonly Meio[] = Object.values(MEIOS)) {
  return ofertasDeMeios(meios, { ...pedido, ...mudancas }, REGRAS_PADRAO);
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
  });

  it.each(Object.entries(MEIOS))('%s has the ids and the name of the listings', (nome, meio) => {
    expect(meio).toMatchObject(MEIO_PAGAMENTO[nome as keyof typeof MEIOS]);
    expect(meioPorId(meio.id)).toBe(nome);
  });

  it('a number of no listing is no method; a method without an implementation is none either', () => {
    expect(meioPorId(6)).toBeUndefined();
    for (const [nome, { id }] of Object.entries(MEIO_PAGAMENTO))
      expect(meioPorId(id)).toBe(nome in MEIOS ? nome : undefined);
  });

  it('wallet and Pix are on at no cost, and the others at their own', () => {
    const semCusto = { custo: 0, textoDoCusto: 'Sem custo', disponivel: true };
    expect(ofertas()).toEqual([
      {
        id: 4,
        provedor: 4,
        rotulo: 'Saldo da carteira',
        descricao: 'Na hora, com o saldo da sua carteira',
        ...semCusto,
      },
      { id: 12, provedor: 12, rotulo: 'Pix', descricao: 'Na hora, com o aplicativo do seu banco', ...semCusto },
      {
        id: 100,
        provedor: 13,
        rotulo: 'Cartão cadastrado',
        descricao: 'À vista, com um cartão que você já verificou',
        custo: 151,
        textoDoCusto: '+ R$\u00A01,51',
        disponivel: true,
      },
      {
        id: 7,
        provedor: 7,
        rotulo: 'PagSeguro',
        descricao: 'Com cartão ou Pix, na página do PagBank',
        custo: 172,
        textoDoCusto: '+ R$\u00A01,72',
        disponivel: true,
      },
      {
        id: 8,
        provedor: 8,
        rotulo: 'PicPay',
        descricao: 'Com o aplicativo do PicPay',
        custo: 172,
        textoDoCusto: '+ R$\u00A01,72',
        disponivel: true,
      },
      {
        id: 9,
        provedor: 9,
        rotulo: 'Cartão de crédito',
        descricao: 'À vista, com a confirmação do seu banco',
        custo: 172,
        textoDoCusto: '+ R$\u00A01,72',
        disponivel: true,
      },
      {
        id: 2,
        provedor: 2,
        rotulo: 'Mercado Pago',
        descricao: 'Com a sua conta do Mercado Pago, na página deles',
        custo: 194,
        textoDoCusto: '+ R$\u00A01,94',
        disponivel: true,
      },
      {
        id: 11,
        provedor: 11,
        rotulo: 'Boleto',
        descricao: 'Vence em alguns dias e compensa em até 2 dias úteis',
        custo: 249,
        textoDoCusto: '+ R$\u00A02,49',
        disponivel: true,
      },
      {
        id: 3,
        provedor: 3,
        rotulo: 'PayPal',
        descricao: 'Com a sua conta do PayPal, na página deles',
        custo: 267,
        textoDoCusto: '+ R$\u00A02,67',
        disponivel: true,
      },
    ]);
  });

  it('a wallet that is short stays listed, with the reason; one that holds exactly enough pays', () => {
    expect(ofertas({ saldo: centavos(4319) })[0]).toMatchObject({ disponivel: false, motivo: 'saldoInsuficiente' });
    expect(ofertas({ saldo: centavos(4320) })[0]).toMatchObject({ disponivel: true });
  });

  it('the wallet does not top itself up', () => {
    expect(ofertas({ recarga: true }).map(({ id }) => id)).toEqual([12, 100, 7, 8, 9, 2, 11, 3]);
  });

  it('the cheapest comes first, and a cost is said in words', () => {
    const caro: Meio = {
      ...MEIOS.pix,
      id: 1,
      numeros: () => ({ ligado: true, basisPoints: 0, fixo: centavos(300) }),
    };
    const ultimo = ofertas({}, [caro, ...Object.values(MEIOS)]).at(-1);
    expect(ultimo).toMatchObject({ id: 1, custo: 300, textoDoCusto: '+ R$\u00A03,00' });
  });

  it('one that is switched off is not offered', () => {
    const desligado: Meio = { ...MEIOS.pix, numeros: () => ({ ...REGRAS_PADRAO.meios.pix, ligado: false }) };
    expect(ofertas({}, [desligado])).toEqual([]);
  });

  it.each<readonly [NomeNaListagem, number]>([
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
  ])('R$ 43,20 by %s costs %i centavos more', (nome, custo) => {
    expect(custoDoMeio(pedido.valor, REGRAS_PADRAO.meios[nome])).toBe(custo);
  });
});
