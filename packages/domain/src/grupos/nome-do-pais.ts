const NOMES = new Intl.DisplayNames('pt-BR', { type: 'region' });

/** The name of a country by its ISO 3166-1 code: "Brasil". */
export function nomeDoPais(codigo: string): string {
  return NOMES.of(codigo) ?? codigo;
}
