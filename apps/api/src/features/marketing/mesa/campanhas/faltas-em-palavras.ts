/** "o título, o link e as páginas". */
export function emPalavras(faltas: readonly string[]): string {
  return new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(faltas);
}
