import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

export type OpcoesDeProcesso = {
  readonly comando: readonly [string, ...string[]];
  readonly sinalDeParada: 'INT' | 'TERM';
  readonly env?: Record<string, string | undefined>;
  readonly cwd?: string;
  /** Runs the command as this system user (only root may ask for it). */
  readonly usuario?: { readonly uid: number; readonly gid: number } | undefined;
  /** Open descriptors handed down; the first one is number 3 in the command. */
  readonly descritores?: readonly number[];
  /** Folder deleted when the command ends, even if this process was killed meanwhile. */
  readonly apagarAoFim?: string | undefined;
};

export type ProcessoGuardado = {
  readonly stdout: Readable;
  readonly stderr: Readable;
  /** Settles when the command has ended, with its exit code (128 + n for signal n). */
  readonly fim: Promise<number>;
  /** Asks the command to end; resolves true when it ended in time. */
  readonly parar: (limiteMs: number) => Promise<boolean>;
  /** Ends the command and its direct children at once. */
  readonly matar: () => void;
};

/*
 * The shell below ends with us: it waits for its standard input to close, which happens when we ask for the stop and
 * also when this process dies in any way, `kill -9` included. Nothing we start can be left behind.
 */
const guarda = `
sinal=$1; apagar=$2; shift 2
exec 8<&0
"$@" 8<&- </dev/null &
filho=$!
( read -r _ <&8; kill -s "$sinal" "$filho" ) 1>&- 2>&- &
vigia=$!
wait "$filho"; codigo=$?
kill "$vigia" 2>&-
if [ -n "$apagar" ]; then rm -rf -- "$apagar"; fi
exit "$codigo"
`;

/** Starts a command in its own session (a Ctrl-C in the terminal reaches only us, so we choose the order of the stop). */
export function iniciarProcesso(opcoes: OpcoesDeProcesso): ProcessoGuardado {
  const filho = spawn(
    '/bin/sh',
    ['-c', guarda, 'guarda', opcoes.sinalDeParada, opcoes.apagarAoFim ?? '', ...opcoes.comando],
    {
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe', ...(opcoes.descritores ?? [])],
      env: { ...process.env, ...opcoes.env },
      ...(opcoes.cwd === undefined ? {} : { cwd: opcoes.cwd }),
      ...opcoes.usuario,
    },
  );
  const { stdin, stdout, stderr } = exigirCanais(filho);
  stdin.on('error', () => stdin.destroy());
  const fim = new Promise<number>((resolve) => {
    filho.once('error', () => resolve(127));
    filho.once('close', (codigo, sinal) => resolve(codigo ?? (sinal === null ? 1 : 137)));
  });
  function matar(): void {
    if (filho.pid !== undefined && filho.exitCode === null && filho.signalCode === null)
      process.kill(-filho.pid, 'SIGKILL');
  }
  async function parar(limiteMs: number): Promise<boolean> {
    stdin.end();
    return await terminaEm(fim, limiteMs);
  }
  return { stdout, stderr, fim, parar, matar };
}

/** True if the promise settles within the limit. */
export async function terminaEm(fim: Promise<unknown>, limiteMs: number): Promise<boolean> {
  let relogio: NodeJS.Timeout | undefined;
  const limite = new Promise<false>((resolve) => {
    relogio = setTimeout(() => resolve(false), limiteMs);
  });
  const resultado = await Promise.race([fim.then(() => true), limite]);
  clearTimeout(relogio);
  return resultado;
}

function exigirCanais(filho: ChildProcess) {
  const { stdin, stdout, stderr } = filho;
  if (stdin === null || stdout === null || stderr === null) throw new Error('the child was started without its pipes');
  return { stdin, stdout, stderr };
}

/** Keeps the end of the process's output; reading it also keeps its pipes from filling up. */
export function ultimasLinhas(processo: ProcessoGuardado): () => string {
  let texto = '';
  function juntar(pedaco: Buffer): void {
    texto = (texto + pedaco.toString('utf8')).slice(-4000);
  }
  processo.stdout.on('data', juntar);
  processo.stderr.on('data', juntar);
  return () => texto.trim();
}
