import { z } from 'zod';
import { acessoDaConta, LINHAS_DA_CONTA } from '../pix/ambiente.ts';
import { provedor } from '../provedor.ts';
import { criarPixAutomatico } from './api-automatico.ts';
import type { ConfigPixAutomatico } from './config.ts';
import type { GatewayPixAutomatico } from './port.ts';

/** The account of the sandbox's bank, which is public. */
const CONTA_DA_SANDBOX = '012682';

/** Pix Automático at the bank of the Pix. A production whose contract has it names the account that receives; without it there is none. */
export const pixAutomatico = provedor({
  linhas: LINHAS_DA_CONTA.extend({
    PIX_URL: z.url().optional(),
    PIX_AUTOMATICO_CONTA: z
      .string()
      .regex(/^\d{1,20}$/)
      .optional(),
    PIX_AUTOMATICO_AGENCIA: z
      .string()
      .regex(/^\d{1,4}$/)
      .optional(),
    PIX_AUTOMATICO_TIPO: z.enum(['CORRENTE', 'PAGAMENTO']).default('CORRENTE'),
  }),
  config: (e, { producao, sandbox, webhook: { segredo: doEndereco } }): ConfigPixAutomatico | undefined => {
    const conta = e.PIX_AUTOMATICO_CONTA ?? (producao ? undefined : CONTA_DA_SANDBOX);
    if (conta === undefined) return undefined;
    const { PIX_AUTOMATICO_AGENCIA: agencia, PIX_AUTOMATICO_TIPO: tipoConta } = e;
    return {
      ...acessoDaConta(e, sandbox),
      urlBase: e.PIX_URL ?? `${sandbox}/psp/v2`,
      conta: { conta, tipoConta, ...(agencia === undefined ? {} : { agencia }) },
      // The address of these notices must open nothing of another's.
      webhook: { segredo: `${doEndereco}:pix-automatico` },
    };
  },
  criar: (config, { observador, relogio }): GatewayPixAutomatico | undefined =>
    config === undefined ? undefined : criarPixAutomatico(config, { observador, ...relogio }),
  provas: (config) =>
    config === undefined
      ? {}
      : {
          enderecos: { PIX_URL: config.urlBase, PIX_TOKEN_URL: config.urlToken },
          segredos: { PIX_CLIENTE_SEGREDO: config.clienteSegredo },
          nomes: { PIX_AUTOMATICO_CONTA: config.conta.conta },
        },
  daSandbox: { nomes: [CONTA_DA_SANDBOX] },
});
