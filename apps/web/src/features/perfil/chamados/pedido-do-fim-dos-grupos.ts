/** More groups than this make a text too long to send; the staff sees the rest on the person's page. */
const MAXIMO = 15;

/**
 * The message with which a person who wants to delete the account asks the staff to end the groups that he runs; empty
 * without groups.
 */
export function pedidoDoFimDosGrupos(grupos: readonly { readonly id: number; readonly nome: string }[]): string {
  if (grupos.length === 0) return '';
  const linhas = grupos.slice(0, MAXIMO).map(({ id, nome }) => `- ${nome} (grupo ${id})`);
  const resto = grupos.length - linhas.length;
  return [
    grupos.length === 1
      ? 'Quero excluir a minha conta e administro este grupo:'
      : 'Quero excluir a minha conta e administro estes grupos:',
    ...linhas,
    ...(resto > 0 ? [`- e mais ${resto}`] : []),
    'Peço que a equipe encerre, com o aviso e as devoluções aos membros.',
  ].join('\n');
}
