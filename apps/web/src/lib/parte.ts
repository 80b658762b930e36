import type { ComponentType, LazyExoticComponent } from 'react';
import { lazy } from 'react';
import { carregarPedaco } from './pedacos.ts';

/** What a screen is made of and comes after it. One that does not come is the page's to say, which is reloaded once. */
export function parte<P extends object>(
  nome: string,
  carrega: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => carregarPedaco(nome, async () => ({ default: await carrega() })));
}
