import { agora } from './clock.ts';
import { storage } from './storage.ts';

/**
 * What this device knows of the strip of a special lottery: until when it stands. A page gives the strip its place from
 * the first paint on, and one that learns of it later leaves it to the next page: nothing moves under a finger.
 */
export const temFaixa = (): boolean => Number(storage.get('faixa') ?? 0) > agora();

/** What the server answered: the instant of the draw, or that there is none. */
export function guardarFaixa(sorteioEm: string | undefined): void {
  storage.set('faixa', sorteioEm === undefined ? 0 : Date.parse(sorteioEm));
}
