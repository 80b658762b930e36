import { PROGRESSO_A_CADA_MS, PROGRESSO_MS } from '@rateia/domain/constantes';

/** Progress of a navigation, as the bar shows it (spec 1, §4 and §9). */
export interface Progresso {
  /** 0 to 100. */
  readonly valor: number;
  readonly estado: 'parado' | 'andando' | 'falhou';
}

export const PARADO: Progresso = { valor: 0, estado: 'parado' };

/** The value from which the bar jumps to its end. */
const QUASE = 95;
/** The bar is drawn again at most once in this time. */
export const INTERVALO_MS = PROGRESSO_A_CADA_MS;

/** The value of the bar some time after the navigation began: over 5 s, and never past 95 before the page has come. */
export function andar(decorridoMs: number): Progresso {
  return { valor: Math.min(QUASE, Math.round((decorridoMs / PROGRESSO_MS) * 100)), estado: 'andando' };
}

/** The page has come, or it failed: either way the bar reaches its end. */
export function terminar(falhou: boolean): Progresso {
  return { valor: 100, estado: falhou ? 'falhou' : 'andando' };
}

const ouvintes = new Set<() => void>();

/** Before an error is shown the loading indicator goes away (spec 1, §8). */
export function esconderProgresso(): void {
  for (const ouvinte of ouvintes) ouvinte();
}

export function aoEsconderProgresso(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}
