/** The values of a canonical document: no fraction, because its writing is not one. */
export type Valor = string | number | boolean | null | readonly Valor[] | { readonly [campo: string]: Valor };

/**
 * One text for one value, as RFC 8785 writes JSON: keys in the order of their code units, no spaces, integers alone. A person who
 * has the same facts has the same bytes, and with them the same seal.
 */
export function escreverCanonico(valor: Valor): string {
  if (typeof valor === 'number' && !Number.isSafeInteger(valor)) throw new RangeError(`not an integer: ${valor}`);
  if (valor === null || typeof valor !== 'object') return JSON.stringify(valor);
  if (ehLista(valor)) return `[${valor.map(escreverCanonico).join(',')}]`;
  const campos = Object.entries(valor).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${campos.map(([campo, dele]) => `${JSON.stringify(campo)}:${escreverCanonico(dele)}`).join(',')}}`;
}

function ehLista(valor: readonly Valor[] | { readonly [campo: string]: Valor }): valor is readonly Valor[] {
  return Array.isArray(valor);
}
