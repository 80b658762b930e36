/** When each request began that has no answer yet. */
const emCurso = new Set<number>();

/** Counts a request until its answer: who draws the network asks how long the oldest one has been waiting. */
export async function contarPedido<T>(faz: () => Promise<T>): Promise<T> {
  let inicio = performance.now();
  while (emCurso.has(inicio)) inicio += 0.001;
  emCurso.add(inicio);
  try {
    return await faz();
  } finally {
    emCurso.delete(inicio);
  }
}

/** When the oldest unanswered request began; infinity when there is none. */
export function pedidoMaisAntigo(): number {
  return Math.min(Number.POSITIVE_INFINITY, ...emCurso);
}
