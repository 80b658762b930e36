import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../test/app.ts';
import { criarMundo } from '../test/app.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => {
  await mundo.encerrar();
});

describe('/.well-known/security.txt (RFC 9116; spec A§2 /perfil/bug-bounty)', () => {
  it('says where to report a flaw, the date until which it is valid, and under which promise', async () => {
    const r = await mundo.http.inject({ method: 'GET', url: '/.well-known/security.txt' });
    expect([r.statusCode, r.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const campos = new Map(
      r.body
        .trimEnd()
        .split('\n')
        .map((linha) => [linha.slice(0, linha.indexOf(':')), linha.slice(linha.indexOf(':') + 2)]),
    );
    expect([...campos.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy']);
    expect(campos.get('Policy')).toBe(`${mundo.config.appUrl}/perfil/bug-bounty`);
    const dias = (Date.parse(campos.get('Expires') ?? '') - Date.now()) / 86_400_000;
    expect(dias).toBeGreaterThan(178);
    expect(dias).toBeLessThanOrEqual(180);
  });
});
