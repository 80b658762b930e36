import helmet from '@fastify/helmet';
import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import { caminhos } from '@rateia/contracts/caminhos';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../test/app.ts';
import { criarMundo } from '../test/app.ts';
import { criarPessoa } from '../test/construtores.ts';
import { cabecalhosDeSeguranca } from './cabecalhos-de-seguranca.ts';
import { criarServidorDoWorker } from './servidor-do-worker.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(() => mundo.encerrar());

const DE_TODA_RESPOSTA = {
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringMatching(/camera=\(self\).*geolocation=\(\).*microphone=\(\)/),
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': expect.stringMatching(/^(DENY|SAMEORIGIN)$/),
};

describe('Security headers (CONFIABILIDADE 2; ASVS 3.4)', () => {
  it.each([
    ['an answer', '/api/estados', 200],
    ['a refusal', '/api/v1/usuario', 401],
    ['an address that is not there', '/api/v1/nada', 404],
  ])('stand on %s of the product', async (_nome, url, status) => {
    const resposta = await mundo.http.inject({ url });
    expect(resposta.statusCode).toBe(status);
    expect(resposta.headers).toMatchObject(DE_TODA_RESPOSTA);
  });

  it('stand on the stream of events, which the framework does not write', async () => {
    const { token, hashDispositivo } = await criarPessoa(mundo);
    const fim = new AbortController();
    const { status, headers } = await fetch(`${mundo.http.listeningOrigin}${caminhos.getEventos.path}`, {
      headers: { authorization: `Bearer ${token}`, [CABECALHOS.dispositivo]: hashDispositivo },
      signal: fim.signal,
    });
    fim.abort();
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject(DE_TODA_RESPOSTA);
  });

  it.each([
    ['an answer', '/healthz', 200],
    ['a refusal', '/metrics', 403],
    ['an address that is not there', '/nada', 404],
  ])('stand on %s of the worker', async (_nome, url, status) => {
    const worker = await criarServidorDoWorker(mundo.aplicacao.deps);
    const resposta = await worker.inject({ url, remoteAddress: '203.0.113.9' });
    await worker.close();
    expect(resposta.statusCode).toBe(status);
    expect(resposta.headers).toMatchObject(DE_TODA_RESPOSTA);
  });

  it.each([
    ['production', 'max-age=63072000; includeSubDomains'],
    ['development', undefined],
  ] as const)('in %s the browser is told to keep to TLS: %s', async (ambiente, esperado) => {
    const app = Fastify();
    await app.register(helmet, cabecalhosDeSeguranca({ ambiente, tagManager: undefined, mercadoPago: undefined }));
    app.get('/', async () => 'a page');
    const { headers } = await app.inject({ url: '/' });
    await app.close();
    expect(headers['strict-transport-security']).toBe(esperado);
  });
});
