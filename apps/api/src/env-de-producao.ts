import type { Config } from './env-config.ts';
import { ErroDeConfiguracao } from './env-config.ts';
import { NOMES_DA_SANDBOX, SEGREDOS_PUBLICOS } from './env-da-sandbox.ts';
import { enderecoDeSandbox, enderecoLocal } from './gateways/endereco-de-sandbox.ts';

/** Top-level names that lead nowhere (RFC 2606): a message sent there would get no answer. */
const DE_EXEMPLO = /\.(example|test|invalid|localhost)\b/i;

/** Shorter ones can be guessed. The webhook's is a key, from which address and signature are derived. */
const LETRAS_DE_UM_SEGREDO = 16;
const LETRAS_DA_CHAVE_DO_WEBHOOK = 32;

/**
 * Production refuses the values of the sandbox, default secrets, the test clock and a missing key set (CONFIABILIDADE
 * 1.12).
 */
export const recusarInseguro = (c: Config, chaves: string | undefined): void => {
  const faltas: string[] = [];
  for (const [nome, url] of Object.entries(enderecosDe(c)))
    if (enderecoDeSandbox(url)) faltas.push(`${nome} aponta para a sandbox`);
    // Credentials and people's data go there with each call.
    else if (!/^(https|smtp):/.test(url)) faltas.push(`${nome} precisa ser https`);
  for (const [nome, valor] of Object.entries(segredosDe(c))) faltas.push(...faltasDoSegredo(nome, valor));
  faltas.push(...nomesEmprestados(c));
  // A folder is one machine's: production says where it is, and that it is the only machine, by an absolute path.
  if (c.arquivos.s3 === undefined && !c.arquivos.pasta.startsWith('/'))
    faltas.push('os arquivos precisam de S3_URL, ou de um caminho absoluto em ARQUIVOS_PASTA');
  if (chaves === undefined) faltas.push('CHAVES é obrigatória em produção');
  if (c.relogioDeTeste) faltas.push('o relógio de teste (RELOGIO_DE_TESTE) não existe em produção');
  if (!c.appUrl.startsWith('https://')) faltas.push('APP_URL precisa ser https');
  else if (enderecoLocal(c.appUrl)) faltas.push('APP_URL aponta para esta máquina');
  if (faltas.length > 0) throw new ErroDeConfiguracao(`Configuração recusada em produção: ${faltas.join('; ')}.`);
};

const faltasDoSegredo = (nome: string, valor: string): readonly string[] => {
  if (SEGREDOS_PUBLICOS.includes(valor)) return [`${nome} é o segredo de desenvolvimento`];
  const minimo = nome === 'WEBHOOK_SEGREDO' ? LETRAS_DA_CHAVE_DO_WEBHOOK : LETRAS_DE_UM_SEGREDO;
  return valor.length < minimo ? [`${nome} é curto demais: ${minimo} caracteres ou mais`] : [];
};

/** Names that are the sandbox's, and addresses to write to that are an example's. */
const nomesEmprestados = (c: Config): readonly string[] => [
  ...Object.entries(nomesDe(c))
    .filter(([, valor]) => NOMES_DA_SANDBOX.includes(valor))
    .map(([nome]) => `${nome} é o da sandbox`),
  ...Object.entries({ EMAIL_REMETENTE: c.email.remetente, SEGURANCA_CONTATO: c.contatoDeSeguranca })
    .filter(([, valor]) => DE_EXEMPLO.test(valor))
    .map(([nome]) => `${nome} é um endereço de exemplo`),
];

/** Addresses that must lead outside. */
const enderecosDe = (c: Config): Readonly<Record<string, string>> => {
  const { google, facebook } = c.social;
  return {
    PIX_URL: c.pix.urlBase,
    PIX_TOKEN_URL: c.pix.urlToken,
    PIX_ENVIO_URL: c.transferencia.urlBase,
    PIX_ENVIO_TOKEN_URL: c.transferencia.urlToken,
    SMS_URL: c.mensagem.urlBase,
    ...(c.telegram === undefined ? {} : { TELEGRAM_URL: c.telegram.urlBase }),
    CEP_URL: c.cep.urlBase,
    RESULTADOS_URL: c.resultados.oficial.urlBase,
    RESULTADOS_ALTERNATIVOS_URL: c.resultados.alternativa.urlBase,
    ANTIFRAUDE_URL: c.antifraude.urlBase,
    DATAVALID_URL: c.reconhecimento.urlBase,
    DATAVALID_TOKEN_URL: c.reconhecimento.urlToken,
    ...(c.arquivos.s3 === undefined ? {} : { S3_URL: c.arquivos.s3.urlBase }),
    SMTP_HOST: `smtp://${c.email.servidor}`,
    ...(google === undefined ? {} : { GOOGLE_EMISSOR: google.emissor }),
    ...(facebook === undefined
      ? {}
      : { FACEBOOK_DIALOGO_URL: facebook.urlDialogo, FACEBOOK_GRAPH_URL: facebook.urlGraph }),
  };
};

/** Secrets that only we may know. */
const segredosDe = (c: Config): Readonly<Record<string, string>> => {
  const { google, facebook } = c.social;
  return {
    PIX_CLIENTE_SEGREDO: c.pix.clienteSegredo,
    WEBHOOK_SEGREDO: c.pix.webhook.segredo,
    SMS_TOKEN: c.mensagem.token,
    ...(c.telegram === undefined ? {} : { TELEGRAM_TOKEN: c.telegram.token }),
    ...(c.push === undefined ? {} : { PUSH_CHAVE: c.push.chave }),
    ...(google === undefined ? {} : { GOOGLE_CLIENTE_SEGREDO: google.clienteSegredo }),
    ...(facebook === undefined ? {} : { FACEBOOK_APP_SEGREDO: facebook.appSegredo }),
    ANTIFRAUDE_TOKEN: c.antifraude.token,
    DATAVALID_CLIENTE_SEGREDO: c.reconhecimento.clienteSegredo,
    ...(c.arquivos.s3 === undefined ? {} : { S3_CHAVE_SEGREDO: c.arquivos.s3.chaveSegredo }),
  };
};

/** Names that providers know us by. */
const nomesDe = (c: Config): Readonly<Record<string, string>> => {
  const { google, facebook } = c.social;
  return {
    PIX_CLIENTE_ID: c.pix.clienteId,
    PIX_CHAVE: c.pix.chave,
    DATAVALID_CLIENTE_ID: c.reconhecimento.clienteId,
    ...(c.arquivos.s3 === undefined ? {} : { S3_CHAVE_ID: c.arquivos.s3.chaveId }),
    ...(c.telegram === undefined ? {} : { TELEGRAM_BOT: c.telegram.bot }),
    ...(google === undefined ? {} : { GOOGLE_CLIENTE_ID: google.clienteId }),
    ...(facebook === undefined ? {} : { FACEBOOK_APP_ID: facebook.appId }),
  };
};
