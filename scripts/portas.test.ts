import { afterEach, describe, expect, it, vi } from 'vitest';
import { lerConfig } from '../apps/api/src/env.ts';
import { portasDaSandbox } from '../apps/sandbox/src/portas.ts';
import { lerPorta, PORTA_USUAL, PORTA_USUAL_DA_SANDBOX, portaUsualDoWorker } from './portas.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('Ports (app on PORT, 3000; sandbox on SANDBOX_PORT, 3100)', () => {
  it('are these by default, for the command and for the API by itself', () => {
    for (const variavel of ['PORT', 'SANDBOX_PORT']) vi.stubEnv(variavel, '');
    expect([lerPorta('PORT', PORTA_USUAL), lerPorta('SANDBOX_PORT', PORTA_USUAL_DA_SANDBOX)]).toEqual([3000, 3100]);
    const config = lerConfig({ NODE_ENV: 'test', DATABASE_URL: 'postgres://localhost/rateia' });
    expect(config.porta).toBe(3000);
    expect(JSON.stringify(config)).toContain('http://localhost:3100');
  });

  it('are those of the sandbox that is started by itself too, and its e-mail is where the API sends it', () => {
    const { email } = lerConfig({ NODE_ENV: 'test', DATABASE_URL: 'postgres://localhost/rateia' });
    expect(portasDaSandbox({})).toEqual({ porta: PORTA_USUAL_DA_SANDBOX, portaSmtp: email.porta });
    expect(portasDaSandbox({ SANDBOX_PORT: '4100' }).porta).toBe(4100);
    expect(() => portasDaSandbox({ SANDBOX_PORT: 'x' })).toThrow('número de porta');
  });

  it('leave the next one to the worker, unless that is another’s or none', () => {
    expect(portaUsualDoWorker({ porta: PORTA_USUAL, portaSandbox: PORTA_USUAL_DA_SANDBOX })).toBe(3001);
    expect(portaUsualDoWorker({ porta: 3099, portaSandbox: 3100 })).toBeUndefined();
    expect(portaUsualDoWorker({ porta: 65_535, portaSandbox: 3100 })).toBeUndefined();
  });

  it.each([
    ['4000', 4000],
    ['65535', 65_535],
  ])('are the one that the variable says: %s', (texto, porta) => {
    vi.stubEnv('PORT', texto);
    expect(lerPorta('PORT', PORTA_USUAL)).toBe(porta);
  });

  it.each(['0', '65536', '3000.5', 'tres mil', '-1'])('are refused in one sentence when they are none: %s', (texto) => {
    vi.stubEnv('PORT', texto);
    expect(() => lerPorta('PORT', PORTA_USUAL)).toThrow(`PORT=${texto} não é uma porta (1 a 65535).`);
  });
});
