import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../test/app.ts';
import { criarMundo } from '../test/app.ts';

const TOKEN = 'medida-de-teste';
let aberto: Mundo;
let comToken: Mundo;
beforeAll(async () => {
  aberto = await criarMundo();
  comToken = await criarMundo({ ambiente: { METRICS_TOKEN: TOKEN } });
});
afterAll(async () => {
  await aberto.encerrar();
  await comToken.encerrar();
});

async function pedir({ http }: Mundo, remoteAddress: string, headers: Record<string, string> = {}) {
  return (await http.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
}

describe('Metrics are not for the public (CONFIABILIDADE 1.14)', () => {
  it.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('without a token, %s may ask', async (daqui) => {
    expect(await pedir(aberto, daqui)).toBe(200);
  });
  it.each(['10.0.0.7', '203.0.113.9', '::ffff:203.0.113.9', '2001:db8::1'])('and %s may not', async (deFora) => {
    expect(await pedir(aberto, deFora)).toBe(403);
  });
  it.each([{ 'x-forwarded-for': '203.0.113.9' }, { forwarded: 'for=203.0.113.9' }])(
    'and a proxy of this machine may not, for a caller elsewhere (%o)',
    async (cabecalhos) => {
      expect(await pedir(aberto, '127.0.0.1', cabecalhos)).toBe(403);
    },
  );
  it('with a token, its holder may, from anywhere, and nobody else', async () => {
    expect(await pedir(comToken, '203.0.113.9', { authorization: `Bearer ${TOKEN}` })).toBe(200);
    expect(await pedir(comToken, '127.0.0.1')).toBe(403);
    expect(await pedir(comToken, '127.0.0.1', { authorization: 'Bearer outra' })).toBe(403);
  });
});
