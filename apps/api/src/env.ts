import { MARCA } from '@rateia/domain/marca';
import { z } from 'zod';
import type { Config } from './env-config.ts';
import { ErroDeConfiguracao } from './env-config.ts';
import { SANDBOX, SEGREDO_PADRAO } from './env-da-sandbox.ts';
import { recusarInseguro } from './env-de-producao.ts';
import type { ConfigArquivos, ConfigPix, ConfigSocial } from './gateways/config.ts';
import { VERSAO_SEM_PAGINAS, versaoDasPaginas } from './versao.ts';

const texto = (padrao: string) => z.string().min(1).default(padrao);
const porta = (padrao: number) => z.coerce.number().int().min(0).max(65_535).default(padrao);

const esquema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: porta(3000),
  HOST: texto('127.0.0.1'),
  WORKER_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  APP_URL: z.url().optional(),
  SANDBOX_PORT: porta(3100),
  DATABASE_URL: z.string().min(1),
  DATABASE_URL_DIRETA: z.string().min(1).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(20),
  DATABASE_ROLE: z.string().default('rateia_app'),
  CHAVES: z.string().optional(),
  CHAVES_ARQUIVO: texto('.data/chaves.json'),
  RELOGIO_DE_TESTE: z.enum(['sim', 'nao']).optional(),
  LOG_LEVEL: texto('info'),
  METRICS_TOKEN: z.string().optional(),
  PIX_URL: z.url().optional(),
  PIX_TOKEN_URL: z.url().optional(),
  PIX_CLIENTE_ID: texto(SANDBOX.clienteId),
  PIX_CLIENTE_SEGREDO: texto(SANDBOX.clienteSegredo),
  PIX_CHAVE: texto(SANDBOX.chavePix),
  PIX_CERTIFICADO: z.string().optional(),
  PIX_CHAVE_PRIVADA: z.string().optional(),
  PIX_CHAVE_SENHA: z.string().optional(),
  PIX_AUTORIDADE: z.string().optional(),
  WEBHOOK_SEGREDO: texto(SEGREDO_PADRAO),
  WEBHOOK_ASSINATURA: z.enum(['sim', 'nao']).default('nao'),
  PIX_ENVIO_URL: z.url().optional(),
  PIX_ENVIO_TOKEN_URL: z.url().optional(),
  SMTP_HOST: z
    .string()
    .regex(/^[^\s/]+$/)
    .default('127.0.0.1'),
  SMTP_PORT: porta(3125),
  SMTP_SEGURO: z.enum(['sim', 'nao']).default('nao'),
  SMTP_USUARIO: z.string().optional(),
  SMTP_SENHA: z.string().optional(),
  SMTP_AUTORIDADE: z.string().optional(),
  EMAIL_REMETENTE: texto(`${MARCA} <nao-responda@rateia.example>`),
  SMS_URL: z.url().optional(),
  SMS_TOKEN: texto(SANDBOX.tokenSms),
  SMS_REMETENTE: texto(MARCA),
  TELEGRAM_URL: z.url().default('https://api.telegram.org'),
  TELEGRAM_TOKEN: z.string().optional(),
  TELEGRAM_BOT: z
    .string()
    .regex(/^\w{5,32}$/)
    .optional(),
  PUSH_CHAVE: z
    .string()
    .regex(/^([\w-]{43})?$/)
    .optional(),
  CEP_URL: z.url().optional(),
  RESULTADOS_URL: z.url().optional(),
  RESULTADOS_ALTERNATIVOS_URL: z.url().optional(),
  GOOGLE_EMISSOR: z.url().default('https://accounts.google.com'),
  GOOGLE_CLIENTE_ID: z.string().optional(),
  GOOGLE_CLIENTE_SEGREDO: z.string().default(''),
  FACEBOOK_DIALOGO_URL: z.url().default('https://www.facebook.com/v23.0'),
  FACEBOOK_GRAPH_URL: z.url().default('https://graph.facebook.com/v23.0'),
  FACEBOOK_APP_ID: z.string().optional(),
  FACEBOOK_APP_SEGREDO: z.string().default(''),
  ANTIFRAUDE_URL: z.url().optional(),
  ANTIFRAUDE_TOKEN: texto(SANDBOX.tokenAntifraude),
  ARQUIVOS_PASTA: texto('.data/arquivos'),
  S3_URL: z.url().optional(),
  S3_BALDE: texto('rateia'),
  S3_REGIAO: texto('sa-east-1'),
  S3_CHAVE_ID: texto(SANDBOX.clienteId),
  S3_CHAVE_SEGREDO: texto(SANDBOX.clienteSegredo),
  DATAVALID_URL: z.url().optional(),
  DATAVALID_TOKEN_URL: z.url().optional(),
  DATAVALID_CLIENTE_ID: texto(SANDBOX.clienteId),
  DATAVALID_CLIENTE_SEGREDO: texto(SANDBOX.clienteSegredo),
  WEB_DIST: z.string().optional(),
  SEGURANCA_CONTATO: texto('mailto:seguranca@rateia.example'),
  RATEIA_VERSAO: z
    .string()
    .regex(/^\d+(\.\d+){3}$/)
    .optional(),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/)
    .optional(),
  LIMITE_POR_MINUTO: z.coerce.number().int().min(1).default(1_200),
  LIMITE_POR_CONTA: z.coerce.number().int().min(1).default(1_200),
  ESPERA_NA_FILA_MS: z.coerce.number().int().min(1).max(25_000).default(20_000),
  PASSO_DE_RESPOSTA_MS: z.coerce.number().int().min(0).max(2_000).default(250),
  CONFIAR_PROXY: z.enum(['sim', 'nao']).default('nao'),
});

