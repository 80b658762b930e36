import type { Executor } from '../../../db/banco.ts';
import type { Bolao } from './bolao.ts';
import { concursosDosBoloes, contarApostas, contarCotas } from './bolao.ts';
import type { Cartao } from './presenter.ts';
import { apresentarCartao } from './presenter.ts';

/** Pools as cards, with what their rows say of cotas, bets and concursos. */
export async function cartoesDosBoloes(db: Executor, lista: readonly Bolao[]): Promise<Cartao[]> {
  const ids = lista.map(({ id }) => id);
  const [cotas, apostas, concursos] = [
    await contarCotas(db, ids),
    await contarApostas(db, ids),
    await concursosDosBoloes(db, ids),
  ];
  return lista.map((bolao) =>
    apresentarCartao(bolao, {
      concursos: concursos(bolao.id),
      cotas: cotas(bolao.id),
      apostas: apostas(bolao.id),
    }),
  );
}
