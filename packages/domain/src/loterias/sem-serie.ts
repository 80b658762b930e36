import type { Loteria } from './loteria.ts';

/**
 * Why a lottery has no series, in a sentence; undefined for one that has them. A series has the same bets in each draw of a
 * calendar (REGRAS 2.12 Recurring).
 */
export function semSerie({ nome, edicao, volante, calendario }: Loteria): string | undefined {
  if (edicao !== undefined)
    return `${nome} tem um sorteio por ano: monte um bolão avulso, que pode partir de um modelo.`;
  if (volante.tipo === 'partidas')
    return `Na ${nome}, cada concurso tem outras partidas, e um bolão recorrente repete os jogos: monte um bolão avulso.`;
  if (calendario.every(({ vale }) => vale.length === 0))
    return `${nome} ainda não tem dia e hora de sorteio informados: monte um bolão avulso.`;
  return undefined;
}
