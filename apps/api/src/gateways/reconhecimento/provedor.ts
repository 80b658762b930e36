import { z } from 'zod';
import type { ConfigReconhecimento } from '../config.ts';
import { SANDBOX } from '../credenciais-da-sandbox.ts';
import { linhaDeTexto, provedor } from '../provedor.ts';
import { criarDatavalid } from './datavalid.ts';

export const reconhecimento = provedor({
  linhas: z.object({
    DATAVALID_URL: z.url().optional(),
    DATAVALID_TOKEN_URL: z.url().optional(),
    DATAVALID_CLIENTE_ID: linhaDeTexto(SANDBOX.clienteId),
    DATAVALID_CLIENTE_SEGREDO: linhaDeTexto(SANDBOX.clienteSegredo),
  }),
  config: (e, { sandbox }): ConfigReconhecimento => ({
    urlBase: e.DATAVALID_URL ?? `${sandbox}/datavalid`,
    urlToken: e.DATAVALID_TOKEN_URL ?? `${sandbox}/datavalid/token`,
    clienteId: e.DATAVALID_CLIENTE_ID,
    clienteSegredo: e.DATAVALID_CLIENTE_SEGREDO,
  }),
  criar: (config, { observador }) => criarDatavalid(config, { observador }),
  provas: ({ urlBase, urlToken, clienteId, clienteSegredo }) => ({
    enderecos: { DATAVALID_URL: urlBase, DATAVALID_TOKEN_URL: urlToken },
    segredos: { DATAVALID_CLIENTE_SEGREDO: clienteSegredo },
    nomes: { DATAVALID_CLIENTE_ID: clienteId },
  }),
  daSandbox: { segredos: [SANDBOX.clienteSegredo], nomes: [SANDBOX.clienteId] },
});
