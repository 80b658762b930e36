import type { RespostaDe } from '../../../lib/api-client.ts';

export type Concurso = RespostaDe<'getConcursosDoBolao'>['itens'][number];
export type Aposta = RespostaDe<'getResultadoDoConcurso'>['apostas'][number];
type Sorteado = NonNullable<Concurso['resultado']>;

/** A number as it is printed: `07`, `00`. */
export function dois(dezena: number): string {
  return String(dezena).padStart(2, '0');
}

/** The balls of a concurso in the order of its draws, each with a name of its own: two draws may have one number. */
export function bolasDe({ resultado }: Concurso): readonly { readonly chave: string; readonly dezena: number }[] {
  return (resultado?.sorteios ?? []).flatMap((dezenas, sorteio) =>
    dezenas.map((dezena) => ({ chave: `${sorteio}-${dezena}`, dezena })),
  );
}

/** The numbers of the draws of a concurso that are open so far, over all its draws. */
export function abertas({ sorteios }: Sorteado, quantas: number): ReadonlySet<number> {
  return new Set(sorteios.flat().slice(0, quantas));
}

/** Hits of a bet among open numbers. */
export function acertosEm({ dezenas }: Aposta, saidas: ReadonlySet<number>): number {
  return dezenas.filter((dezena) => saidas.has(dezena)).length;
}

/** The bet with the most hits, the first of equals; undefined while none has a hit. */
export function melhorAposta(apostas: readonly Aposta[], saidas: ReadonlySet<number>): Aposta | undefined {
  const [melhor] = apostas.toSorted((a, b) => acertosEm(b, saidas) - acertosEm(a, saidas) || a.ordem - b.ordem);
  return melhor !== undefined && acertosEm(melhor, saidas) > 0 ? melhor : undefined;
}

/** Milliseconds between two balls: 1.2 s, less where there are many, so that the whole stays under 9 s (DESIGN 12). */
export function passoDaAbertura(bolas: number): number {
  return Math.min(PASSO_MS, Math.floor(TODO_MS / bolas));
}

const PASSO_MS = 1_200;
const TODO_MS = 7_000;
/** The first ball comes so long after the tap; the last one rests so long before the result. */
export const PRIMEIRA_MS = 900;
export const DESCANSO_MS = 1_400;
