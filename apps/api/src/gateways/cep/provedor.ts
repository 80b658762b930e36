import { z } from 'zod';
import type { ConfigCep } from '../config.ts';
import { provedor } from '../provedor.ts';
import { criarViaCep } from './viacep.ts';

export const cep = provedor({
  linhas: z.object({ CEP_URL: z.url().optional() }),
  config: (e, { sandbox }): ConfigCep => ({ urlBase: e.CEP_URL ?? `${sandbox}/viacep` }),
  criar: (config, { observador }) => criarViaCep(config, { observador }),
  provas: ({ urlBase }) => ({ enderecos: { CEP_URL: urlBase } }),
});
