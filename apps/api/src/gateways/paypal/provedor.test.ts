import { describe, expect, it } from 'vitest';
import { lerConfig } from '../../env.ts';
import { producao } from '../../test/ambiente-de-producao.ts';

const CONTA = {
  PAYPAL_CLIENTE_ID: 'aplicativo-de-verdade',
  PAYPAL_CLIENTE_SEGREDO: 'segredo-de-verdade-do-paypal',
  PAYPAL_WEBHOOK_ID: '4U496984902512511',
};

describe('The account of PayPal (CONFIABILIDADE 1.12)', () => {
  it('without it production has no PayPal', () => {
    expect(lerConfig(producao).payPal).toBeUndefined();
  });

  it('is at PayPal, and takes a certificate from no other host', () => {
    const { payPal } = lerConfig({ ...producao, ...CONTA });
    expect(payPal).toMatchObject({
      urlBase: 'https://api-m.paypal.com',
      urlToken: 'https://api-m.paypal.com/v1/oauth2/token',
      webhookId: CONTA.PAYPAL_WEBHOOK_ID,
    });
    expect(payPal).not.toHaveProperty('origemPropria');
  });

  it.each(Object.keys(CONTA))('without %s alone is refused', (nome) => {
    expect(() => lerConfig({ ...producao, ...CONTA, [nome]: undefined })).toThrow(/^PayPal pela metade/);
  });

  it.each([
    ['at the sandbox', { PAYPAL_URL: 'http://localhost:3100/paypal' }],
    ['at the provider’s trial host', { PAYPAL_URL: 'https://api-m.sandbox.paypal.com' }],
    ['under the sandbox’s webhook', { PAYPAL_WEBHOOK_ID: '1JE4291016473214C' }],
  ])('%s is refused in production', (_caso, mudanca) => {
    expect(() => lerConfig({ ...producao, ...CONTA, ...mudanca })).toThrow(/Configuração recusada em produção/);
  });
});
