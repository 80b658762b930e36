import { z } from 'zod';
import { ErroDeConfiguracao } from '../erro-de-configuracao.ts';
import { provedor } from '../provedor.ts';
import type { ConfigPicPay } from './picpay.ts';
import { criarPicPay } from './picpay.ts';
import type { GatewayPicPay } from './port.ts';

/** The sandbox's account, which is public. */
const SANDBOX = {
  token: 'picpay-token-apenas-da-sandbox',
  segredoDosAvisos: 'picpay-avisos-apenas-da-sandbox',
};

/** PicPay. Without its account a production has no PicPay, and shows none. */
export const picPay = provedor({
  linhas: z.object({
    PICPAY_URL: z.url().optional(),
    PICPAY_TOKEN: z.string().min(1).optional(),
    /** The seller's secret, which comes with each notice. */
    PICPAY_SEGREDO_DOS_AVISOS: z.string().min(1).optional(),
  }),
  config: (e, { producao, sandbox, webhook: { segredo } }): ConfigPicPay | undefined => {
    // A secret that one provider knows must open nothing of another's.
    const webhook = { segredo: `${segredo}:picpay` };
    const { PICPAY_URL: url, PICPAY_TOKEN: token, PICPAY_SEGREDO_DOS_AVISOS: segredoDosAvisos } = e;
    if ((token === undefined) !== (segredoDosAvisos === undefined))
      throw new ErroDeConfiguracao('PicPay pela metade: PICPAY_TOKEN e PICPAY_SEGREDO_DOS_AVISOS vão sempre juntos.');
    if (token !== undefined && segredoDosAvisos !== undefined)
      return { urlBase: url ?? 'https://appws.picpay.com/ecommerce/public', token, segredoDosAvisos, webhook };
    if (producao) return undefined;
    return { urlBase: url ?? `${sandbox}/picpay/ecommerce/public`, ...SANDBOX, webhook };
  },
  criar: (config, { observador, relogio }): GatewayPicPay | undefined =>
    config === undefined ? undefined : criarPicPay(config, { observador, ...relogio }),
  provas: (config) =>
    config === undefined
      ? {}
      : {
          enderecos: { PICPAY_URL: config.urlBase },
          segredos: { PICPAY_TOKEN: config.token, PICPAY_SEGREDO_DOS_AVISOS: config.segredoDosAvisos },
        },
  daSandbox: { segredos: [SANDBOX.token, SANDBOX.segredoDosAvisos] },
});
