import { DIGITOS_DO_TELEFONE } from '@rateia/domain/validacao';
import { z } from 'zod';
import { parteSecreta, webhookAutentico } from '../autenticidade-de-webhook.ts';
import { criarClienteHttp, interpretar } from '../cliente-http.ts';
import type { ConfigTelegram } from '../config.ts';
import { comoResultado } from '../falha-de-chamada.ts';
import type { Dependencias } from '../resiliencia.ts';
import { criarResiliencia } from '../resiliencia.ts';
import type { Resultado } from '../resultado.ts';
import { ok, recusado } from '../resultado.ts';
import { criarTransporte } from '../transporte.ts';
import type { EventoDeTelegram, GatewayTelegram } from './port.ts';

const aceita = z.object({ ok: z.literal(true), result: z.unknown() });
const enviada = z.object({ message_id: z.number() });
const erro = z.object({ error_code: z.number().optional(), description: z.string().optional() });
const atualizacao = z.object({
  update_id: z.number().int(),
  message: z
    .object({
      chat: z.object({ id: z.number().int(), type: z.string() }),
      from: z.object({ id: z.number().int() }),
      text: z.string().max(4_096).optional(),
      contact: z.object({ phone_number: z.string().max(40), user_id: z.number().int().optional() }).optional(),
    })
    .optional(),
});
/** The text of a deep link, as the bot receives it. */
const INICIO = /^\/start ([A-Za-z0-9_-]{16,64})$/;
const TELEFONE_DO_BRASIL = new RegExp(`^55(\\d{${DIGITOS_DO_TELEFONE}})$`);

/** The Bot API of Telegram (`POST /bot<token>/<method>`); notices come to a secret address. */
export function criarTelegram(config: ConfigTelegram, dependencias: Dependencias = {}): GatewayTelegram {
  const cliente = criarClienteHttp({
    urlBase: config.urlBase,
    transporte: criarTransporte(),
    executar: criarResiliencia('telegram', dependencias),
  });
  async function pedir<T>(
    operacao: string,
    {
      corpo,
      repetivel,
      ler,
      contexto,
    }: {
      readonly corpo: object;
      readonly repetivel: boolean;
      readonly ler: (r: unknown) => T;
      readonly contexto?: Parameters<GatewayTelegram['enviar']>[1];
    },
  ): Promise<Resultado<T>> {
    return await comoResultado(async () => {
      const resposta = await cliente({
        operacao,
        repetivel,
        metodo: 'POST',
        caminho: `/bot${config.token}/${operacao}`,
        corpo,
        contexto,
      });
      if (resposta.status < 300) return ok(ler(interpretar(aceita, resposta.corpo).result));
      const { error_code, description } = erro.safeParse(resposta.corpo).data ?? {};
      return recusado(`telegram${error_code ?? resposta.status}`, description);
    });
  }
  return {
    linkDaConversa: (token) => `${config.link}/${config.bot}?start=${token}`,
    enviar: ({ conversa, texto, pedeContato = false }, contexto) =>
      pedir('sendMessage', {
        repetivel: false,
        corpo: {
          chat_id: conversa,
          text: texto,
          reply_markup: pedeContato
            ? {
                keyboard: [[{ text: 'Compartilhar meu número', request_contact: true }]],
                one_time_keyboard: true,
                resize_keyboard: true,
              }
            : { remove_keyboard: true },
        },
        ler: (r) => ({ idMensagem: String(interpretar(enviada, r).message_id) }),
        ...(contexto === undefined ? {} : { contexto }),
      }),
    configurarWebhook: (url) =>
      pedir('setWebhook', {
        repetivel: true,
        corpo: { url: `${url}/${parteSecreta(config.webhook.segredo)}`, allowed_updates: ['message'] },
        ler: () => undefined,
      }),
    interpretarWebhook: (webhook) => {
      if (!webhookAutentico(config.webhook, webhook)) return { valido: false };
      const lida = atualizacao.safeParse(jsonDe(webhook.corpoBruto));
      return lida.success ? { valido: true, evento: eventoDe(lida.data) } : { valido: true, evento: undefined };
    },
  };
}

/** Messages in groups are ignored: everybody there reads them. */
function eventoDe({ update_id, message }: z.output<typeof atualizacao>): EventoDeTelegram | undefined {
  if (message === undefined || message.chat.type !== 'private' || message.chat.id !== message.from.id) return undefined;
  const base = { id: String(update_id), conversa: String(message.chat.id) };
  const token = INICIO.exec(message.text ?? '')?.[1];
  if (token !== undefined) return { ...base, tipo: 'inicio', token };
  const { contact, from } = message;
  const telefone = TELEFONE_DO_BRASIL.exec((contact?.phone_number ?? '').replace(/\D/g, ''))?.[1];
  return contact?.user_id === from.id && telefone !== undefined
    ? { ...base, tipo: 'contato', telefone }
    : { ...base, tipo: 'outro' };
}

function jsonDe(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