type Lido = z.infer<typeof esquema>;

/** Reads and checks the environment. Production refuses sandbox addresses, default secrets and the test clock. */
export const lerConfig = (ambiente: Readonly<Record<string, string | undefined>>): Config => {
  const lido = esquema.safeParse(ambiente);
  if (!lido.success)
    throw new ErroDeConfiguracao(
      `Configuração inválida: ${lido.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('; ')}`,
    );
  const e = lido.data;
  const config: Config = {
    ambiente: e.NODE_ENV,
    porta: e.PORT,
    host: e.HOST,
    portaDoWorker: e.WORKER_PORT,
    appUrl: e.APP_URL ?? `http://localhost:${e.PORT}`,
    bancoUrl: e.DATABASE_URL,
    bancoUrlDireta: e.DATABASE_URL_DIRETA ?? e.DATABASE_URL,
    bancoPool: e.DATABASE_POOL,
    bancoPapel: e.DATABASE_ROLE === '' ? null : e.DATABASE_ROLE,
    chaves: { arquivo: e.CHAVES_ARQUIVO, ...(e.CHAVES === undefined ? {} : { json: e.CHAVES }) },
    relogioDeTeste: e.RELOGIO_DE_TESTE === undefined ? e.NODE_ENV !== 'production' : e.RELOGIO_DE_TESTE === 'sim',
    nivelDeLog: e.LOG_LEVEL,
    tokenDeMetricas: e.METRICS_TOKEN,
    webDist: e.WEB_DIST,
    contatoDeSeguranca: e.SEGURANCA_CONTATO,
    versao: e.RATEIA_VERSAO ?? versaoDasPaginas(e.WEB_DIST) ?? VERSAO_SEM_PAGINAS,
    tagManager: e.TAG_MANAGER_ID,
    limitePorMinuto: e.LIMITE_POR_MINUTO,
    limitePorConta: e.LIMITE_POR_CONTA,
    esperaNaFilaMs: e.ESPERA_NA_FILA_MS,
    passoDeRespostaMs: e.PASSO_DE_RESPOSTA_MS,
    confiarProxy: e.CONFIAR_PROXY === 'sim',
    ...configDosGateways(e),
  };
  if (config.ambiente === 'production') recusarInseguro(config, e.CHAVES);
  return config;
};

type NomeDeGateway =
  | 'pix'
  | 'transferencia'
  | 'email'
  | 'mensagem'
  | 'telegram'
  | 'push'
  | 'cep'
  | 'social'
  | 'antifraude'
  | 'arquivos'
  | 'reconhecimento'
  | 'resultados';

/** Addresses and credentials of the outside world; without any, those of the sandbox on this machine. */
const configDosGateways = (e: Lido): Pick<Config, NomeDeGateway> => {
  const sandbox = `http://localhost:${e.SANDBOX_PORT}`;
  const oauth = {
    urlToken: e.PIX_TOKEN_URL ?? `${sandbox}/psp/oauth/token`,
    clienteId: e.PIX_CLIENTE_ID,
    clienteSegredo: e.PIX_CLIENTE_SEGREDO,
    ...configTls(e),
  };
  const webhook = { segredo: e.WEBHOOK_SEGREDO, exigirAssinatura: e.WEBHOOK_ASSINATURA === 'sim' };
  return {
    pix: {
      ...oauth,
      urlBase: e.PIX_URL ?? `${sandbox}/psp/v2`,
      chave: e.PIX_CHAVE,
      recebedor: { nome: 'RATEIA', cidade: 'SAO PAULO' },
      webhook,
    },
    transferencia: {
      ...oauth,
      urlToken: e.PIX_ENVIO_TOKEN_URL ?? oauth.urlToken,
      urlBase: e.PIX_ENVIO_URL ?? `${sandbox}/psp`,
      chavePagador: e.PIX_CHAVE,
      webhook,
    },
    email: configEmail(e),
    mensagem: { urlBase: e.SMS_URL ?? `${sandbox}/sms`, token: e.SMS_TOKEN, remetente: e.SMS_REMETENTE },
    ...configTelegram(e, sandbox),
    ...configPush(e, sandbox),
    cep: { urlBase: e.CEP_URL ?? `${sandbox}/viacep` },
    resultados: {
      oficial: { urlBase: e.RESULTADOS_URL ?? `${sandbox}/loterias/oficial` },
      alternativa: { urlBase: e.RESULTADOS_ALTERNATIVOS_URL ?? `${sandbox}/loterias/alternativa` },
    },
    antifraude: { urlBase: e.ANTIFRAUDE_URL ?? `${sandbox}/antifraude`, token: e.ANTIFRAUDE_TOKEN },
    social: configSocial(e, sandbox),
    arquivos: { pasta: e.ARQUIVOS_PASTA, ...configS3(e) },
    reconhecimento: {
      urlBase: e.DATAVALID_URL ?? `${sandbox}/datavalid`,
      urlToken: e.DATAVALID_TOKEN_URL ?? `${sandbox}/datavalid/token`,
      clienteId: e.DATAVALID_CLIENTE_ID,
      clienteSegredo: e.DATAVALID_CLIENTE_SEGREDO,
    },
  };
};

