import { z } from 'zod';
import { SANDBOX } from '../credenciais-da-sandbox.ts';
import { ErroDeConfiguracao } from '../erro-de-configuracao.ts';
import { provedor } from '../provedor.ts';
import type { ConfigPayPal } from './paypal.ts';
import { criarPayPal } from './paypal.ts';
import type { GatewayPayPal } from './port.ts';

/** The sandbox's webhook, which is public. */
const WEBHOOK_DA_SANDBOX = '1JE4291016473214C';

/** PayPal. Without its account a production has no PayPal, and shows none. */
export const payPal = provedor({
  linhas: z.object({
    PAYPAL_URL: z.url().optional(),
    PAYPAL_CLIENTE_ID: z.string().min(1).optional(),
    PAYPAL_CLIENTE_SEGREDO: z.string().min(1).optional(),
    /** The id of the webhook in its panel: its notices are signed over it. */
    PAYPAL_WEBHOOK_ID: z.string().min(1).optional(),
  }),
  config: (e, { producao, sandbox, webhook: { segredo } }): ConfigPayPal | undefined => {
    // A secret that one provider knows must open nothing of another's.
    const webhook = { segredo: `${segredo}:paypal` };
    const dados = [e.PAYPAL_CLIENTE_ID, e.PAYPAL_CLIENTE_SEGREDO, e.PAYPAL_WEBHOOK_ID];
    const [clienteId, clienteSegredo, webhookId] = dados;
    if (dados.some((dado) => dado === undefined) && dados.some((dado) => dado !== undefined))
      throw new ErroDeConfiguracao(
        'PayPal pela metade: PAYPAL_CLIENTE_ID, PAYPAL_CLIENTE_SEGREDO e PAYPAL_WEBHOOK_ID vão sempre juntos.',
      );
    if (clienteId !== undefined && clienteSegredo !== undefined && webhookId !== undefined) {
      const urlBase = e.PAYPAL_URL ?? 'https://api-m.paypal.com';
      return { urlBase, urlToken: `${urlBase}/v1/oauth2/token`, clienteId, clienteSegredo, webhookId, webhook };
    }
    if (producao) return undefined;
    const urlBase = e.PAYPAL_URL ?? `${sandbox}/paypal`;
    return {
      urlBase,
      urlToken: `${urlBase}/v1/oauth2/token`,
      clienteId: SANDBOX.clienteId,
      clienteSegredo: SANDBOX.clienteSegredo,
      webhookId: WEBHOOK_DA_SANDBOX,
      origemPropria: new URL(urlBase).origin,
      webhook,
    };
  },
  criar: (config, { observador, relogio }): GatewayPayPal | undefined =>
    config === undefined ? undefined : criarPayPal(config, { observador, ...relogio }),
  provas: (config) =>
    config === undefined
      ? {}
      : {
          enderecos: { PAYPAL_URL: config.urlBase },
          segredos: { PAYPAL_CLIENTE_SEGREDO: config.clienteSegredo },
          nomes: { PAYPAL_CLIENTE_ID: config.clienteId, PAYPAL_WEBHOOK_ID: config.webhookId },
        },
  daSandbox: { segredos: [SANDBOX.clienteSegredo], nomes: [SANDBOX.clienteId, WEBHOOK_DA_SANDBOX] },
});
