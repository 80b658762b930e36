import { describe, expect, it } from 'vitest';
import { lerConfig } from './env.ts';
import { facebook, google, producao, telegram } from './test/ambiente-de-producao.ts';

describe('Configuration of production (CONFIABILIDADE 1.12)', () => {
  it('is accepted when everything is real', () => {
    expect(lerConfig(producao)).toMatchObject({ ambiente: 'production', relogioDeTeste: false });
  });
  it('has the bot that is configured, and no bot where none is configured', () => {
    expect(lerConfig(producao).mensagem.telegram).toBeUndefined();
    expect(lerConfig({ ...producao, ...telegram }).mensagem.telegram).toMatchObject({
      urlBase: 'https://api.telegram.org',
      link: 'https://t.me',
      bot: 'RateiaBot',
    });
  });
  it('tells devices with a key of its own, and none without one', () => {
    expect(lerConfig(producao).push).toBeUndefined();
    expect(lerConfig({ ...producao, PUSH_CHAVE: 'a'.repeat(43) }).push).toEqual({
      chave: 'a'.repeat(43),
      contato: 'mailto:seguranca@rateia.provedor.com.br',
    });
  });
  it('may keep its files in a folder that is named', () => {
    const { arquivos } = lerConfig({ ...producao, S3_URL: undefined, ARQUIVOS_PASTA: '/var/lib/rateia' });
    expect(arquivos).toEqual({ pasta: '/var/lib/rateia' });
  });
  it.each([
    ['a sandbox address', { PIX_URL: 'http://127.0.0.1:3100/psp/v2' }, /PIX_URL aponta para a sandbox/],
    ['no address at all', { SMS_URL: undefined }, /SMS_URL aponta para a sandbox/],
    ['the payout address of the sandbox', { PIX_ENVIO_URL: 'http://localhost:3100/psp' }, /PIX_ENVIO_URL/],
    ['the bot of the sandbox', { ...telegram, TELEGRAM_TOKEN: '100200:telegram-apenas-da-sandbox' }, /TELEGRAM_TOKEN/],
    ['the push key of development', { PUSH_CHAVE: '_4ZkSM9OiW2je7ZEgxv8NVDP5rdzZkuEeqJ5krKeg7c' }, /PUSH_CHAVE/],
    ['half a push key', { PUSH_CHAVE: 'abc' }, /PUSH_CHAVE/],
    ['a bot at the sandbox', { ...telegram, TELEGRAM_URL: 'http://localhost:3100/telegram' }, /TELEGRAM_URL/],
    ['a bot without a name', { ...telegram, TELEGRAM_BOT: undefined }, /TELEGRAM_BOT/],
    ['a mail server on this machine', { SMTP_HOST: 'localhost' }, /SMTP_HOST/],
    ['a mail server named by an address, which hides its name', { SMTP_HOST: 'http://localhost:3125' }, /SMTP_HOST/],
    ['the default secret of the webhook', { WEBHOOK_SEGREDO: undefined }, /WEBHOOK_SEGREDO/],
    ['the default secret of the provider', { PIX_CLIENTE_SEGREDO: undefined }, /PIX_CLIENTE_SEGREDO/],
    ['the clock that can be moved', { RELOGIO_DE_TESTE: 'sim' }, /relógio de teste/],
    [
      'the identity provider of the sandbox',
      { ...google, GOOGLE_EMISSOR: 'http://localhost:3100/google' },
      /GOOGLE_EMISSOR/,
    ],
    [
      'the secret of the sandbox at Google',
      { ...google, GOOGLE_CLIENTE_SEGREDO: 'google-apenas-da-sandbox' },
      /GOOGLE_CLIENTE_SEGREDO/,
    ],
    [
      'the dialog of the sandbox',
      { ...facebook, FACEBOOK_DIALOGO_URL: 'http://127.0.0.1/facebook/v23.0' },
      /FACEBOOK_DIALOGO_URL/,
    ],
    [
      'the Graph of the sandbox',
      { ...facebook, FACEBOOK_GRAPH_URL: 'http://127.0.0.1/facebook/v23.0' },
      /FACEBOOK_GRAPH_URL/,
    ],
    ['no secret at Facebook', { FACEBOOK_APP_ID: '1' }, /FACEBOOK_APP_SEGREDO/],
    ['the recognition of the sandbox', { DATAVALID_URL: undefined }, /DATAVALID_URL/],
    ['the default secret of the recognition', { DATAVALID_CLIENTE_SEGREDO: undefined }, /DATAVALID_CLIENTE_SEGREDO/],
    ['the default secret of the bucket', { S3_CHAVE_SEGREDO: undefined }, /S3_CHAVE_SEGREDO/],
    ['a bucket of the sandbox', { S3_URL: 'http://localhost:3100/s3' }, /S3_URL/],
    ['files in a folder that nobody named', { S3_URL: undefined }, /ARQUIVOS_PASTA/],
    ['the Pix key of the sandbox', { PIX_CHAVE: undefined }, /PIX_CHAVE é o da sandbox/],
    ['the client id of the sandbox', { PIX_CLIENTE_ID: undefined }, /PIX_CLIENTE_ID é o da sandbox/],
    ['the client id of the recognition', { DATAVALID_CLIENTE_ID: undefined }, /DATAVALID_CLIENTE_ID/],
    ['the key id of the bucket', { S3_CHAVE_ID: undefined }, /S3_CHAVE_ID/],
    [
      'the client id of the sandbox at Google',
      { ...google, GOOGLE_CLIENTE_ID: 'rateia-sandbox.apps.exemplo' },
      /GOOGLE_CLIENTE_ID/,
    ],
    ['the app of the sandbox at Facebook', { ...facebook, FACEBOOK_APP_ID: '100200300400500' }, /FACEBOOK_APP_ID/],
    ['the name of the bot of the sandbox', { ...telegram, TELEGRAM_BOT: 'RateiaDeMentiraBot' }, /TELEGRAM_BOT/],
    ['a sender that does not exist', { EMAIL_REMETENTE: undefined }, /EMAIL_REMETENTE é um endereço de exemplo/],
    ['a security contact that does not exist', { SEGURANCA_CONTATO: undefined }, /SEGURANCA_CONTATO/],
    ['no keys', { CHAVES: undefined }, /CHAVES é obrigatória/],
    ['plain http', { APP_URL: 'http://rateia.provedor.com.br' }, /https/],
  ])('refuses %s', (_caso, mudanca, mensagem) => {
    expect(() => lerConfig({ ...producao, ...mudanca })).toThrow(mensagem);
  });
  it('has no social login without credentials, and the real addresses with them', () => {
    expect(lerConfig(producao).social).toEqual({});
    expect(lerConfig({ ...producao, ...google, ...facebook }).social).toMatchObject({
      google: { emissor: 'https://accounts.google.com' },
      facebook: { urlDialogo: 'https://www.facebook.com/v23.0', urlGraph: 'https://graph.facebook.com/v23.0' },
    });
  });
  it('lets a developer turn a provider off', () => {
    const aqui = { DATABASE_URL: 'postgres://banco/rateia' };
    expect(Object.keys(lerConfig(aqui).social)).toEqual(['google', 'facebook']);
    expect(Object.keys(lerConfig({ ...aqui, GOOGLE_CLIENTE_ID: '' }).social)).toEqual(['facebook']);
  });
  it('takes the client certificate of the Pix provider whole, and refuses half of it', () => {
    const par = { PIX_CERTIFICADO: '/etc/rateia/pix.pem', PIX_CHAVE_PRIVADA: '/etc/rateia/pix.key' };
    const tls = { certificado: '/etc/rateia/pix.pem', chave: '/etc/rateia/pix.key' };
    expect(lerConfig({ ...producao, ...par })).toMatchObject({ pix: { tls }, transferencia: { tls } });
    expect(lerConfig({ ...producao, ...par, PIX_CHAVE_SENHA: 'da-chave' }).pix.tls).toEqual({
      ...tls,
      senha: 'da-chave',
    });
    expect(() => lerConfig({ ...producao, PIX_CHAVE_SENHA: 'da-chave' })).toThrow(/PIX_CHAVE_PRIVADA/);
    expect(lerConfig(producao).pix.tls).toBeUndefined();
    expect(() => lerConfig({ ...producao, PIX_CERTIFICADO: '/etc/rateia/pix.pem' })).toThrow(/PIX_CHAVE_PRIVADA/);
    expect(() => lerConfig({ ...producao, PIX_AUTORIDADE: '/etc/rateia/ca.pem' })).toThrow(/PIX_CERTIFICADO/);
  });
  it('takes the credential of the mail server whole, and refuses half of it', () => {
    expect(lerConfig(producao).email).toMatchObject({ usuario: 'rateia', senha: 'senha-do-smtp-comprida' });
    expect(() => lerConfig({ ...producao, SMTP_USUARIO: undefined })).toThrow(/SMTP_USUARIO e SMTP_SENHA/);
    expect(() => lerConfig({ ...producao, SMTP_SENHA: undefined })).toThrow(/SMTP_USUARIO e SMTP_SENHA/);
  });
  it('sends no e-mail in the clear in production, and no password anywhere', () => {
    const aqui = { DATABASE_URL: 'postgres://banco/rateia' };
    const semSenha = { ...producao, SMTP_USUARIO: undefined, SMTP_SENHA: undefined };
    expect(lerConfig(semSenha).email.exigirTls).toBe(true);
    expect(lerConfig({ ...aqui, SMTP_USUARIO: 'rateia', SMTP_SENHA: 'senha' }).email.exigirTls).toBe(true);
    expect(lerConfig(aqui).email.exigirTls).toBe(false);
  });
  it('names the missing settings instead of failing later', () => {
    expect(() => lerConfig({})).toThrow(/DATABASE_URL/);
  });
});
