import { z } from 'zod';
import type { ConfigSocial } from '../config.ts';
import { SANDBOX } from '../credenciais-da-sandbox.ts';
import { provedor } from '../provedor.ts';
import { criarSocial } from './criar-social.ts';

/**
 * Google and Facebook: with an id the real ones (or the addresses given), without one the sandbox's, and in production
 * none. An empty id turns a provider off anywhere.
 */
export const social = provedor({
  linhas: z.object({
    GOOGLE_EMISSOR: z.url().default('https://accounts.google.com'),
    GOOGLE_CLIENTE_ID: z.string().optional(),
    GOOGLE_CLIENTE_SEGREDO: z.string().default(''),
    FACEBOOK_DIALOGO_URL: z.url().default('https://www.facebook.com/v23.0'),
    FACEBOOK_GRAPH_URL: z.url().default('https://graph.facebook.com/v23.0'),
    FACEBOOK_APP_ID: z.string().optional(),
    FACEBOOK_APP_SEGREDO: z.string().default(''),
  }),
  config: (e, { producao, sandbox }): ConfigSocial => {
    const google =
      e.GOOGLE_CLIENTE_ID === undefined
        ? { emissor: `${sandbox}/google`, ...SANDBOX.google }
        : { emissor: e.GOOGLE_EMISSOR, clienteId: e.GOOGLE_CLIENTE_ID, clienteSegredo: e.GOOGLE_CLIENTE_SEGREDO };
    const facebook =
      e.FACEBOOK_APP_ID === undefined
        ? { urlDialogo: `${sandbox}/facebook/v23.0`, urlGraph: `${sandbox}/facebook/v23.0`, ...SANDBOX.facebook }
        : {
            urlDialogo: e.FACEBOOK_DIALOGO_URL,
            urlGraph: e.FACEBOOK_GRAPH_URL,
            appId: e.FACEBOOK_APP_ID,
            appSegredo: e.FACEBOOK_APP_SEGREDO,
          };
    function desligado(id: string | undefined): boolean {
      return id === '' || (producao && id === undefined);
    }
    return {
      ...(desligado(e.GOOGLE_CLIENTE_ID) ? {} : { google }),
      ...(desligado(e.FACEBOOK_APP_ID) ? {} : { facebook }),
    };
  },
  criar: (config, { observador }) => criarSocial(config, { observador }),
  provas: ({ google, facebook }) => ({
    enderecos: {
      ...(google === undefined ? {} : { GOOGLE_EMISSOR: google.emissor }),
      ...(facebook === undefined
        ? {}
        : { FACEBOOK_DIALOGO_URL: facebook.urlDialogo, FACEBOOK_GRAPH_URL: facebook.urlGraph }),
    },
    segredos: {
      ...(google === undefined ? {} : { GOOGLE_CLIENTE_SEGREDO: google.clienteSegredo }),
      ...(facebook === undefined ? {} : { FACEBOOK_APP_SEGREDO: facebook.appSegredo }),
    },
    nomes: {
      ...(google === undefined ? {} : { GOOGLE_CLIENTE_ID: google.clienteId }),
      ...(facebook === undefined ? {} : { FACEBOOK_APP_ID: facebook.appId }),
    },
  }),
  daSandbox: {
    segredos: [SANDBOX.google.clienteSegredo, SANDBOX.facebook.appSegredo],
    nomes: [SANDBOX.google.clienteId, SANDBOX.facebook.appId],
  },
});
