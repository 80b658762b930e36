/** "o título, o link e as páginas". */
export const emPalavras = (faltas: readonly string[]): string =>
  new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(faltas);
