import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

const raiz = resolve(import.meta.dirname, '../..');

export type PedidoDeComando = {
  /** The folder of database, keys and logs of this run. */
  readonly dados: string;
  readonly roteiro?: string;
  readonly node?: readonly string[];
  readonly env?: Record<string, string>;
};

/** One of the two commands, as npm runs it: the test runner's own variables are not passed on. */
export function executarComando({ dados, roteiro = 'start.mjs', node = [], env = {} }: PedidoDeComando) {
  const { NODE_ENV: _daProva, VITEST: _doCorredor, ...ambiente } = process.env;
  const filho = spawn(process.execPath, [...node, join(raiz, 'scripts', roteiro)], {
    cwd: raiz,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...ambiente, DADOS: dados, DATABASE_URL: '', ...env },
  });
  let dito = '';
  const ouvintes = new Set<() => void>();
  for (const canal of [filho.stdout, filho.stderr])
    canal.on('data', (pedaco: Buffer) => {
      dito += pedaco.toString('utf8');
      for (const ouvinte of ouvintes) ouvinte();
    });
  const fim = new Promise<number>((pronto) => filho.once('close', (codigo) => pronto(codigo ?? -1)));
  return {
    fim,
    dito: () => dito,
    sinal: (sinal: NodeJS.Signals) => filho.kill(sinal),
    ctrlC: () => filho.kill('SIGINT'),
    /** Waits until the command has said this, or has ended without it. */
    disse: (texto: string) =>
      new Promise<boolean>((pronto) => {
        function olhar(): void {
          if (dito.includes(texto)) pronto(true);
        }
        ouvintes.add(olhar);
        olhar();
        void fim.then(() => pronto(dito.includes(texto)));
      }),
  };
}
