/** A status table: one row per state, with the id that travels on the wire and the label that people read (HOUSE §7). */
export type TabelaDeEstados = { readonly [nome: string]: { readonly id: number | string; readonly rotulo: string } };

export type IdDe<T extends TabelaDeEstados> = T[keyof T]['id'];
export type NomeDe<T extends TabelaDeEstados> = keyof T & string;

/** The ids alone, by name: `idsDe(STATUS_GRUPO).ativo` is 4. */
export function idsDe<const T extends TabelaDeEstados>(tabela: T): { readonly [N in keyof T]: T[N]['id'] } {
  const ids: { [nome: string]: number | string } = {};
  for (const [nome, linha] of Object.entries(tabela)) ids[nome] = linha.id;
  return ids as { readonly [N in keyof T]: T[N]['id'] };
}

/** Every id of a table, in its order. */
export function todosOsIds<const T extends TabelaDeEstados>(tabela: T): readonly IdDe<T>[] {
  return Object.values(tabela).map((linha) => linha.id as IdDe<T>);
}

/** Narrows a stored or received value to an id of the table. */
export function ehIdDe<const T extends TabelaDeEstados>(tabela: T, id: unknown): id is IdDe<T> {
  return Object.values(tabela).some((linha) => linha.id === id);
}

/** The row's name for an id of the table. */
export function nomeDe<const T extends TabelaDeEstados>(tabela: T, id: IdDe<T>): NomeDe<T> {
  const linha = Object.entries(tabela).find(([, { id: candidato }]) => candidato === id);
  if (linha === undefined) throw new RangeError(`no such id in the table: ${id}`);
  return linha[0] as NomeDe<T>;
}

/** The label of an id of the table. */
export function rotuloDe<const T extends TabelaDeEstados>(tabela: T, id: IdDe<T>): string {
  return tabela[nomeDe(tabela, id)]?.rotulo ?? '';
}
