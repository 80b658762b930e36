import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ConfigEmail } from '../config.ts';
import type { Autoridade, Certificado } from '../test/certificados.ts';
import { certificadoDe, criarAutoridade } from '../test/certificados.ts';
import { ambienteDeTeste } from '../test/mundo.ts';
import type { ServidorSmtp } from '../test/servidor-smtp.ts';
import { abrirServidorSmtp } from '../test/servidor-smtp.ts';
import type { Email, GatewayEmail } from './port.ts';
import { criarSmtp } from './smtp.ts';

const EMAIL: Email = { id: 'mensagem-1', para: 'maria@exemplo.com.br', assunto: 'Código', texto: 'É o K7MPQ4Z.' };
const CREDENCIAL = { usuario: 'rateia', senha: 'senha-do-correio' };

let pasta: string;
let autoridade: Autoridade;
let certificado: Certificado;
let servidor: ServidorSmtp | undefined;
let email: GatewayEmail | undefined;

beforeAll(() => {
  pasta = mkdtempSync(join(tmpdir(), 'rateia-smtp-'));
  autoridade = criarAutoridade('Autoridade do correio');
  certificado = certificadoDe(autoridade, 'Correio');
  writeFileSync(join(pasta, 'autoridade.pem'), autoridade.certificado);
  writeFileSync(join(pasta, 'outra.pem'), criarAutoridade('Outra').certificado);
});
afterEach(async () => {
  email?.fechar();
  await servidor?.fechar();
});
afterAll(() => rmSync(pasta, { recursive: true }));

interface Cenario {
  readonly servidor?: Partial<Parameters<typeof abrirServidorSmtp>[0]>;
  readonly config?: Partial<ConfigEmail>;
  readonly politica?: NonNullable<Parameters<typeof ambienteDeTeste>[0]>;
}

async function abrir({ servidor: opcoes = {}, config = {}, politica = {} }: Cenario) {
  const aberto = await abrirServidorSmtp({ certificado, ...opcoes });
  servidor = aberto;
  const teste = ambienteDeTeste(politica);
  email = criarSmtp(
    {
      servidor: '127.0.0.1',
      porta: aberto.porta,
      seguro: false,
      exigirTls: true,
      autoridade: join(pasta, 'autoridade.pem'),
      remetente: 'Rateia <ola@rateia.exemplo.com.br>',
      ...config,
    },
    teste.dependencias,
  );
  return { ...teste, servidor: aberto, email };
}

describe('E-mail over TLS (ASVS 12.2.1)', () => {
  it('says nothing but hello before STARTTLS, and names itself and its message inside', async () => {
    const aberto = await abrir({ servidor: { ofereceTls: true, credencial: CREDENCIAL }, config: CREDENCIAL });
    expect(await aberto.email.enviar(EMAIL)).toMatchObject({ situacao: 'ok' });
    const verbos = aberto.servidor.conversa.map((linha) => linha.split(' ').slice(0, 2).join(' '));
    expect(verbos).toEqual([
      'claro: EHLO',
      'claro: STARTTLS',
      'tls: EHLO',
      'tls: AUTH',
      'tls: MAIL',
      'tls: RCPT',
      'tls: DATA',
    ]);
    expect(aberto.servidor.mensagens).toHaveLength(1);
  });

  it('tells the server in the message which request it came of, when it came of one (CONFIABILIDADE 1.14)', async () => {
    const aberto = await abrir({ servidor: { ofereceTls: true } });
    await aberto.email.enviar(EMAIL, { requestId: 'pedido-da-maria' });
    await aberto.email.enviar({ ...EMAIL, id: 'mensagem-2' });
    const ditos = aberto.servidor.mensagens.map((mensagem) => mensagem.match(/(?<=^x-request-id: ).*$/gim));
    expect(ditos).toEqual([['pedido-da-maria'], null]);
  });

  it('speaks TLS from the first byte where the port wants it', async () => {
    const config = { seguro: true, exigirTls: false, ...CREDENCIAL };
    const aberto = await abrir({ servidor: { seguro: true, credencial: CREDENCIAL }, config });
    expect(await aberto.email.enviar(EMAIL)).toMatchObject({ situacao: 'ok' });
    expect(aberto.servidor.conversa.every((linha) => linha.startsWith('tls: '))).toBe(true);
  });

  it.each([
    ['that offers no TLS', { respostas: { STARTTLS: '502 5.5.1 not here' } }],
    ['that takes its offer back', { ofereceTls: true, respostas: { STARTTLS: '454 4.7.0 not now' } }],
  ])('sends nothing to a server %s', async (_qual, opcoes) => {
    const aberto = await abrir({ servidor: { credencial: CREDENCIAL, ...opcoes }, config: CREDENCIAL });
    expect((await aberto.email.enviar(EMAIL)).situacao).toBe('indisponivel');
    expect(aberto.servidor.conversa.filter((linha) => /AUTH|MAIL|RCPT|DATA/.test(linha))).toEqual([]);
  });

  it.each([false, true])(
    'sends nothing to a server without a trusted certificate (TLS at once: %s)',
    async (seguro) => {
      const config = { seguro, autoridade: join(pasta, 'outra.pem'), ...CREDENCIAL };
      const aberto = await abrir({ servidor: { seguro, ofereceTls: true, credencial: CREDENCIAL }, config });
      expect((await aberto.email.enviar(EMAIL)).situacao).toBe('indisponivel');
      expect(aberto.servidor.conversa.filter((linha) => linha.startsWith('tls: '))).toEqual([]);
    },
  );
});