/** Credentials never travel in the clear, and in production no message does. */
const configEmail = (e: Lido): Config['email'] => {
  const { SMTP_USUARIO: usuario, SMTP_SENHA: senha, SMTP_AUTORIDADE: autoridade } = e;
  if ((usuario === undefined) !== (senha === undefined))
    throw new ErroDeConfiguracao('Credencial de e-mail pela metade: SMTP_USUARIO e SMTP_SENHA vão sempre juntos.');
  return {
    servidor: e.SMTP_HOST,
    porta: e.SMTP_PORT,
    seguro: e.SMTP_SEGURO === 'sim',
    exigirTls: e.NODE_ENV === 'production' || usuario !== undefined,
    remetente: e.EMAIL_REMETENTE,
    ...(autoridade === undefined ? {} : { autoridade }),
    ...(usuario === undefined ? {} : { usuario }),
    ...(senha === undefined ? {} : { senha }),
  };
};

/**
 * Google and Facebook: with an id the real ones (or the addresses given), without one the sandbox's, and in production
 * none. An empty id turns a provider off anywhere.
 */
const configSocial = (e: Lido, sandbox: string): ConfigSocial => {
  const real = e.NODE_ENV === 'production';
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
  const desligado = (id: string | undefined): boolean => id === '' || (real && id === undefined);
  return {
    ...(desligado(e.GOOGLE_CLIENTE_ID) ? {} : { google }),
    ...(desligado(e.FACEBOOK_APP_ID) ? {} : { facebook }),
  };
};

/**
 * The Telegram in use: with a token the real one, without one the sandbox's, and in production none. An empty token
 * turns it off anywhere.
 */
const configTelegram = (e: Lido, sandbox: string): Pick<Config, 'telegram'> => {
  // The webhook has a secret of its own: a secret that one provider knows must open nothing of another's.
  const webhook = { segredo: `${e.WEBHOOK_SEGREDO}:telegram` };
  const { TELEGRAM_TOKEN: token, TELEGRAM_BOT: bot } = e;
  if (token === '' || (token === undefined && e.NODE_ENV === 'production')) return {};
  if (token === undefined) {
    const deMentira = `${sandbox}/telegram`;
    return { telegram: { urlBase: deMentira, link: deMentira, ...SANDBOX.telegram, webhook } };
  }
  if (bot === undefined) throw new ErroDeConfiguracao('Configuração inválida: TELEGRAM_TOKEN pede TELEGRAM_BOT.');
  return { telegram: { urlBase: e.TELEGRAM_URL, link: 'https://t.me', token, bot, webhook } };
};

/**
 * The push services in use: with a key of its own the browsers' services, without one the sandbox, and in production
 * none; as for Telegram.
 */
const configPush = (e: Lido, sandbox: string): Pick<Config, 'push'> => {
  const { PUSH_CHAVE: chave, SEGURANCA_CONTATO: contato } = e;
  if (chave === '' || (chave === undefined && e.NODE_ENV === 'production')) return {};
  if (chave === undefined) return { push: { chave: SANDBOX.chaveDePush, contato, desvio: `${sandbox}/push` } };
  return { push: { chave, contato } };
};

const configS3 = (e: Lido): Pick<ConfigArquivos, 's3'> =>
  e.S3_URL === undefined
    ? {}
    : {
        s3: {
          urlBase: e.S3_URL,
          balde: e.S3_BALDE,
          regiao: e.S3_REGIAO,
          chaveId: e.S3_CHAVE_ID,
          chaveSegredo: e.S3_CHAVE_SEGREDO,
        },
      };

/** All of the client certificate or none of it: half a pair would quietly be no mTLS at all. */
const configTls = (e: Lido): Pick<ConfigPix, 'tls'> => {
  const { PIX_CERTIFICADO: certificado, PIX_CHAVE_PRIVADA: chave } = e;
  const { PIX_CHAVE_SENHA: senha, PIX_AUTORIDADE: autoridade } = e;
  const resto = { ...(autoridade === undefined ? {} : { autoridade }), ...(senha === undefined ? {} : { senha }) };
  if (certificado !== undefined && chave !== undefined) return { tls: { certificado, chave, ...resto } };
  if (certificado === undefined && chave === undefined && Object.keys(resto).length === 0) return {};
  throw new ErroDeConfiguracao('mTLS do Pix pela metade: PIX_CERTIFICADO e PIX_CHAVE_PRIVADA vão sempre juntos.');
};
