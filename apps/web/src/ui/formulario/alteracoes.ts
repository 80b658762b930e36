/** Text typed on the open page and stored nowhere yet: a reload would lose it. */
const pendentes = new Set<symbol>();

export const alteracoes = {
  /** Something was typed in this form. */
  marcar: (formulario: symbol): void => void pendentes.add(formulario),
  /** The form was sent, or is unchanged again, or left the page. */
  limpar: (formulario: symbol): void => void pendentes.delete(formulario),
  existem: (): boolean => pendentes.size > 0,
};
