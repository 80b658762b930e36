import { describe, expect, it } from 'vitest';
import { criarFilas, VezPerdida } from './filas.ts';

const GRUPO = '7';
/** Longer than any test. */
const ESPERA_MS = 60_000;

describe('The queue before the seats of a group (CONFIABILIDADE 3, C1: first come, first served in a process)', () => {
  it('serves one at a time, in the order of the tickets and not of the readiness', async () => {
    const filas = criarFilas({ esperaMs: ESPERA_MS });
    const bilhetes = [0, 1, 2, 3].map(() => filas.entrar(GRUPO));
    const ordem: number[] = [];
    let dentro = 0;
    async function servir(i: number) {
      await bilhetes[i]?.chegarAVez();
      dentro += 1;
      ordem.push(dentro === 1 ? i : Number.NaN);
      await Promise.resolve();
      dentro -= 1;
      bilhetes[i]?.sair();
    }
    await Promise.all([3, 1, 2, 0].map(servir));
    expect(ordem).toEqual([0, 1, 2, 3]);
    expect(filas.abertas()).toBe(0);
  });

  it('a request that leaves before its turn lets nobody past those that still wait', async () => {
    const filas = criarFilas({ esperaMs: ESPERA_MS });
    const [a, b, c] = [filas.entrar(GRUPO), filas.entrar(GRUPO), filas.entrar(GRUPO)];
    await a.chegarAVez();
    const perdida = b.chegarAVez();
    let servido = false;
    const vezDeC = c.chegarAVez().then(() => {
      servido = true;
    });
    b.sair();
    await expect(perdida).rejects.toBeInstanceOf(VezPerdida);
    expect(servido).toBe(false);
    a.sair();
    a.sair();
    await vezDeC;
    expect(servido).toBe(true);
    c.sair();
    expect(filas.abertas()).toBe(0);
  });

  it('a turn that does not come in time is lost, and the place with it', async () => {
    const filas = criarFilas({ esperaMs: 5 });
    const [a, b, c] = [filas.entrar(GRUPO), filas.entrar(GRUPO), filas.entrar(GRUPO)];
    await a.chegarAVez();
    await expect(b.chegarAVez()).rejects.toBeInstanceOf(VezPerdida);
    b.sair();
    a.sair();
    await c.chegarAVez();
    c.sair();
    expect(filas.abertas()).toBe(0);
  });

  it('a request that gives up keeps no turn that came meanwhile, and one that is being served is served to its end', async () => {
    const filas = criarFilas({ esperaMs: ESPERA_MS });
    const [a, b, c] = [filas.entrar(GRUPO), filas.entrar(GRUPO), filas.entrar(GRUPO)];
    a.desistir();
    await expect(a.chegarAVez()).rejects.toBeInstanceOf(VezPerdida);
    await b.chegarAVez();
    b.desistir();
    let servido = false;
    const vezDeC = c.chegarAVez().then(() => {
      servido = true;
    });
    await Promise.resolve();
    expect(servido).toBe(false);
    b.sair();
    await vezDeC;
    c.sair();
    expect(filas.abertas()).toBe(0);
  });

  it('another group waits for none of them', async () => {
    const filas = criarFilas({ esperaMs: ESPERA_MS });
    const bilhete = filas.entrar(GRUPO);
    const outro = filas.entrar('8');
    await outro.chegarAVez();
    outro.sair();
    bilhete.sair();
    expect(filas.abertas()).toBe(0);
  });
});
