import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anotarFalta, carregarPedaco, ErroDePedaco, ouvirFaltas, parteDispensavel, podeRecarregar } from './pedacos.ts';

beforeEach(() => {
  const guardado = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (chave: string) => guardado.get(chave) ?? null,
    setItem: (chave: string, valor: string) => void guardado.set(chave, valor),
    removeItem: (chave: string) => void guardado.delete(chave),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The parts of a lazy component that React uses when it draws one: `_init` throws the promise that it waits for. */
interface Preguicosa {
  readonly _init: (dela: unknown) => unknown;
  readonly _payload: unknown;
}

function sumiu() {
  return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
}

describe('A failed chunk (spec 1, §4)', () => {
  it('is an error that names the part', async () => {
    await expect(carregarPedaco('/grupos', sumiu)).rejects.toMatchObject({ name: 'ErroDePedaco', pedaco: '/grupos' });
  });

  it('reloads the page once for the same part, never in a loop', () => {
    expect([podeRecarregar('/grupos'), podeRecarregar('/grupos'), podeRecarregar('/grupos')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('of two parts that are gone each reloads once: one does not make the other forgotten', async () => {
    expect(['/grupos', '/carteira', '/grupos', '/carteira'].map(podeRecarregar)).toEqual([true, true, false, false]);
    await carregarPedaco('/grupos', async () => 'there');
    expect(['/carteira', '/grupos'].map(podeRecarregar)).toEqual([false, true]);
  });

  it.each(['0.0.0.1 /grupos', '["0.0.0.1","/grupos"]', '{', 'null'])(
    'counts nothing of another version: %s',
    (antes) => {
      sessionStorage.setItem('rateia.pedaco', antes);
      expect([podeRecarregar('/grupos'), podeRecarregar('/grupos')]).toEqual([true, false]);
    },
  );

  it('may reload again after the part had come, and for another part', async () => {
    podeRecarregar('/grupos');
    await carregarPedaco('/pesquisa', async () => 'there');
    expect(podeRecarregar('/grupos')).toBe(false);
    await carregarPedaco('/grupos', async () => 'there');
    expect(podeRecarregar('/grupos')).toBe(true);
    expect(podeRecarregar('/carteira')).toBe(true);
  });

  it('does not reload where the tab keeps nothing', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('refused');
      },
    });
    expect(podeRecarregar('/grupos')).toBe(false);
  });

  it('reports the parts that the page does without, also those that failed before the listener was there', async () => {
    ouvirFaltas(undefined);
    const cedo = new Error('before');
    anotarFalta(cedo);
    const notadas: unknown[] = [];
    ouvirFaltas((erro) => notadas.push(erro));
    function semEla() {
      return null;
    }
    const { _init: pede, _payload: dela } = parteDispensavel(sumiu, semEla) as unknown as Preguicosa;
    async function veio() {
      try {
        return pede(dela);
      } catch (espera) {
        await espera;
        return pede(dela);
      }
    }
    expect(await veio()).toBe(semEla);
    expect(notadas).toEqual([cedo, new TypeError('Failed to fetch dynamically imported module')]);
  });

  it('has failed after 120 s without an answer (spec 1, §9)', async () => {
    vi.useFakeTimers();
    const falha = expect(carregarPedaco('/grupos', () => new Promise(() => undefined))).rejects.toBeInstanceOf(
      ErroDePedaco,
    );
    await vi.advanceTimersByTimeAsync(119_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await falha;
  });
});
