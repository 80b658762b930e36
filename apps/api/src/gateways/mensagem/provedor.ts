import { MARCA } from '@rateia/domain/marca';
import { z } from 'zod';
import type { ConfigMensagem, ConfigTelegram } from '../config.ts';
import { SANDBOX } from '../credenciais-da-sandbox.ts';
import { ErroDeConfiguracao } from '../erro-de-configuracao.ts';
import type { Arredores } from '../provedor.ts';
import { linhaDeTexto, provedor } from '../provedor.ts';
import type { GatewayMensagem } from './port.ts';
import { criarTelegram } from './telegram.ts';
import { criarZenvia } from './zenvia.ts';

const LINHAS = z.object({
  SMS_URL: z.url().optional(),
  SMS_TOKEN: linhaDeTexto(SANDBOX.tokenSms),
  SMS_REMETENTE: linhaDeTexto(MARCA),
  TELEGRAM_URL: z.url().default('https://api.telegram.org'),
  TELEGRAM_TOKEN: z.string().optional(),
  TELEGRAM_BOT: z
    .string()
    .regex(/^\w{5,32}$/)
    .optional(),
});

/** Messages to a telephone: SMS, and Telegram where there is a bot. */
export const mensagem = provedor({
  linhas: LINHAS,
  config: (e, arredores): ConfigMensagem => ({
    urlBase: e.SMS_URL ?? `${arredores.sandbox}/sms`,
    token: e.SMS_TOKEN,
    remetente: e.SMS_REMETENTE,
    ...configTelegram(e, arredores),
  }),
  criar: (config, { observador }): GatewayMensagem => ({
    ...criarZenvia(config, { observador }),
    ...(config.telegram === undefined ? {} : { telegram: criarTelegram(config.telegram, { observador }) }),
  }),
  provas: ({ urlBase, token, telegram }) => ({
    enderecos: { SMS_URL: urlBase, ...(telegram === undefined ? {} : { TELEGRAM_URL: telegram.urlBase }) },
    segredos: { SMS_TOKEN: token, ...(telegram === undefined ? {} : { TELEGRAM_TOKEN: telegram.token }) },
    nomes: telegram === undefined ? {} : { TELEGRAM_BOT: telegram.bot },
  }),
  daSandbox: { segredos: [SANDBOX.tokenSms, SANDBOX.telegram.token], nomes: [SANDBOX.telegram.bot] },
});

/**
 * The Telegram in use: with a token the real one, without one the sandbox's, and in production none. An empty token
 * turns it off anywhere.
 */
function configTelegram(
  e: z.infer<typeof LINHAS>,
  { producao, sandbox, webhook: { segredo } }: Arredores,
): { readonly telegram?: ConfigTelegram } {
  // The webhook has a secret of its own: a secret that one provider knows must open nothing of another's.
  const webhook = { segredo: `${segredo}:telegram` };
  const { TELEGRAM_TOKEN: token, TELEGRAM_BOT: bot } = e;
  if (token === '' || (token === undefined && producao)) return {};
  if (token === undefined) {
    const deMentira = `${sandbox}/telegram`;
    return { telegram: { urlBase: deMentira, link: deMentira, ...SANDBOX.telegram, webhook } };
  }
  if (bot === undefined) throw new ErroDeConfiguracao('Configuração inválida: TELEGRAM_TOKEN pede TELEGRAM_BOT.');
  return { telegram: { urlBase: e.TELEGRAM_URL, link: 'https://t.me', token, bot, webhook } };
}
