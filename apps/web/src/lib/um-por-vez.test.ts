import { describe, expect, it } from 'vitest';
import { umPorVez } from './um-por-vez.ts';

describe('The one-at-a-time client (spec 1, §7)', () => {
  it('has one request on its way, and the others wait in their order', async () => {
    const ordem: string[] = [];
    let emCurso = 0;
    const pedido = (nome: string) => async (): Promise<string> => {
      expect(++emCurso).toBe(1);
      await Promise.resolve();
      ordem.push(nome);
      emCurso--;
      return nome;
    };
    expect(await Promise.all([umPorVez(pedido('um')), umPorVez(pedido('dois')), umPorVez(pedido('três'))])).toEqual([
      'um',
      'dois',
      'três',
    ]);
    expect(ordem).toEqual(['um', 'dois', 'três']);
  });

  it('goes on after one that failed, which fails for who asked alone', async () => {
    const falha = umPorVez(() => Promise.reject(new Error('away')));
    const seguinte = umPorVez(() => Promise.resolve('there'));
    await expect(falha).rejects.toThrow('away');
    expect(await seguinte).toBe('there');
  });
});
