import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aoTerPressa, contarPedido, pedidoMaisAntigo, repetirJa, semRespostaDesde } from './rede.ts';

function falha(erro: Error) {
  return contarPedido(() => Promise.reject(erro)).catch(() => undefined);
}

beforeEach(async () => {
  vi.useFakeTimers({ now: 0 });
  await contarPedido(async () => undefined);
  return () => vi.useRealTimers();
});

describe('The network as requests show it (spec 1, §4 Network)', () => {
  it('nobody answers since the first request that failed after the last answer', async () => {
    expect(semRespostaDesde()).toBe(Number.POSITIVE_INFINITY);
    const primeira = performance.now();
    await falha(new TypeError('Failed to fetch'));
    vi.advanceTimersByTime(5_000);
    await falha(new TypeError('Failed to fetch'));
    expect(semRespostaDesde()).toBe(primeira);
    await contarPedido(async () => 'any answer');
    expect(semRespostaDesde()).toBe(Number.POSITIVE_INFINITY);
  });

  it('a request that waits for the next try makes it when somebody wants it now, and is not woken again afterwards', () => {
    const tentar = vi.fn();
    const parar = aoTerPressa(tentar);
    repetirJa();
    parar();
    repetirJa();
    expect(tentar).toHaveBeenCalledTimes(1);
  });

  it('a caller that gives a request up has heard nothing of it', async () => {
    await falha(new DOMException('given up', 'AbortError'));
    expect(semRespostaDesde()).toBe(Number.POSITIVE_INFINITY);
  });

  it('a request counts until its answer, whether it succeeded or not', async () => {
    let responder: () => void = () => undefined;
    const pedido = contarPedido(() => new Promise<void>((resolver) => (responder = resolver)));
    expect(pedidoMaisAntigo()).toBeLessThanOrEqual(performance.now());
    responder();
    await pedido;
    await falha(new TypeError('Failed to fetch'));
    expect(pedidoMaisAntigo()).toBe(Number.POSITIVE_INFINITY);
  });
});
