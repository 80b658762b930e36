import type { Dia } from '../datas.ts';

/** The numbers that a lottery drew in the past. They say nothing of the next draw, and the screen says so (spec B§7). */
export type Estatistica = {
  readonly concursos: number;
  readonly dezenas: readonly {
    readonly dezena: number;
    readonly vezes: number;
    /** Concursos since it last came out; null when it never did. */
    readonly atraso: number | null;
  }[];
  /** The pairs that came out together most often, the first ones of equal. */
  readonly pares: readonly { readonly dezenas: readonly [number, number]; readonly vezes: number }[];
};

/** The drawn numbers of one concurso, of both draws where it has two. */
export type Sorteado = {
  readonly concurso: number;
  readonly data: Dia;
  readonly sorteios: readonly (readonly number[])[];
};

/** Frequency, delay and pairs over some concursos, the latest first. */
export function estatisticaDe(
  concursos: readonly Sorteado[],
  { de, ate, pares }: { readonly de: number; readonly ate: number; readonly pares: number },
): Estatistica {
  const vezes = new Map<number, number>();
  const atraso = new Map<number, number>();
  const juntas = new Map<string, { readonly dezenas: readonly [number, number]; readonly vezes: number }>();
  for (const [ordem, { sorteios }] of concursos.entries()) {
    for (const dezenas of sorteios.map((sorteio) => [...sorteio].sort((a, b) => a - b))) {
      for (const dezena of dezenas) {
        vezes.set(dezena, (vezes.get(dezena) ?? 0) + 1);
        if (!atraso.has(dezena)) atraso.set(dezena, ordem);
      }
      for (const par of paresDe(dezenas)) {
        const chave = par.join(' ');
        juntas.set(chave, { dezenas: par, vezes: (juntas.get(chave)?.vezes ?? 0) + 1 });
      }
    }
  }
  return {
    concursos: concursos.length,
    dezenas: Array.from({ length: ate - de + 1 }, (_, i) => i + de).map((dezena) => ({
      dezena,
      vezes: vezes.get(dezena) ?? 0,
      atraso: atraso.get(dezena) ?? null,
    })),
    pares: [...juntas.values()]
      .sort((a, b) => b.vezes - a.vezes || a.dezenas[0] - b.dezenas[0] || a.dezenas[1] - b.dezenas[1])
      .slice(0, pares),
  };
}

function paresDe(dezenas: readonly number[]): readonly (readonly [number, number])[] {
  return dezenas.flatMap((a, i) => dezenas.slice(i + 1).map((b) => [a, b] as const));
}
