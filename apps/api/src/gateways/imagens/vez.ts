/** Limits work to so many at a time, and so many more that wait for their turn. */
export interface Vez {
  /** Runs when its turn comes; undefined, without running, when the queue is full. */
  readonly naSuaVez: <T>(fazer: () => Promise<T>) => Promise<T | undefined>;
}

export function criarVez({
  aoMesmoTempo,
  esperando,
}: {
  readonly aoMesmoTempo: number;
  readonly esperando: number;
}): Vez {
  let ocupadas = 0;
  const fila: (() => void)[] = [];
  async function entrar(): Promise<void> {
    if (ocupadas < aoMesmoTempo) {
      ocupadas += 1;
      return;
    }
    // The one that leaves hands its place over, so that no other call passes in between.
    await new Promise<void>((resolver) => fila.push(resolver));
  }
  function sair(): void {
    const proxima = fila.shift();
    if (proxima === undefined) ocupadas -= 1;
    else proxima();
  }
  return {
    naSuaVez: async (fazer) => {
      if (ocupadas >= aoMesmoTempo && fila.length >= esperando) return undefined;
      await entrar();
      try {
        return await fazer();
      } finally {
        sair();
      }
    },
  };
}
