import { z } from 'zod';
import { ErroDeConfiguracao } from '../erro-de-configuracao.ts';
import { provedor } from '../provedor.ts';
import type { ConfigMercadoPago } from './mercado-pago.ts';
import { criarMercadoPago } from './mercado-pago.ts';
import type { GatewayMercadoPago } from './port.ts';

/** The sandbox's account, which is public. */
const SANDBOX = {
  token: 'TEST-mercado-pago-apenas-da-sandbox',
  chavePublica: 'TEST-chave-publica-da-sandbox',
  segredo: 'mercado-pago-segredo-apenas-da-sandbox',
};
const REAL = {
  api: 'https://api.mercadopago.com',
  script: 'https://sdk.mercadopago.com/js/v2',
  origens: [
    'https://sdk.mercadopago.com',
    'https://secure-fields.mercadopago.com',
    'https://api.mercadopago.com',
    'https://http2.mlstatic.com',
  ],
};

/** Mercado Pago. Without its account a production has no cards, and shows none. */
export const mercadoPago = provedor({
  linhas: z.object({
    MERCADO_PAGO_URL: z.url().optional(),
    MERCADO_PAGO_SCRIPT: z.url().optional(),
    MERCADO_PAGO_TOKEN: z.string().min(1).optional(),
    MERCADO_PAGO_CHAVE_PUBLICA: z.string().min(1).optional(),
    /** The secret of the panel, by which notices are signed. */
    MERCADO_PAGO_SEGREDO: z.string().min(1).optional(),
  }),
  config: (e, { producao, sandbox, webhook: { segredo: doEndereco } }): ConfigMercadoPago | undefined => {
    // A secret that one provider knows must open nothing of another's.
    const webhook = { segredo: `${doEndereco}:mercado-pago` };
    const dados = [e.MERCADO_PAGO_TOKEN, e.MERCADO_PAGO_CHAVE_PUBLICA, e.MERCADO_PAGO_SEGREDO];
    const [tokenDeAcesso, chavePublica, segredo] = dados;
    if (dados.some((dado) => dado === undefined) && dados.some((dado) => dado !== undefined))
      throw new ErroDeConfiguracao(
        'Mercado Pago pela metade: MERCADO_PAGO_TOKEN, MERCADO_PAGO_CHAVE_PUBLICA e MERCADO_PAGO_SEGREDO vão sempre juntos.',
      );
    const conta =
      tokenDeAcesso !== undefined && chavePublica !== undefined && segredo !== undefined
        ? { tokenDeAcesso, chavePublica, segredo }
        : undefined;
    if (conta === undefined && producao) return undefined;
    const padrao =
      conta === undefined ? { api: `${sandbox}/mercadopago`, script: `${sandbox}/mercadopago/sdk/js/v2` } : REAL;
    const script = e.MERCADO_PAGO_SCRIPT ?? padrao.script;
    return {
      ...(conta ?? { tokenDeAcesso: SANDBOX.token, chavePublica: SANDBOX.chavePublica, segredo: SANDBOX.segredo }),
      urlBase: e.MERCADO_PAGO_URL ?? padrao.api,
      script,
      origens: script === REAL.script ? REAL.origens : [new URL(script).origin],
      webhook,
    };
  },
  criar: (config, { observador, relogio }): GatewayMercadoPago | undefined =>
    config === undefined ? undefined : criarMercadoPago(config, { observador, ...relogio }),
  provas: (config) =>
    config === undefined
      ? {}
      : {
          enderecos: { MERCADO_PAGO_URL: config.urlBase, MERCADO_PAGO_SCRIPT: config.script },
          segredos: { MERCADO_PAGO_TOKEN: config.tokenDeAcesso, MERCADO_PAGO_SEGREDO: config.segredo },
          nomes: { MERCADO_PAGO_CHAVE_PUBLICA: config.chavePublica },
        },
  daSandbox: { segredos: [SANDBOX.token, SANDBOX.segredo], nomes: [SANDBOX.chavePublica] },
});
