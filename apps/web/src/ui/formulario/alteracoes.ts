/** Text typed on the open page and stored nowhere yet: a reload would lose it. */
const pendentes = new Set<symbol>();

export const alteracoes = {
  /** Something was typed in this form. */
  marcar: (formulario: symbol): void => void pendentes.add(formulario),
  /** It was sent, or is as it was, or its form left the page. */
  limpar: (formulario: symbol): void => void pendentes.delete(formulario),
  existem: (): boolean => pendentes.size > 0,
};
