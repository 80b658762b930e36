import { FINALIDADE_PAGAMENTO, MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { ID_ESTADO_PAGAMENTO } from '@rateia/domain/pagamentos/pagamento';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { abrirTela, entrar } from './test/abrir-tela.tsx';

beforeEach(entrar);

const ID = '5f0c1a52-7f8e-4c0e-9d21-0d6d1f1b2c3a';
const PAGAMENTO: RespostaDe<'getPagamentoStatus'> = {
  id: ID,
  finalidade: FINALIDADE_PAGAMENTO.credito.id,
  estado: ID_ESTADO_PAGAMENTO.aguardando,
  resultado: null,
  meioPagamento: MEIO_PAGAMENTO.payPal.id,
  valor: 10_539,
  criadoEm: '2099-11-26T12:00:00.000Z',
  vencimento: '2099-11-26T12:30:00.000Z',
  copiaECola: null,
  urlPagamento: 'https://www.paypal.com/checkoutnow?token=5O190127TN364715T',
  naPagina: null,
  cartao: null,
  identificadorPagamento: 'a1',
  pagoEm: null,
  idGrupo: null,
  idFatura: null,
  idAssinatura: null,
  grupo: null,
  destino: '/carteira/creditos',
};
const ENDERECO = `/checkout/pagamento/processando/paypal?idPagamento=${ID}`;

async function abrir(mudanca: Partial<typeof PAGAMENTO> = {}, resto = '') {
  const pagamento = { ...PAGAMENTO, ...mudanca };
  return await abrirTela(`${ENDERECO}${resto}`, {
    respostas: { getPagamentoStatus: pagamento, verificarPagamento: pagamento },
  });
}

describe('The page that waits for PayPal (REGRAS 2.4)', () => {
  it('asks the provider at once for a person who approved, and not for one who gave up', async () => {
    const { chamadas: desistiu } = await abrir({}, '&token=5O190127TN364715T');
    await screen.findByRole('link', { name: 'Ir para o PayPal' });
    expect(desistiu).not.toContain('verificarPagamento');
    const { chamadas: voltou } = await abrir({}, '&token=5O190127TN364715T&PayerID=X1');
    await waitFor(() => expect(voltou).toContain('verificarPagamento'));
  });

  it('sends the person back to the same page when his means was refused', async () => {
    await abrir({ naPagina: 'recusada' });
    await screen.findByText('O PayPal recusou esse jeito de pagar.');
    expect(screen.getByRole('link', { name: 'Ir para o PayPal' })).toHaveProperty('href', PAGAMENTO.urlPagamento);
  });

  it('leads nowhere while the provider looks at the payment', async () => {
    await abrir({ naPagina: 'emAnalise' });
    await screen.findByText('O PayPal está analisando o seu pagamento.');
    expect(screen.queryByRole('link', { name: 'Ir para o PayPal' })).toBeNull();
  });
});
