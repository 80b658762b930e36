import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(() => mundo.encerrar());

describe('GET /api/estados (spec A§7)', () => {
  it('gives the 27 states without login, with Minas Gerais as 13', async () => {
    const resposta = await mundo.http.inject({ method: 'GET', url: '/api/estados' });
    expect(resposta.statusCode).toBe(200);
    const { estados } = resposta.json<{
      readonly estados: { readonly id: number; readonly uf: string; readonly nome: string }[];
    }>();
    expect(estados).toHaveLength(27);
    expect(estados).toContainEqual({ id: 13, uf: 'MG', nome: 'Minas Gerais' });
  });
});
