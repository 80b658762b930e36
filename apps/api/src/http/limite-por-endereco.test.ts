import { formatarDuracao } from '@rateia/domain/datas-formatadas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../test/app.ts';
import { criarMundo } from '../test/app.ts';
import { criarPessoa } from '../test/construtores.ts';

const POR_MINUTO = 200;
/** Calls that anybody may make get a quarter of it. */
const PUBLICAS = POR_MINUTO / 4;

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo({ ambiente: { LIMITE_POR_MINUTO: String(POR_MINUTO), CONFIAR_PROXY: 'sim' } });
});
afterAll(() => mundo.encerrar());

function de(endereco: string) {
  return { cabecalhos: { 'x-forwarded-for': endereco } };
}
/** How many of so many calls were answered, and the first that was turned away. */
async function repetir<R extends { readonly status: number }>(vezes: number, chamar: () => Promise<R>) {
  const respostas: R[] = [];
  for (let i = 0; i < vezes; i += 1) respostas.push(await chamar());
  return {
    passaram: respostas.filter((r) => r.status !== 429).length,
    recusada: respostas.find((r) => r.status === 429),
  };
}

describe('Calls of one address in a minute (CONFIABILIDADE 1.13)', () => {
  it('a public call is answered a quarter of the limit, then turned away with when to come back', async () => {
    const { passaram, recusada } = await repetir(PUBLICAS + 3, () => mundo.chamar('getTermos', {}, de('203.0.113.1')));
    expect(passaram).toBe(PUBLICAS);
    const segundos = Number(recusada?.cabecalhos['retry-after']);
    expect(segundos).toBeGreaterThan(0);
    expect(segundos).toBeLessThanOrEqual(60);
    expect(recusada?.erro).toMatchObject({ dados: { chave: 'muitasTentativas' } });
    expect(recusada?.erro.message).toContain(formatarDuracao(segundos));
  });

  it('another address is not turned away for it', async () => {
    expect((await mundo.chamar('getTermos', {}, de('203.0.113.1'))).status).toBe(429);
    expect((await mundo.chamar('getTermos', {}, de('203.0.113.2'))).status).toBe(200);
  });

  it('an address that the caller wrote himself, before the one the proxy saw, changes nothing', async () => {
    expect((await mundo.chamar('getTermos', {}, de('198.51.100.9, 203.0.113.1'))).status).toBe(429);
  });

  it('a call with a session is answered the whole limit', async () => {
    const como = await criarPessoa(mundo);
    const { passaram, recusada } = await repetir(POR_MINUTO + 3, () =>
      mundo.chamar('getPermissoes', {}, { como, ...de('203.0.113.3') }),
    );
    expect(passaram).toBe(POR_MINUTO);
    expect(recusada?.cabecalhos['retry-after']).toMatch(/^\d+$/);
  });

  it("a provider's notices are never turned away", async () => {
    const { passaram, recusada } = await repetir(POR_MINUTO + 50, () =>
      mundo.chamar('webhookDoProvedor', { provedor: 'pix', segredo: 'errado', pix: [] }, de('203.0.113.4')),
    );
    expect(recusada).toBeUndefined();
    expect(passaram).toBe(POR_MINUTO + 50);
  });
});
