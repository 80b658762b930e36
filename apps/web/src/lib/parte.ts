import type { ComponentType, LazyExoticComponent } from 'react';
import { lazy } from 'react';
import { carregarPedaco } from './pedacos.ts';

/** A part of a screen that is loaded after it. If it does not load, the page says so and is reloaded once. */
export function parte<P extends object>(
  nome: string,
  carrega: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => carregarPedaco(nome, async () => ({ default: await carrega() })));
}
