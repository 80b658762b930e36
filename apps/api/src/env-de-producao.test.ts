import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { lerConfig } from './env.ts';
import { SANDBOX, SEGREDO_PADRAO } from './gateways/credenciais-da-sandbox.ts';
import { facebook, google, producao, telegram } from './test/ambiente-de-producao.ts';

const completa = {
  ...producao,
  ...google,
  ...facebook,
  ...telegram,
  PIX_ENVIO_TOKEN_URL: 'https://pix.psp.provedor.com.br/oauth/token',
};
function recusa(mudanca: Readonly<Record<string, string | undefined>>): string {
  try {
    lerConfig({ ...completa, ...mudanca });
    return 'accepted';
  } catch (erro) {
    return erro instanceof Error ? erro.message : String(erro);
  }
}

/** The address of each provider, and its path at the sandbox. */
const ENDERECOS = [
  ['PIX_URL', '/psp/v2'],
  ['PIX_TOKEN_URL', '/psp/oauth/token'],
  ['PIX_ENVIO_URL', '/psp'],
  ['PIX_ENVIO_TOKEN_URL', '/psp/oauth/token'],
  ['SMS_URL', '/sms'],
  ['TELEGRAM_URL', '/telegram'],
  ['CEP_URL', '/viacep'],
  ['ANTIFRAUDE_URL', '/antifraude'],
  ['DATAVALID_URL', '/datavalid'],
  ['DATAVALID_TOKEN_URL', '/datavalid/token'],
  ['S3_URL', '/s3'],
  ['GOOGLE_EMISSOR', '/google'],
  ['FACEBOOK_DIALOGO_URL', '/facebook/v23.0'],
  ['FACEBOOK_GRAPH_URL', '/facebook/v23.0'],
] as const;

const SEGREDOS = [
  ['PIX_CLIENTE_SEGREDO', SANDBOX.clienteSegredo],
  ['WEBHOOK_SEGREDO', SEGREDO_PADRAO],
  ['SMS_TOKEN', SANDBOX.tokenSms],
  ['TELEGRAM_TOKEN', SANDBOX.telegram.token],
  ['ANTIFRAUDE_TOKEN', SANDBOX.tokenAntifraude],
  ['DATAVALID_CLIENTE_SEGREDO', SANDBOX.clienteSegredo],
  ['S3_CHAVE_SEGREDO', SANDBOX.clienteSegredo],
  ['GOOGLE_CLIENTE_SEGREDO', SANDBOX.google.clienteSegredo],
  ['FACEBOOK_APP_SEGREDO', SANDBOX.facebook.appSegredo],
] as const;

