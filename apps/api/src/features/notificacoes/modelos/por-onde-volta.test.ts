import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { describe, expect, it } from 'vitest';
import { modelosDeCheckout } from './checkout.ts';

const { cartaoJuno, picPay, pixProgramado } = MEIO_PAGAMENTO;
const PAGAMENTO = '0c6f1f5e-5a0e-4a53-9d5e-6f2f0d1b7a11';

describe('A message about money that goes back names its means (REGRAS 2.9)', () => {
  it.each([
    [
      pixProgramado,
      ['Devolvemos o seu Pix de R$ 10,00', 'R$ 10,00 voltaram para a sua conta'],
      'O banco não conseguiu devolver este valor',
    ],
    [
      cartaoJuno,
      ['Devolvemos R$ 10,00 ao seu cartão', 'R$ 10,00 voltaram para o seu cartão'],
      'A operadora não aceitou devolver este valor ao cartão',
    ],
    [
      picPay,
      ['Devolvemos R$ 10,00 por PicPay', 'R$ 10,00 voltaram por PicPay'],
      'A devolução por PicPay não foi aceita',
    ],
  ])('%o', (meio, assuntos, noSaldo) => {
    const d = { valor: 10_00, meioPagamento: meio.id, pagamento: PAGAMENTO };
    const cartas = [
      modelosDeCheckout.pixDevolvido({ ...d, motivo: 'duplicado' }),
      modelosDeCheckout.reembolsoDevolvido(d),
    ];
    expect(cartas.map(({ assunto }) => assunto.replaceAll('\u00a0', ' '))).toEqual(assuntos);
    const semRetorno = modelosDeCheckout.devolucaoNoSaldo(d);
    expect(semRetorno.paragrafos[0]).toContain(noSaldo);
    for (const { botao } of [...cartas, semRetorno])
      expect(botao?.caminho).toBe(`/carteira/creditos/estorno/sucesso?idPagamento=${PAGAMENTO}`);
  });

  it('leads to the wallet where no payment is known', () => {
    const { botao } = modelosDeCheckout.reembolsoDevolvido({ valor: 10_00, meioPagamento: null, pagamento: null });
    expect(botao?.caminho).toBe('/carteira/creditos');
  });
});
