import { randomBytes } from 'node:crypto';

/** Above this the two kinds of answer can be told apart by a clock (CONFIABILIDADE S5). */
export const LIMITE_DE_WELCH = 4.5;
const PARTE_QUE_CONTA = 0.9;

export type Tempos = { readonly conhecido: readonly number[]; readonly desconhecido: readonly number[] };

/** The time that each of two answers took, one after the other, in random order. */
export const medirPares = async (
  pares: number,
  fazer: (quem: keyof Tempos, par: number) => Promise<() => Promise<unknown>>,
): Promise<Tempos> => {
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
};

/** Welch's t of the two kinds of answer, without the slowest tenth, which says more of the machine than of us. */
export const separacao = ({ conhecido, desconhecido }: Tempos): number =>
  Math.abs(welch(semExtremos(conhecido), semExtremos(desconhecido)));

/** The ratio of the times of the two kinds of answer, by their medians. */
export const razao = ({ conhecido, desconhecido }: Tempos): number => mediana(conhecido) / mediana(desconhecido);

const mediana = (tempos: readonly number[]): number =>
  tempos.toSorted((a, b) => a - b)[Math.floor(tempos.length / 2)] ?? 0;

const semExtremos = (tempos: readonly number[]): readonly number[] =>
  tempos.toSorted((a, b) => a - b).slice(0, Math.ceil(tempos.length * PARTE_QUE_CONTA));

const welch = (a: readonly number[], b: readonly number[]): number => {
  const media = (v: readonly number[]): number => v.reduce((s, x) => s + x, 0) / v.length;
  const [ma, mb] = [media(a), media(b)];
  const variancia = (v: readonly number[], m: number): number =>
    v.reduce((s, x) => s + (x - m) ** 2, 0) / (v.length - 1);
  return (ma - mb) / Math.sqrt(variancia(a, ma) / a.length + variancia(b, mb) / b.length);
};
