import type { Centavos } from '../dinheiro.ts';
import { formatarValor, negar } from '../dinheiro.ts';

/** A cell: a text, or an amount in centavos. */
export type Celula = string | { readonly valor: Centavos };

/** A spreadsheet would run a text that begins so; an apostrophe makes it a text again. */
const FORMULA = /^[=+\-@\t\r]/;
const PRECISA_DE_ASPAS = /[";\n\r]/;
/** Excel takes a file for UTF-8 by this mark. */
const MARCA_DE_UTF8 = '\uFEFF';

/**
 * A table for a spreadsheet of Brazil: semicolons, decimal commas, and texts that no program runs. What people wrote
 * themselves stands in such tables.
 */
export function emCsv(linhas: readonly (readonly Celula[])[]): string {
  return MARCA_DE_UTF8 + linhas.map((linha) => `${linha.map(celula).join(';')}\r\n`).join('');
}

function celula(dado: Celula): string {
  if (typeof dado !== 'string') return dado.valor < 0 ? `-${semPonto(negar(dado.valor))}` : semPonto(dado.valor);
  const seguro = FORMULA.test(dado) ? `'${dado}` : dado;
  return PRECISA_DE_ASPAS.test(seguro) ? `"${seguro.replaceAll('"', '""')}"` : seguro;
}

/** `1234,56`: a spreadsheet reads a point as the end of the number, or as nothing. */
function semPonto(valor: Centavos): string {
  return formatarValor(valor).replaceAll('.', '');
}
