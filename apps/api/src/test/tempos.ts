import { randomBytes } from 'node:crypto';

/** Above this the two kinds of answer can be told apart by a clock (CONFIABILIDADE S5). */
export const LIMITE_DE_WELCH = 4.5;
const PARTE_QUE_CONTA = 0.9;

export type Tempos = { readonly conhecido: readonly number[]; readonly desconhecido: readonly number[] };

/** The time that each of two answers took, one after the other, in random order. */
export async function medirPares(
  pares: number,
  fazer: (quem: keyof Tempos, par: number) => Promise<() => Promise<unknown>>,
): Promise<Tempos> {
  const tempos = { conhecido: [] as number[], desconhecido: [] as number[] };
  for (let par = 0; par < pares; par += 1) {
    const ordem = (['conhecido', 'desconhecido'] as const).toSorted(() => (randomBytes(1)[0] ?? 0) - 128);
    for (const quem of ordem) {
      const chamar = await fazer(quem, par);
      const inicio = performance.now();
      await chamar();
      tempos[quem].push(performance.now() - inicio);
    }
  }
  return tempos;
}

export function juntar(a: Tempos, b: Tempos): Tempos {
  return {
    conhecido: [...a.conhecido, ...b.conhecido],
    desconhecido: [...a.desconhecido, ...b.desconhecido],
  };
}

/** Welch's t of the two kinds of answer, without the slowest tenth, which says more of the machine than of us. */
export function separacao({ conhecido, desconhecido }: Tempos): number {
  return Math.abs(welch(semExtremos(conhecido), semExtremos(desconhecido)));
}

/** The ratio of the times of the two kinds of answer, by their medians. */
export function razao({ conhecido, desconhecido }: Tempos): number {
  return mediana(conhecido) / mediana(desconhecido);
}

function mediana(tempos: readonly number[]): number {
  return tempos.toSorted((a, b) => a - b)[Math.floor(tempos.length / 2)] ?? 0;
}

function semExtremos(tempos: readonly number[]): readonly number[] {
  return tempos.toSorted((a, b) => a - b).slice(0, Math.ceil(tempos.length * PARTE_QUE_CONTA));
}

function welch(a: readonly number[], b: readonly number[]): number {
  function media(v: readonly number[]): number {
    return v.reduce((s, x) => s + x, 0) / v.length;
  }
  const [ma, mb] = [media(a), media(b)];
  function variancia(v: readonly number[], m: number): number {
    return v.reduce((s, x) => s + (x - m) ** 2, 0) / (v.length - 1);
  }
  return (ma - mb) / Math.sqrt(variancia(a, ma) / a.length + variancia(b, mb) / b.length);
}
