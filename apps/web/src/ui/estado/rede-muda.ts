let muda = false;
let tentarJa: () => void = () => undefined;
const ouvintes = new Set<() => void>();

/**
 * True while the network is known to lead nowhere. A part that still waits then says so in its place, instead of a
 * shape that promises an answer, and offers to ask at once. The module that watches the network sets it.
 */
export const redeMuda = {
  agora: (): boolean => muda,
  assinar(ouvinte: () => void): () => void {
    ouvintes.add(ouvinte);
    return () => void ouvintes.delete(ouvinte);
  },
  dizer(nova: boolean): void {
    if (nova === muda) return;
    muda = nova;
    for (const ouvinte of ouvintes) ouvinte();
  },
  /** Sets the effect of "Tentar novamente" on requests that wait for their next try. */
  aoTentar(faz: () => void): void {
    tentarJa = faz;
  },
  tentar: (): void => tentarJa(),
};
