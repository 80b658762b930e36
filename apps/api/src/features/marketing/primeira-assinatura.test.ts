import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import { criarCatalogo, criarPessoa } from '../../test/construtores.ts';
import { assinar, criarGrupo } from '../../test/grupos.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => {
  await mundo.encerrar();
});

describe('GET marketing/primeiraAssinatura (spec B§7; A§3 first purchase flag)', () => {
  it('needs a login', async () => {
    expect((await mundo.chamar('getPrimeiraAssinatura')).status).toBe(401);
  });

  it('is no until an invoice was paid', async () => {
    const como = await criarPessoa(mundo);
    const r = await mundo.chamar('getPrimeiraAssinatura', {}, { como });
    expect([r.status, r.corpo]).toEqual([200, { jaRealizada: false }]);
    await criarCatalogo(mundo);
    const { id: idGrupo } = await criarGrupo(mundo);
    const membro = await assinar(mundo, { idGrupo });
    expect((await mundo.chamar('getPrimeiraAssinatura', {}, { como: membro })).corpo).toEqual({ jaRealizada: true });
  });
});
