import { agora } from './clock.ts';
import { storage } from './storage.ts';

const ouvintes = new Set<() => void>();

/**
 * What this device knows of the strip of a special lottery: until when it stands. A page gives the strip its place from
 * the first paint on, and one that learns of it later leaves it to the next page: nothing moves under a finger.
 */
export const faixa = {
  /** Epoch milliseconds; 0 where nothing is known. */
  ate(): number {
    const guardado = storage.get('faixa');
    return typeof guardado === 'number' ? guardado : 0;
  },

  /** What the server answered: the instant of the draw, or that there is none. */
  guardar(sorteioEm: string | undefined): void {
    if (sorteioEm === undefined) storage.remove('faixa');
    else storage.set('faixa', Date.parse(sorteioEm));
    for (const ouvinte of ouvintes) ouvinte();
  },

  /** Whether a page that begins now has it. */
  tem: (): boolean => faixa.ate() > agora(),

  assinar(ouvinte: () => void): () => void {
    ouvintes.add(ouvinte);
    return () => ouvintes.delete(ouvinte);
  },
};
