import { z } from 'zod';
import type { ConfigTransferencia } from '../config.ts';
import { acessoDaConta, LINHAS_DA_CONTA } from '../pix/ambiente.ts';
import { provedor } from '../provedor.ts';
import { criarPixPorChave } from './pix-por-chave.ts';

/** Payouts from the account that receives. */
export const transferencia = provedor({
  linhas: LINHAS_DA_CONTA.extend({ PIX_ENVIO_URL: z.url().optional(), PIX_ENVIO_TOKEN_URL: z.url().optional() }),
  config: (e, { sandbox, webhook }): ConfigTransferencia => {
    const acesso = acessoDaConta(e, sandbox);
    return {
      ...acesso,
      urlToken: e.PIX_ENVIO_TOKEN_URL ?? acesso.urlToken,
      urlBase: e.PIX_ENVIO_URL ?? `${sandbox}/psp`,
      chavePagador: e.PIX_CHAVE,
      webhook,
    };
  },
  criar: (config, { observador, relogio }) => criarPixPorChave(config, { observador, ...relogio }),
  provas: ({ urlBase, urlToken }) => ({ enderecos: { PIX_ENVIO_URL: urlBase, PIX_ENVIO_TOKEN_URL: urlToken } }),
});
