import { z } from 'zod';
import type { ConfigPush } from '../config.ts';
import { SANDBOX } from '../credenciais-da-sandbox.ts';
import { provedor } from '../provedor.ts';
import type { GatewayPush } from './port.ts';
import { criarWebPush } from './web-push.ts';

/**
 * The push services in use: with a key of its own the browsers' services, without one the sandbox, and in production
 * none. An empty key turns them off anywhere.
 */
export const push = provedor({
  linhas: z.object({
    PUSH_CHAVE: z
      .string()
      .regex(/^([\w-]{43})?$/)
      .optional(),
  }),
  config: ({ PUSH_CHAVE: chave }, { producao, contato, sandbox }): ConfigPush | undefined => {
    if (chave === '' || (chave === undefined && producao)) return undefined;
    if (chave === undefined) return { chave: SANDBOX.chaveDePush, contato, desvio: `${sandbox}/push` };
    return { chave, contato };
  },
  criar: (config, { observador, parede }): GatewayPush | undefined =>
    config === undefined ? undefined : criarWebPush(config, { observador, parede }),
  provas: (config) => ({ segredos: config === undefined ? {} : { PUSH_CHAVE: config.chave } }),
  daSandbox: { segredos: [SANDBOX.chaveDePush] },
});
