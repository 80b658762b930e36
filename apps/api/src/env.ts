import { z } from 'zod';
import type { Config } from './env-config.ts';
import { recusarInseguro } from './env-de-producao.ts';
import { SEGREDO_PADRAO } from './gateways/credenciais-da-sandbox.ts';
import { ErroDeConfiguracao } from './gateways/erro-de-configuracao.ts';
import type { Ambiente } from './gateways/provedor.ts';
import { faltasDe, linhaDePorta as porta, linhaDeTexto as texto } from './gateways/provedor.ts';
import { configDosProvedores, faltasDosProvedores } from './gateways/provedores.ts';
import { VERSAO_SEM_PAGINAS, versaoDasPaginas } from './versao.ts';

/** The rows of the process itself; each provider has its own (`gateways/<provider>/provedor.ts`). */
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
  WEBHOOK_SEGREDO: texto(SEGREDO_PADRAO),
  WEBHOOK_ASSINATURA: z.enum(['sim', 'nao']).default('nao'),
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

/** Reads and checks the environment. Production refuses sandbox addresses, default secrets and the test clock. */
export function lerConfig(ambiente: Ambiente): Config {
  const lido = esquema.safeParse(ambiente);
  const faltas = new Set([...faltasDe(lido.error), ...faltasDosProvedores(ambiente)]);
  if (!lido.success || faltas.size > 0)
    throw new ErroDeConfiguracao(`Configuração inválida: ${[...faltas].join('; ')}`);
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
    ...configDosProvedores(ambiente, {
      producao: e.NODE_ENV === 'production',
      sandbox: `http://localhost:${e.SANDBOX_PORT}`,
      webhook: { segredo: e.WEBHOOK_SEGREDO, exigirAssinatura: e.WEBHOOK_ASSINATURA === 'sim' },
      contato: e.SEGURANCA_CONTATO,
    }),
  };
  if (config.ambiente === 'production') recusarInseguro(config, e.CHAVES);
  return config;
}