describe('Production refuses each of these (CONFIABILIDADE 1.12)', () => {
  it('is nothing when everything is real', () => {
    expect(recusa({})).toBe('accepted');
  });

  it.each(ENDERECOS)('%s at the sandbox', (nome, caminho) => {
    const esperada = `Configuração recusada em produção: ${nome} aponta para a sandbox.`;
    expect(recusa({ [nome]: `http://localhost:3100${caminho}` })).toBe(esperada);
    expect(recusa({ [nome]: `https://127.0.0.1:3100${caminho}` })).toBe(esperada);
  });

  it.each(ENDERECOS)('%s without TLS: credentials would travel in the clear', (nome, caminho) => {
    expect(recusa({ [nome]: `http://provedor.com.br${caminho}` })).toBe(
      `Configuração recusada em produção: ${nome} precisa ser https.`,
    );
  });

  it.each(SEGREDOS)('%s of the sandbox, or one that can be guessed', (nome, publico) => {
    expect(recusa({ [nome]: publico })).toBe(
      `Configuração recusada em produção: ${nome} é o segredo de desenvolvimento.`,
    );
    expect(recusa({ [nome]: 'curto' })).toMatch(
      new RegExp(`produção: ${nome} é curto demais: \\d+ caracteres ou mais\\.$`),
    );
  });

  it('a key of the webhook below 32 characters', () => {
    expect(recusa({ WEBHOOK_SEGREDO: 'x'.repeat(31) })).toContain('WEBHOOK_SEGREDO é curto demais: 32 caracteres');
    expect(recusa({ WEBHOOK_SEGREDO: 'x'.repeat(32) })).toBe('accepted');
  });

  it.each([
    ['http://rateia.com.br', 'APP_URL precisa ser https'],
    ['https://localhost:3000', 'APP_URL aponta para esta máquina'],
    ['https://rateia.example', 'APP_URL aponta para esta máquina'],
  ])('links that could not be opened: %s', (endereco, falta) => {
    expect(recusa({ APP_URL: endereco })).toBe(`Configuração recusada em produção: ${falta}.`);
  });

  it('the clock that can be moved', () => {
    expect(recusa({ RELOGIO_DE_TESTE: 'sim' })).toMatch(/produção: o relógio de teste \(RELOGIO_DE_TESTE\) não existe/);
  });

  it('all faults at once, in one sentence, so that they can be mended in one go', () => {
    const vazia = Object.fromEntries(Object.keys(completa).map((nome) => [nome, undefined]));
    const { NODE_ENV, DATABASE_URL } = producao;
    const faltas = recusa({ ...vazia, NODE_ENV, DATABASE_URL });
    for (const nome of [
      'PIX_URL',
      'PIX_TOKEN_URL',
      'PIX_ENVIO_URL',
      'PIX_ENVIO_TOKEN_URL',
      'SMS_URL',
      'CEP_URL',
      'SMTP_HOST',
    ])
      expect(faltas).toContain(`${nome} aponta para a sandbox`);
    for (const nome of ['PIX_CLIENTE_SEGREDO', 'WEBHOOK_SEGREDO', 'SMS_TOKEN'])
      expect(faltas).toContain(`${nome} é o segredo de desenvolvimento`);
    for (const nome of ['PIX_CLIENTE_ID', 'PIX_CHAVE']) expect(faltas).toContain(`${nome} é o da sandbox`);
    expect(faltas).toContain('CHAVES é obrigatória em produção');
    expect(faltas).toContain('APP_URL precisa ser https');
    expect(faltas.split('\n')).toHaveLength(1);
  });
});

/** Every text of a configuration, however deep. */
function textosDe(valor: unknown): readonly string[] {
  if (typeof valor === 'string') return [valor];
  return typeof valor === 'object' && valor !== null ? Object.values(valor).flatMap(textosDe) : [];
}

describe('The configuration that production accepts', () => {
  it('has nothing left of the sandbox, also of a provider added tomorrow', () => {
    const aqui = textosDe(lerConfig({ DATABASE_URL: producao.DATABASE_URL, SANDBOX_PORT: '3199' }));
    const daSandbox = aqui.filter((t) => t.includes(':3199') || textosDe(SANDBOX).includes(t) || t === SEGREDO_PADRAO);
    expect(daSandbox.length).toBeGreaterThan(15);
    const emProducao = textosDe(lerConfig({ ...completa, SANDBOX_PORT: '3199' }));
    expect(emProducao.filter((t) => daSandbox.includes(t))).toEqual([]);
  });
});

describe('A process that may not start', { timeout: 60_000 }, () => {
  it.each(['main.ts', 'worker.ts'])(
    '%s says why in one sentence, without a stack, and ends with 1',
    async (programa) => {
      const processo = spawn(process.execPath, [`${import.meta.dirname}/${programa}`], {
        env: { NODE_ENV: 'production', DATABASE_URL: 'postgres://127.0.0.1:1/rateia' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const fim = new Promise<number | null>((acabou) => processo.once('exit', acabou));
      const [saida, dito] = await Promise.all([text(processo.stdout), text(processo.stderr)]);
      expect(await fim).toBe(1);
      expect(saida).toBe('');
      expect(dito).toMatch(/^Configuração recusada em produção: .+\.\n$/);
      for (const falta of [
        'PIX_URL aponta para a sandbox',
        'WEBHOOK_SEGREDO é o segredo de desenvolvimento',
        'CHAVES é',
      ])
        expect(dito).toContain(falta);
    },
  );
});
