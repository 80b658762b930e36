import { describe, expect, it } from 'vitest';
import { recusaDoBeneficiario } from './boleto-a-pagar.ts';

const CNPJ = '11222333000181';

describe('The payee of a boleto that is paid from the balance (REGRAS 2.6)', () => {
  it.each([
    ['Condomínio Edifício Ipê', CNPJ, undefined],
    ['PicPay Instituição de Pagamento', '22896431000110', 'carteira'],
    ['Recarga de Carteira Digital Ltda', CNPJ, 'carteira'],
    ['Sorte Bet Brasil S.A.', CNPJ, 'apostas'],
    ['BETLIMA Tecnologia', CNPJ, 'apostas'],
    ['Casa de Apostas do Sul', CNPJ, 'apostas'],
    ['Elisabet Souza', '52998224725', undefined],
  ])('%s', (nome, documento, recusa) => {
    expect(recusaDoBeneficiario({ nome, documento })).toBe(recusa);
  });
});
