import type { Dia } from '@rateia/domain/datas';
import type { ConteudoDoEmail, DadosDoModelo, Modelo } from './modelo.ts';
import { MODELOS } from './todos.ts';

const modelos: ReadonlyMap<string, Modelo<never>> = new Map(Object.entries(MODELOS));

/** The words of a stored message: its template, filled with the stored data, in the words of a given day. */
export function preencher(modelo: string, dados: DadosDoModelo, hoje: Dia): ConteudoDoEmail {
  const fazer = modelos.get(modelo);
  if (fazer === undefined) throw new Error(`unknown e-mail template ${modelo}`);
  return fazer(dados as never, hoje);
}
