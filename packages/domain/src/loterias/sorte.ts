import type { ApostaDeDezenas } from './aposta.ts';
import { dezenasDe, extraDe } from './aposta.ts';
import type { Resumo } from './resumo.ts';
import { emBytes } from './resumo.ts';

/** The bets that a published seed gives: with the seed anybody makes the same list again (REGRAS 2.12). */
export type PedidoDeSorte = {
  readonly loteria: ApostaDeDezenas['loteria'];
  readonly apostas: number;
  readonly marcas: number;
  readonly semente: string;
  /** The teams to choose from, for the lottery that has one. */
  readonly times?: readonly string[];
};

/**
 * Bets by chance. The stream is SHA-256 of `seed:0`, `seed:1`, …, read as numbers of four bytes; each choice takes the first
 * number that falls below the greatest multiple of its possibilities, so that every possibility is equally likely. Numbers
 * are chosen one by one out of those that are left. Two bets of a pool are never the same: a repeated one is drawn again.
 */
export function apostasPorSorte(pedido: PedidoDeSorte, resumo: Resumo): readonly ApostaDeDezenas[] {
  const { loteria, apostas, marcas } = pedido;
  const escolher = escolhedor(pedido.semente, resumo);
  const { de, ate } = dezenasDe(loteria);
  const feitas = new Map<string, ApostaDeDezenas>();
  while (feitas.size < apostas) {
    const dezenas = escolherDe(intervalo(de, ate), marcas, escolher);
    const chave = dezenas.join(' ');
    if (!feitas.has(chave)) feitas.set(chave, { loteria, dezenas, ...extraPorSorte(pedido, escolher) });
  }
  return [...feitas.values()];
}

type Escolher = (possibilidades: number) => number;

function extraPorSorte({ loteria, times = [] }: PedidoDeSorte, escolher: Escolher): Partial<ApostaDeDezenas> {
  const extra = extraDe(loteria);
  if (extra?.tipo === 'mes') return { mes: escolher(12) + 1 };
  if (extra?.tipo === 'trevos') return { trevos: escolherDe(intervalo(extra.de, extra.ate), extra.minimo, escolher) };
  const time = extra?.tipo === 'time' ? times[escolher(Math.max(times.length, 1))] : undefined;
  return time === undefined ? {} : { time };
}

/** So many of a list, in their order. */
function escolherDe(lista: readonly number[], quantos: number, escolher: Escolher): readonly number[] {
  const restantes = [...lista];
  const escolhidos: number[] = [];
  while (escolhidos.length < quantos && restantes.length > 0) {
    escolhidos.push(...restantes.splice(escolher(restantes.length), 1));
  }
  return escolhidos.sort((a, b) => a - b);
}

const PALAVRA = 2 ** 32;

function escolhedor(semente: string, resumo: Resumo): Escolher {
  let bloco = resumo(emBytes(`${semente}:0`));
  let [blocos, lidos] = [1, 0];
  function proximo(): number {
    if (lidos + 4 > bloco.length) {
      bloco = resumo(emBytes(`${semente}:${blocos}`));
      blocos += 1;
      lidos = 0;
    }
    lidos += 4;
    return new DataView(bloco.buffer, bloco.byteOffset).getUint32(lidos - 4);
  }
  return (possibilidades) => {
    const teto = PALAVRA - (PALAVRA % possibilidades);
    let numero = proximo();
    while (numero >= teto) numero = proximo();
    return numero % possibilidades;
  };
}

function intervalo(de: number, ate: number): readonly number[] {
  return Array.from({ length: ate - de + 1 }, (_, i) => i + de);
}
