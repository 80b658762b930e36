import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { esperarServidor } from './esperar-servidor.ts';

function SEM_REDE() {
  return Promise.reject(new TypeError('Failed to fetch'));
}
function RESPONDE() {
  return Promise.resolve(new Response(null, { status: 503 }));
}

let janela: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  janela = new EventTarget();
  vi.stubGlobal('window', janela);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function esperar(...respostas: readonly (() => Promise<Response>)[]) {
  const pedidos = vi.fn<typeof fetch>();
  for (const resposta of respostas) pedidos.mockImplementationOnce(resposta);
  vi.stubGlobal('fetch', pedidos);
  const dito: string[] = [];
  const desistir = esperarServidor({
    aoFaltar: () => dito.push('falta'),
    aoHaver: (faltou) => dito.push(faltou ? 'voltou' : 'responde'),
  });
  return { pedidos, dito, desistir };
}
function passam(ms: number) {
  return vi.advanceTimersByTimeAsync(ms);
}

describe('Whether the server is there (spec 1, §4 Network)', () => {
  it('a server that gives any answer is present, and gets no further request', async () => {
    const { pedidos, dito } = esperar(RESPONDE);
    await passam(60_000);
    expect(dito).toEqual(['responde']);
    expect(pedidos).toHaveBeenCalledTimes(1);
  });

  it('reports a server that cannot be reached once, and asks for it every 3 s until it is back', async () => {
    const { pedidos, dito } = esperar(SEM_REDE, SEM_REDE, SEM_REDE, RESPONDE);
    await passam(5_999);
    expect(pedidos).toHaveBeenCalledTimes(2);
    await passam(3_001);
    expect(dito).toEqual(['falta', 'voltou']);
    await passam(60_000);
    expect(pedidos).toHaveBeenCalledTimes(4);
  });

  it('is asked for at once when the browser says that the network is back', async () => {
    const { dito } = esperar(SEM_REDE, RESPONDE);
    await passam(100);
    janela.dispatchEvent(new Event('online'));
    await passam(0);
    expect(dito).toEqual(['falta', 'voltou']);
  });

  it('given up, nothing more is asked or said', async () => {
    const { pedidos, dito, desistir } = esperar(SEM_REDE, RESPONDE);
    await passam(0);
    desistir();
    janela.dispatchEvent(new Event('online'));
    await passam(60_000);
    expect(dito).toEqual(['falta']);
    expect(pedidos).toHaveBeenCalledTimes(1);
  });
});
