import { PEDACO_MS } from '@rateia/domain/constantes';
import type { ComponentType, LazyExoticComponent } from 'react';
import { lazy } from 'react';
import { VERSAO } from './produto.ts';

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
    relogio = setTimeout(() => falha(new Error('too late')), PEDACO_MS);
  });
  try {
    const veio = await Promise.race([carrega(), tarde]);
    if (ler().includes(marcaDe(pedaco))) guardarMarcas(outrasQue(pedaco));
    return veio;
  } catch (causa) {
    throw causa instanceof ErroDePedaco ? causa : new ErroDePedaco(pedaco, causa);
  } finally {
    clearTimeout(relogio);
  }
}

let porContar: unknown[] = [];
function guardar(erro: unknown): void {
  void porContar.push(erro);
}
let anotar = guardar;

/**
 * Reports the failure of a part or a call that the page can do without to the module that records errors. Until that
 * module is loaded, the error is kept for it.
 */
export function anotarFalta(erro: unknown): void {
  anotar(erro);
}

/** Sets the function that records such failures, and gives it those that were kept; without one they are kept again. */
export function ouvirFaltas(anota: ((erro: unknown) => void) | undefined): void {
  anotar = anota ?? guardar;
  const antes = porContar;
  porContar = [];
  for (const erro of antes) anota?.(erro);
}

/**
 * A part that a page can do without: if it does not load, its place holds `semEla`, or stays empty, and the page stays.
 */
export function parteDispensavel<P extends object>(
  carrega: () => Promise<ComponentType<P>>,
  semEla: ComponentType<P> = () => null,
): LazyExoticComponent<ComponentType<P>> {
  function achada(parte: ComponentType<P>) {
    return { default: parte };
  }
  return lazy(() =>
    carrega().then(achada, (erro: unknown) => {
      anotarFalta(erro);
      return achada(semEla);
    }),
  );
}

/**
 * True if the page may be reloaded for a part that did not load: once for each part of the same version (spec 1, §4:
 * never in a loop), and not where the tab can store nothing.
 */
export function podeRecarregar(pedaco: string): boolean {
  return !ler().includes(marcaDe(pedaco)) && guardarMarcas([...outrasQue(pedaco), marcaDe(pedaco)]);
}

/** The mark of one part in this version. */
function marcaDe(pedaco: string): string {
  return `${VERSAO} ${pedaco}`;
}

function outrasQue(pedaco: string): readonly string[] {
  return ler().filter((marca) => marca !== marcaDe(pedaco));
}

/** The marks of this version: those of another are done with. */
function ler(): readonly string[] {
  try {
    const guardadas = sessionStorage.getItem(GUARDA) ?? '';
    return guardadas.split('\n').filter((marca) => marca.startsWith(marcaDe('')));
  } catch {
    return [];
  }
}

function guardarMarcas(marcas: readonly string[]): boolean {
  try {
    sessionStorage.setItem(GUARDA, marcas.join('\n'));
    return true;
  } catch {
    return false;
  }
}
