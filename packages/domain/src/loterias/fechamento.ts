import { combinacoes } from './combinacoes.ts';

/** A covering scheme: out of the chosen numbers, bets such that so many hits among the chosen ones guarantee a tier. */
export type PedidoDeFechamento = {
  readonly dezenas: readonly number[];
  /** The numbers of each bet. */
  readonly marcas: number;
  /** With so many of the drawn numbers among the chosen ones … */
  readonly seAcertar: number;
  /** … some bet has at least so many hits. */
  readonly garante: number;
};

/** The greatest number of pairs of a bet and a draw that the search compares. */
const TAMANHO_MAXIMO = 4_000_000;

/** Why a scheme cannot be made; undefined when it can. */
export function recusaDoFechamento({ dezenas, marcas, seAcertar, garante }: PedidoDeFechamento): string | undefined {
  if (new Set(dezenas).size !== dezenas.length) return 'Uma dezena aparece duas vezes.';
  if (dezenas.length <= marcas) return 'Escolha mais dezenas do que cabem em uma aposta.';
  if (seAcertar > marcas || garante > seAcertar || garante < 1) return 'Esta garantia não existe.';
  if (dezenas.length > 31 || tamanhoDe({ total: dezenas.length, marcas, seAcertar }) > TAMANHO_MAXIMO) {
    return 'São dezenas demais para este fechamento.';
  }
  return undefined;
}

/**
 * The bets of a scheme, by the greedy search: each next bet covers the most draws that none covers yet, the first of equal
 * ones. Not the fewest bets that exist, and the same for everybody. Throws RangeError for a scheme that is refused.
 */
export function fechar(pedido: PedidoDeFechamento): readonly (readonly number[])[] {
  const recusa = recusaDoFechamento(pedido);
  if (recusa !== undefined) throw new RangeError(recusa);
  const { dezenas, marcas, seAcertar, garante } = pedido;
  const candidatas = subconjuntos(dezenas.length, marcas);
  let descobertos = subconjuntos(dezenas.length, seAcertar);
  const apostas: number[] = [];
  while (descobertos.length > 0) {
    let [melhor, cobertos] = [0, 0];
    for (const candidata of candidatas) {
      const quantos = contar(descobertos, candidata, garante);
      if (quantos > cobertos) [melhor, cobertos] = [candidata, quantos];
    }
    apostas.push(melhor);
    descobertos = descobertos.filter((sorteio) => bits(sorteio & melhor) < garante);
  }
  return apostas.map((aposta) => dezenas.filter((_, i) => (aposta & (1 << i)) !== 0));
}

function contar(sorteios: readonly number[], aposta: number, garante: number): number {
  let total = 0;
  for (const sorteio of sorteios) if (bits(sorteio & aposta) >= garante) total += 1;
  return total;
}

function tamanhoDe({
  total,
  marcas,
  seAcertar,
}: {
  readonly total: number;
  readonly marcas: number;
  readonly seAcertar: number;
}): number {
  return combinacoes(total, marcas) * combinacoes(total, seAcertar);
}

/** Every choice of so many out of a list, as bits of a number. */
function subconjuntos(total: number, quantos: number): readonly number[] {
  const todos: number[] = [];
  function escolher(desde: number, faltam: number, feito: number): void {
    if (faltam === 0) todos.push(feito);
    else for (let i = desde; i <= total - faltam; i += 1) escolher(i + 1, faltam - 1, feito | (1 << i));
  }
  escolher(0, quantos, 0);
  return todos;
}

function bits(valor: number): number {
  let [resto, total] = [valor, 0];
  while (resto !== 0) {
    resto &= resto - 1;
    total += 1;
  }
  return total;
}
