import { FINALIDADE_PAGAMENTO, MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { ID_ESTADO_PAGAMENTO } from '@rateia/domain/pagamentos/pagamento';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { abrirTela, entrar } from './test/abrir-tela.tsx';

beforeEach(entrar);
afterEach(() => {
  vi.restoreAllMocks();
});

const ID = '5f0c1a52-7f8e-4c0e-9d21-0d6d1f1b2c3a';
const PAGAMENTO: RespostaDe<'getPagamentoStatus'> = {
  id: ID,
  finalidade: FINALIDADE_PAGAMENTO.credito.id,
  estado: ID_ESTADO_PAGAMENTO.aguardando,
  resultado: null,
  meioPagamento: MEIO_PAGAMENTO.boleto.id,
  valor: 6_249,
  criadoEm: '2099-11-26T12:00:00.000Z',
  vencimento: '2099-12-01T02:59:59.000Z',
  copiaECola: '34191090063571277307144464000000000000000006249',
  urlPagamento: null,
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
const ENDERECO = `/checkout/pagamento/processando/boleto?idPagamento=${ID}`;
const BAIXAR = 'Baixar boleto do banco';

describe('The page that waits for a boleto (REGRAS 2.4, 2.33)', () => {
  it('saves the sheet of the bank', async () => {
    const saiu: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saiu.push(new URL(this.href).pathname);
    });
    const url = '/api/v1/carteira/arquivo/abc';
    await abrirTela(ENDERECO, {
      respostas: { getPagamentoStatus: PAGAMENTO, createLinkDoArquivo: { url, expiraEm: '2099-11-26T12:01:00.000Z' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: BAIXAR }));
    await waitFor(() => expect(saiu).toEqual([url]));
  });

  it('has none while the bank registers it', async () => {
    await abrirTela(ENDERECO, { respostas: { getPagamentoStatus: { ...PAGAMENTO, copiaECola: null } } });
    await screen.findByText('Registrando o boleto.');
    expect(screen.queryByRole('button', { name: BAIXAR })).toBeNull();
  });
});
