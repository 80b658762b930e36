import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErroRede } from './erros-api.ts';
import { lerEventos, separar } from './eventos.ts';
import { conectar, navegadorVazio } from './test/servidor.ts';

describe('A stream of events', () => {
  it('gives whole events, and keeps the unfinished rest', () => {
    expect(separar('event: a\ndata: {"n":1}\n\n: \n\nevent: a\ndata: {"n":2}\n\nevent: a\nda')).toEqual({
      inteiros: [{ n: 1 }, { n: 2 }],
      sobra: 'event: a\nda',
    });
  });
});

describe('A stream that does not come through (REGRAS 2.19: falling back to polling)', () => {
  let fluxo: ReadableStreamDefaultController<Uint8Array>;
  beforeEach(() => {
    navegadorVazio();
    conectar(600);
    vi.useFakeTimers();
    const body = new ReadableStream<Uint8Array>({
      start: (controle) => {
        fluxo = controle;
      },
    });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  function ler(recebidos: unknown[]) {
    return lerEventos('/eventos', {
      aoReceber: (dados) => recebidos.push(dados),
      signal: new AbortController().signal,
    });
  }

  it('is given up after a minute without a beat, so that somebody asks instead', async () => {
    const lendo = expect(ler([])).rejects.toBeInstanceOf(ErroRede);
    await vi.advanceTimersByTimeAsync(60_000);
    await lendo;
  });

  it('is kept while the server beats, and ends when it ends', async () => {
    const recebidos: unknown[] = [];
    const lendo = ler(recebidos);
    function diz(texto: string) {
      return fluxo.enqueue(new TextEncoder().encode(texto));
    }
    for (const _ of [1, 2, 3, 4]) {
      await vi.advanceTimersByTimeAsync(25_000);
      diz(': \n\n');
    }
    diz('data: {"n":1}\n\n');
    await vi.advanceTimersByTimeAsync(59_000);
    fluxo.close();
    await lendo;
    expect(recebidos).toEqual([{ n: 1 }]);
  });
});
