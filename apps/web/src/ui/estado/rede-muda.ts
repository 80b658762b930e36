let muda = false;
let tentarJa: () => void = () => undefined;
const ouvintes = new Set<() => void>();

/**
 * Whether the network is known to lead nowhere. What is still waited for then says so in its place, instead of a shape that
 * promises an answer, and can be asked for at once. Who looks at the network tells it.
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
  /** What "Tentar novamente" does to what waits for its next try. */
  aoTentar(faz: () => void): void {
    tentarJa = faz;
  },
  tentar: (): void => tentarJa(),
};
