import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../test/app.ts';
import { criarMundo } from '../test/app.ts';
import { criarPessoa } from '../test/construtores.ts';

const POR_CONTA = 20;

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo({ ambiente: { LIMITE_POR_CONTA: String(POR_CONTA), CONFIAR_PROXY: 'sim' } });
});
afterAll(() => mundo.encerrar());

describe('Calls of one account in a minute (CONFIABILIDADE 1.13: limits per account and per address)', () => {
  it('are answered up to the limit, for all calls and networks together, then turned away with the time to come back', async () => {
    const [como, outra] = [await criarPessoa(mundo), await criarPessoa(mundo)];
    async function chamar(i: number) {
      return await mundo.chamar(
        i % 2 === 0 ? 'getPermissoes' : 'getUsuario',
        {},
        {
          como,
          cabecalhos: { 'x-forwarded-for': `203.0.113.${i}` },
        },
      );
    }
    for (let i = 0; i < POR_CONTA; i += 1) expect((await chamar(i)).status).toBe(200);
    const recusada = await chamar(POR_CONTA);
    expect(recusada.status).toBe(429);
    expect(recusada.erro).toMatchObject({ dados: { chave: 'muitasTentativas' } });
    expect(Number(recusada.cabecalhos['retry-after'])).toBeGreaterThan(0);
    // A call that anybody may make counts for the account too, when it carries a session.
    expect((await mundo.chamar('getModal', {}, { como })).status).toBe(429);
    expect((await mundo.chamar('getModal', {})).status).toBe(200);
    expect((await mundo.chamar('getUsuario', {}, { como: outra })).status).toBe(200);
  });
});
