import { z } from 'zod';
import type { ConfigPix } from '../config.ts';
import { SANDBOX } from '../credenciais-da-sandbox.ts';
import { provedor } from '../provedor.ts';
import { acessoDaConta, LINHAS_DA_CONTA } from './ambiente.ts';
import { criarApiPix } from './api-pix.ts';

export const pix = provedor({
  linhas: LINHAS_DA_CONTA.extend({ PIX_URL: z.url().optional() }),
  config: (e, { sandbox, webhook }): ConfigPix => ({
    ...acessoDaConta(e, sandbox),
    urlBase: e.PIX_URL ?? `${sandbox}/psp/v2`,
    chave: e.PIX_CHAVE,
    recebedor: { nome: 'RATEIA', cidade: 'SAO PAULO' },
    webhook,
  }),
  criar: (config, { observador, relogio }) => criarApiPix(config, { observador, ...relogio }),
  provas: ({ urlBase, urlToken, clienteId, clienteSegredo, chave }) => ({
    enderecos: { PIX_URL: urlBase, PIX_TOKEN_URL: urlToken },
    segredos: { PIX_CLIENTE_SEGREDO: clienteSegredo },
    nomes: { PIX_CLIENTE_ID: clienteId, PIX_CHAVE: chave },
  }),
  daSandbox: { segredos: [SANDBOX.clienteSegredo], nomes: [SANDBOX.clienteId, SANDBOX.chavePix] },
});
