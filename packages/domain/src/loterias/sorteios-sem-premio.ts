import { combinacoes, combinacoesExatas } from './combinacoes.ts';

/** A bet as the count sees it: its numbers, and for each number of hits whether it wins something. */
export type ApostaContada = { readonly dezenas: readonly number[]; readonly vence: readonly boolean[] };

/** The numbers of a lottery, and how many of them a draw has. */
type Universo = { readonly de: number; readonly ate: number; readonly sorteadas: number };

/** Steps beyond which counting by hits is given up, and the draws that may be gone through one by one instead. */
const PASSOS = 300_000;
const SORTEIOS = 4_000_000;
/** Numbers that fit into the bits of one integer. */
const BITS = 31;

/**
 * The draws in which none of these bets wins, counted exactly; undefined where that is too much work. Numbers that are in
 * the same bets are counted together, and the hits of a bet are forgotten once all of its numbers were counted.
 */
export function sorteiosSemPremio(apostas: readonly ApostaContada[], universo: Universo): bigint | undefined {
  return porAcertos(apostas, universo) ?? umPorUm(apostas, universo);
}

/** Numbers that are in the same bets, which are named by their places in the list. */
type Parte = { readonly nas: readonly number[]; readonly tamanho: number };

/** The universe in parts, those of the first bet first. */
function partesDo({ de, ate }: Universo, apostas: readonly ApostaContada[]): readonly Parte[] {
  const conjuntos = apostas.map(({ dezenas }) => new Set(dezenas));
  const partes = new Map<string, Parte>();
  for (let n = de; n <= ate; n += 1) {
    const nas = conjuntos.flatMap((conjunto, i) => (conjunto.has(n) ? [i] : []));
    partes.set(nas.join(), { nas, tamanho: (partes.get(nas.join())?.tamanho ?? 0) + 1 });
  }
  return [...partes.values()].toSorted((a, b) => (a.nas[0] ?? apostas.length) - (b.nas[0] ?? apostas.length));
}

/**
 * Part by part, each state is the hits of every bet so far and the numbers drawn so far, as digits of one integer; its
 * value is how many ways lead to it.
 */
function porAcertos(apostas: readonly ApostaContada[], universo: Universo): bigint | undefined {
  const { sorteadas } = universo;
  const base = sorteadas + 1;
  const pesos = Array.from({ length: apostas.length + 1 }, (_, i) => base ** i);
  const doTotal = pesos[apostas.length] ?? 1;
  if (!Number.isSafeInteger(doTotal * base)) return undefined;
  const partes = partesDo(universo, apostas);
  const ultima = apostas.map((_, i) => partes.findLastIndex(({ nas }) => nas.includes(i)));
  let estados: Estados = new Map([[0, 1n]]);
  let passos = 0;
  for (const [n, { nas, tamanho }] of partes.entries()) {
    passos += estados.size * (Math.min(tamanho, sorteadas) + 1);
    if (passos > PASSOS) return undefined;
    const soma = nas.reduce((total, i) => total + (pesos[i] ?? 0), doTotal);
    const fechadas = nas.filter((i) => ultima[i] === n);
    estados = comMaisUma(estados, { tamanho, soma, sorteadas, doTotal, fechadas, apostas, pesos, base });
  }
  // Every bet was forgotten on the way; what is left differs in the numbers drawn alone.
  return estados.get(sorteadas * doTotal) ?? 0n;
}

type Estados = ReadonlyMap<number, bigint>;
type MaisUma = Fechamento & {
  readonly tamanho: number;
  /** The change of a state by one drawn number of the part. */
  readonly soma: number;
  readonly sorteadas: number;
  readonly doTotal: number;
};

/** The states after one more part, of which any number of numbers may be drawn. */
function comMaisUma(estados: Estados, parte: MaisUma): Estados {
  const { tamanho, soma, sorteadas, doTotal } = parte;
  const modos = Array.from({ length: tamanho + 1 }, (_, j) => combinacoesExatas(tamanho, j));
  const seguintes = new Map<number, bigint>();
  for (const [estado, quantos] of estados) {
    const livres = Math.min(tamanho, sorteadas - Math.floor(estado / doTotal));
    for (let j = 0; j <= livres; j += 1) {
      const novo = semAsFechadas(estado + j * soma, parte);
      if (novo !== undefined) seguintes.set(novo, (seguintes.get(novo) ?? 0n) + quantos * (modos[j] ?? 0n));
    }
  }
  return seguintes;
}

type Fechamento = {
  readonly fechadas: readonly number[];
  readonly apostas: readonly ApostaContada[];
  readonly pesos: readonly number[];
  readonly base: number;
};

/** The state without the digits of the bets whose numbers are all counted; undefined when one of them wins. */
function semAsFechadas(estado: number, { fechadas, apostas, pesos, base }: Fechamento): number | undefined {
  let resto = estado;
  for (const i of fechadas) {
    const peso = pesos[i] ?? 1;
    const acertos = Math.floor(resto / peso) % base;
    if (apostas[i]?.vence[acertos] === true) return undefined;
    resto -= acertos * peso;
  }
  return resto;
}

/** Every draw, as the bits of an integer, each after the one before it (Gosper). */
function umPorUm(apostas: readonly ApostaContada[], { de, ate, sorteadas }: Universo): bigint | undefined {
  const universo = ate - de + 1;
  if (universo > BITS - 1 || combinacoes(universo, sorteadas) > SORTEIOS) return undefined;
  const marcas = apostas.map(({ dezenas }) => dezenas.reduce((bits, dezena) => bits | (1 << (dezena - de)), 0));
  const vence = apostas.map((aposta) => Uint8Array.from(aposta.vence, Number));
  let perdidos = 0;
  const fim = 2 ** universo;
  for (let sorteio = 2 ** sorteadas - 1; sorteio < fim; ) {
    let i = 0;
    while (i < marcas.length && vence[i]?.[bitsDe((marcas[i] ?? 0) & sorteio)] !== 1) i += 1;
    if (i === marcas.length) perdidos += 1;
    const menor = sorteio & -sorteio;
    const salto = sorteio + menor;
    sorteio = salto + ((sorteio ^ salto) >>> (33 - Math.clz32(menor)));
  }
  return BigInt(perdidos);
}

/** The bits of an integer that are one. */
function bitsDe(n: number): number {
  let x = n - ((n >> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >> 2) & 0x33333333);
  return Math.imul((x + (x >> 4)) & 0x0f0f0f0f, 0x01010101) >> 24;
}
