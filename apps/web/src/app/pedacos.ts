import { PEDACO_MS } from '@rateia/domain/constantes';
import { VERSAO } from '../lib/produto.ts';
import { recarregar } from './recarregar.ts';

const GUARDA = 'rateia.pedaco';

/** A part of the app did not come: its file is gone with a newer version, or the network is. */
export class ErroDePedaco extends Error {
  override readonly name = 'ErroDePedaco';
  readonly pedaco: string;
  constructor(pedaco: string, causa: unknown) {
    super(`part did not load: ${pedaco}`, { cause: causa });
    this.pedaco = pedaco;
  }
}

/** Loads a part of the app, for at most 120 s (spec 1, §9). One that came may fail, and reload, again some other day. */
export async function carregarPedaco<T>(pedaco: string, carrega: () => Promise<T>): Promise<T> {
  let relogio: ReturnType<typeof setTimeout> | undefined;
  const tarde = new Promise<never>((_, falha) => {
    relogio = setTimeout(() => falha(new Error('it took too long')), PEDACO_MS);
  });
  try {
    const veio = await Promise.race([carrega(), tarde]);
    if (ler() === marcaDe(pedaco)) sessionStorage.removeItem(GUARDA);
    return veio;
  } catch (causa) {
    throw causa instanceof ErroDePedaco ? causa : new ErroDePedaco(pedaco, causa);
  } finally {
    clearTimeout(relogio);
  }
}

/**
 * Reloads the page for a part that did not come, and answers true; the second time for the same part of the same version
 * it answers false (spec 1, §4: never in a loop). Where the tab keeps nothing there is no reload at all.
 */
export function recarregarUmaVez(pedaco: string): boolean {
  if (ler() === marcaDe(pedaco)) return false;
  try {
    sessionStorage.setItem(GUARDA, marcaDe(pedaco));
  } catch {
    return false;
  }
  recarregar();
  return true;
}

function marcaDe(pedaco: string): string {
  return `${VERSAO} ${pedaco}`;
}

function ler(): string | null {
  try {
    return sessionStorage.getItem(GUARDA);
  } catch {
    return null;
  }
}
