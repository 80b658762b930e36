import type { ConteudoDoEmail, DadosDoModelo } from './modelos/modelo.ts';
import { MODELOS } from './modelos/todos.ts';

const modelos: ReadonlyMap<string, (dados: never) => ConteudoDoEmail> = new Map(Object.entries(MODELOS));

/** The words of a stored message: the template by its name, filled with what was kept for it. */
export const preencher = (modelo: string, dados: DadosDoModelo): ConteudoDoEmail => {
  const fazer = modelos.get(modelo);
  if (fazer === undefined) throw new Error(`unknown e-mail template ${modelo}`);
  return fazer(dados as never);
};
