import { z } from 'zod';
import { criarClienteHttp, interpretar } from '../cliente-http.ts';
import type { ConfigMensagem } from '../config.ts';
import { comoResultado } from '../falha-de-chamada.ts';
import type { Dependencias } from '../resiliencia.ts';
import { criarResiliencia } from '../resiliencia.ts';
import { ok, recusado } from '../resultado.ts';
import { criarTransporte } from '../transporte.ts';
import type { GatewayMensagem } from './port.ts';

const aceita = z.object({ id: z.string() });
const erro = z.object({ code: z.string().optional(), message: z.string().optional() });

/** SMS by the public API of Zenvia, version 2 (`POST /v2/channels/sms/messages`, token in `X-API-TOKEN`). */
export function criarZenvia(config: ConfigMensagem, dependencias: Dependencias = {}): GatewayMensagem {
  const cliente = criarClienteHttp({
    urlBase: config.urlBase,
    transporte: criarTransporte(),
    executar: criarResiliencia('mensagem', dependencias),
  });

  return {
    enviarSms: (sms, contexto) =>
      comoResultado(async () => {
        const resposta = await cliente({
          operacao: 'enviarSms',
          // The protocol has no id of ours: only what surely did not arrive is tried again.
          repetivel: false,
          metodo: 'POST',
          caminho: '/v2/channels/sms/messages',
          cabecalhos: { 'x-api-token': config.token },
          corpo: { from: config.remetente, to: sms.para, contents: [{ type: 'text', text: sms.texto }] },
          contexto,
        });
        if (resposta.status < 300) return ok({ idMensagem: interpretar(aceita, resposta.corpo).id });
        const { code, message } = erro.safeParse(resposta.corpo).data ?? {};
        return recusado(code ?? `http${resposta.status}`, message);
      }),
  };
}
