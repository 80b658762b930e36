/**
 * The class names by which Mantine's style sheets know the parts of its components. Our elements use them without the
 * components' code, which would be a tenth of the load of /login (ADR 033). A test compares the names with the
 * installed version.
 */
export const classesDoMantine = {
  solto: { root: 'm_87cf2631' },
  botao: { root: 'm_77c9d27d', inner: 'm_80f1301b', label: 'm_811560b9', section: 'm_a74036a' },
  icone: { root: 'm_8d3f4000', icon: 'm_8d3afb97' },
  campo: {
    root: 'm_46b77525',
    label: 'm_8fdc1311',
    wrapper: 'm_6c018570',
    input: 'm_8fb7ebe7',
    section: 'm_82577fc2',
    description: 'm_fe47ce59',
    error: 'm_8f816625',
  },
} as const;

/** Class names side by side; those that are not there leave no trace. */
export function classes(...nomes: readonly (string | undefined)[]): string {
  return nomes.filter(Boolean).join(' ');
}
