/** Everything the sandbox will do later. Stopping cancels it; a test waits for it instead of sleeping. */
export interface Agenda {
  readonly depois: (ms: number, tarefa: () => void | Promise<void>) => void;
  /** Resolves once nothing is scheduled or running. */
  readonly ociosa: () => Promise<void>;
  readonly cancelar: () => void;
  readonly encerrar: () => Promise<void>;
}

export function criarAgenda(aoFalhar: (erro: unknown) => void): Agenda {
  const marcadas = new Set<NodeJS.Timeout>();
  let rodando = 0;
  let encerrada = false;
  let avisar: (() => void)[] = [];

  function conferir() {
    if (rodando > 0 || marcadas.size > 0) return;
    const esperando = avisar;
    avisar = [];
    for (const resolver of esperando) resolver();
  }
  async function rodar(tarefa: () => void | Promise<void>) {
    rodando += 1;
    try {
      await tarefa();
    } catch (erro) {
      aoFalhar(erro);
    } finally {
      rodando -= 1;
      conferir();
    }
  }
  function cancelar() {
    for (const marca of marcadas) clearTimeout(marca);
    marcadas.clear();
    conferir();
  }
  function ociosa() {
    return new Promise<void>((resolver) => {
      avisar.push(resolver);
      conferir();
    });
  }

  return {
    depois: (ms, tarefa) => {
      if (encerrada) return;
      const marca = setTimeout(() => {
        marcadas.delete(marca);
        void rodar(tarefa);
      }, ms);
      marcadas.add(marca);
    },
    ociosa,
    cancelar,
    encerrar: async () => {
      encerrada = true;
      cancelar();
      await ociosa();
    },
  };
}
