import { SNACKBAR_MS, TOAST_MS } from '@rateia/domain/constantes';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recados } from './recados.ts';

function textos(): readonly string[] {
  return recados.atuais().map(({ texto }) => texto);
}
let parar: (() => void) | undefined;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  parar ??= recados.assinar(() => undefined);
  vi.runAllTimers();
  parar();
  parar = undefined;
  vi.useRealTimers();
});

it('a toast leaves after 3 s, and after 15 s with something to do (spec 1, §9)', () => {
  parar = recados.assinar(() => undefined);
  recados.mostrar('Salvo');
  recados.mostrar('Removido', { acao: { rotulo: 'Desfazer', fazer: () => undefined } });
  vi.advanceTimersByTime(TOAST_MS - 1);
  expect(textos()).toEqual(['Salvo', 'Removido']);
  vi.advanceTimersByTime(1);
  expect(textos()).toEqual(['Removido']);
  vi.advanceTimersByTime(SNACKBAR_MS - TOAST_MS);
  expect(textos()).toEqual([]);
});

it('a toast that is asked for before it can be drawn stays its full time from the first drawing', () => {
  recados.mostrar('Não foi possível marcar');
  vi.advanceTimersByTime(TOAST_MS * 10);
  expect(textos()).toEqual(['Não foi possível marcar']);
  parar = recados.assinar(() => undefined);
  vi.advanceTimersByTime(TOAST_MS - 1);
  expect(textos()).toEqual(['Não foi possível marcar']);
  vi.advanceTimersByTime(1);
  expect(textos()).toEqual([]);
});
