/** When each request began that has no answer yet. */
const emCurso = new Set<number>();
let muda = Number.POSITIVE_INFINITY;

/** Counts a request until its answer: the part that draws the network asks how long the oldest one has been waiting. */
export async function contarPedido<T>(faz: () => Promise<T>): Promise<T> {
  let inicio = performance.now();
  while (emCurso.has(inicio)) inicio += 0.001;
  emCurso.add(inicio);
  try {
    const resposta = await faz();
    muda = Number.POSITIVE_INFINITY;
    return resposta;
  } catch (causa) {
    // A caller that gives a request up has heard nothing of the network.
    if (!(causa instanceof Error && causa.name === 'AbortError')) muda = Math.min(muda, performance.now());
    throw causa;
  } finally {
    emCurso.delete(inicio);
  }
}

/** When the oldest unanswered request began; infinity when there is none. */
export function pedidoMaisAntigo(): number {
  return Math.min(Number.POSITIVE_INFINITY, ...emCurso);
}

/**
 * The time since which no answer came, counted from the first request that failed after the last answer; infinity while
 * answers come.
 */
export function semRespostaDesde(): number {
  return muda;
}

const apressados = new Set<() => void>();

/** Runs once somebody wants what failed to be tried again now; answers how to hear no more of it. */
export function aoTerPressa(faz: () => void): () => void {
  apressados.add(faz);
  return () => void apressados.delete(faz);
}

/** Makes every request that waits for its next try try now. */
export function repetirJa(): void {
  for (const faz of [...apressados]) faz();
}
