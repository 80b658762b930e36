import { z } from 'zod';
import type { ConfigAntifraude } from '../config.ts';
import { SANDBOX } from '../credenciais-da-sandbox.ts';
import { linhaDeTexto, provedor } from '../provedor.ts';
import { criarAntifraudeHttp } from './avaliacao-http.ts';

export const antifraude = provedor({
  linhas: z.object({ ANTIFRAUDE_URL: z.url().optional(), ANTIFRAUDE_TOKEN: linhaDeTexto(SANDBOX.tokenAntifraude) }),
  config: (e, { sandbox }): ConfigAntifraude => ({
    urlBase: e.ANTIFRAUDE_URL ?? `${sandbox}/antifraude`,
    token: e.ANTIFRAUDE_TOKEN,
  }),
  criar: (config, { observador }) => criarAntifraudeHttp(config, { observador }),
  provas: ({ urlBase, token }) => ({
    enderecos: { ANTIFRAUDE_URL: urlBase },
    segredos: { ANTIFRAUDE_TOKEN: token },
  }),
  daSandbox: { segredos: [SANDBOX.tokenAntifraude] },
});
