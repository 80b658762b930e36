import { z } from 'zod';
import { provedor } from '../provedor.ts';
import type { ConfigPagBank } from './pagbank.ts';
import { criarPagBank } from './pagbank.ts';
import type { GatewayPagBank } from './port.ts';

/** The sandbox's account, which is public. */
const SANDBOX = { token: 'pagbank-token-apenas-da-sandbox' };

/** PagBank. Without its account a production has no PagSeguro, and shows none. */
export const pagBank = provedor({
  linhas: z.object({
    PAGBANK_URL: z.url().optional(),
    PAGBANK_TOKEN: z.string().min(1).optional(),
    /** `sim` refuses a notice without a signature. */
    PAGBANK_ASSINATURA: z.enum(['sim', 'nao']).default('nao'),
  }),
  config: (e, { producao, sandbox, webhook: { segredo } }): ConfigPagBank | undefined => {
    const { PAGBANK_URL: url, PAGBANK_TOKEN: token } = e;
    // A secret that one provider knows must open nothing of another's.
    const comum = { exigirAssinatura: e.PAGBANK_ASSINATURA === 'sim', webhook: { segredo: `${segredo}:pagbank` } };
    if (token !== undefined) return { urlBase: url ?? 'https://api.pagseguro.com', token, ...comum };
    if (producao) return undefined;
    return { urlBase: url ?? `${sandbox}/pagbank`, ...SANDBOX, ...comum };
  },
  criar: (config, { observador, relogio }): GatewayPagBank | undefined =>
    config === undefined ? undefined : criarPagBank(config, { observador, ...relogio }),
  provas: (config) =>
    config === undefined
      ? {}
      : { enderecos: { PAGBANK_URL: config.urlBase }, segredos: { PAGBANK_TOKEN: config.token } },
  daSandbox: { segredos: [SANDBOX.token] },
});