describe('A mail server that says no', () => {
  it('to our password has refused no message: the message waits', async () => {
    const config = { ...CREDENCIAL, senha: 'outra' };
    const aberto = await abrir({ servidor: { ofereceTls: true, credencial: CREDENCIAL }, config });
    expect(await aberto.email.enviar(EMAIL)).toEqual({ situacao: 'indisponivel', motivo: 'credencial' });
    expect(aberto.mudancas).toEqual([]);
  });

  it('because we gave no password has refused no message either', async () => {
    const aberto = await abrir({ servidor: { ofereceTls: true, credencial: CREDENCIAL } });
    expect(await aberto.email.enviar(EMAIL)).toEqual({ situacao: 'indisponivel', motivo: 'credencial' });
  });

  it.each([
    ['RCPT', '550 5.1.1 no such box', 'smtp550'],
    ['MENSAGEM', '554 5.7.1 not this one', 'smtp554'],
  ])('at %s has refused the message for good', async (momento, resposta, codigo) => {
    const aberto = await abrir({ servidor: { ofereceTls: true, respostas: { [momento]: resposta } } });
    expect(await aberto.email.enviar(EMAIL)).toEqual({ situacao: 'recusado', codigo });
  });

  it.each([
    ['CONEXAO', '554 5.3.2 no service here'],
    ['MAIL', '451 4.7.1 grey list'],
    ['RCPT', '450 4.2.2 box is full'],
    ['MENSAGEM', '452 4.3.1 no room'],
  ])('at %s with "%s" is asked again, and refuses no message', async (momento, resposta) => {
    const aberto = await abrir({ servidor: { ofereceTls: true, respostas: { [momento]: resposta } } });
    expect(await aberto.email.enviar(EMAIL)).toEqual({ situacao: 'desconhecido', motivo: 'servidor' });
    expect(aberto.tentativas).toHaveLength(3);
  });
});

describe('A mail server that is slow or gone', () => {
  const politica = { tempoLimiteMs: 300 };

  it.each([
    ['falls silent', 'silencio'],
    ['drips without end', 'gotas'],
    ['hangs up', 'queda'],
  ])('once it has the message and %s: the outcome is unknown, and it is not sent twice', async (_como, MENSAGEM) => {
    const aberto = await abrir({ servidor: { ofereceTls: true, respostas: { MENSAGEM } }, politica });
    expect((await aberto.email.enviar(EMAIL)).situacao).toBe('desconhecido');
    expect(aberto.tentativas).toHaveLength(1);
    expect(aberto.servidor.mensagens).toHaveLength(1);
  });

  it('keeps no connection of those that were given up: the next messages go out', async () => {
    const respostas = { MENSAGEM: 'gotas' };
    const aberto = await abrir({
      servidor: { ofereceTls: true, respostas },
      politica: { ...politica, limiteDeFalhas: 99 },
    });
    const todas = Array.from({ length: 6 }, (_vazio, n) => aberto.email.enviar({ ...EMAIL, id: `m${n}` }));
    expect((await Promise.all(todas)).map(({ situacao }) => situacao)).not.toContain('ok');
    respostas.MENSAGEM = '250 taken';
    expect(await aberto.email.enviar(EMAIL)).toMatchObject({ situacao: 'ok' });
  });
});
