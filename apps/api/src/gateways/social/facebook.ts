import { createHmac } from 'node:crypto';
import { HTTP } from '@rateia/domain/http';
import { umaLinha } from '@rateia/domain/texto';
import { z } from 'zod';
import { criarClienteHttp, interpretar } from '../cliente-http.ts';
import type { ConfigFacebook } from '../config.ts';
import { comoResultado } from '../falha-de-chamada.ts';
import type { Dependencias } from '../resiliencia.ts';
import { criarResiliencia } from '../resiliencia.ts';
import { ok, recusado } from '../resultado.ts';
import { criarTransporte } from '../transporte.ts';
import type { Provedor } from './port.ts';

const concessao = z.object({ access_token: z.string().min(1) });
const pessoa = z.object({
  id: z.string().min(1),
  first_name: z.string().default(''),
  last_name: z.string().default(''),
  email: z.string().optional(),
});
const erro = z.object({ error: z.object({ code: z.number().optional(), message: z.string().optional() }) });

/**
 * Facebook Login by its own protocol: the dialog, the code exchanged from server to server, then `me` of the Graph with
 * the proof of the app's secret. The Graph gives an e-mail only when its owner has confirmed it there.
 */
export function criarFacebook(config: ConfigFacebook, dependencias: Dependencias = {}): Provedor {
  const cliente = criarClienteHttp({
    urlBase: config.urlGraph,
    transporte: criarTransporte(),
    executar: criarResiliencia('facebook', dependencias),
  });

  return {
    iniciar: async ({ estado, retorno }) => {
      const url = new URL(`${config.urlDialogo}/dialog/oauth`);
      const parametros = { client_id: config.appId, redirect_uri: retorno, state: estado, response_type: 'code' };
      for (const [nome, valor] of Object.entries({ ...parametros, scope: 'public_profile,email' }))
        url.searchParams.set(nome, valor);
      return ok({ url: url.href });
    },

    identificar: ({ codigo, retorno }, contexto) =>
      comoResultado(async () => {
        const troca = await cliente({
          operacao: 'trocarCodigo',
          repetivel: false,
          metodo: 'GET',
          caminho: '/oauth/access_token',
          query: {
            client_id: config.appId,
            client_secret: config.appSegredo,
            redirect_uri: retorno,
            code: codigo,
          },
          contexto,
        });
        if (troca.status >= HTTP.pedidoInvalido) return recusa(troca);
        const { access_token: token } = interpretar(concessao, troca.corpo);
        const resposta = await cliente({
          operacao: 'me',
          repetivel: true,
          metodo: 'GET',
          caminho: '/me',
          query: {
            fields: 'id,first_name,last_name,email',
            appsecret_proof: createHmac('sha256', config.appSegredo).update(token).digest('hex'),
          },
          cabecalhos: { authorization: `Bearer ${token}` },
          contexto,
        });
        if (resposta.status >= HTTP.pedidoInvalido) return recusa(resposta);
        const { id, first_name, last_name, email } = interpretar(pessoa, resposta.corpo);
        return ok({
          sub: id,
          email: email ?? null,
          emailVerificado: email !== undefined,
          primeiroNome: umaLinha(first_name),
          sobrenome: umaLinha(last_name),
        });
      }),
  };
}

function recusa({ status, corpo }: { readonly status: number; readonly corpo: unknown }) {
  const lido = erro.safeParse(corpo).data?.error;
  return recusado(lido?.code === undefined ? `http${status}` : String(lido.code), lido?.message);
}
