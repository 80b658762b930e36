import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Falha } from './falha.ts';
import type { ProcessoGuardado } from './processo-guardado.ts';
import { iniciarProcesso, terminaEm, ultimasLinhas } from './processo-guardado.ts';

export type Servico = {
  readonly nome: string;
  /** Settles with the exit code when the service ends. */
  readonly fim: Promise<number>;
  readonly ultimasLinhas: () => string;
  readonly parar: () => Promise<void>;
};

type OpcoesDeServico = {
  readonly nome: string;
  /** The program, from the root of the project. */
  readonly programa: string;
  readonly raiz: string;
  /** The folder where `<nome>.log` is written. */
  readonly registros: string;
  readonly env: Record<string, string>;
  /** The signal that stops a process which runs to its end. */
  readonly parada?: AbortSignal | undefined;
};

const limiteDeParadaMs = 15_000;
const limiteDeInicioMs = 60_000;

/** Starts one of our own programs, with its output kept in a file. */
export function iniciarServico({ nome, programa, raiz, registros, env }: OpcoesDeServico): Servico {
  const processo = iniciarProcesso({ comando: [process.execPath, programa], cwd: raiz, env, sinalDeParada: 'TERM' });
  const linhas = ultimasLinhas(processo);
  gravarSaida(processo, registros, nome);
  return {
    nome,
    fim: processo.fim,
    ultimasLinhas: linhas,
    parar: async () => {
      if (!(await processo.parar(limiteDeParadaMs))) processo.matar();
      await processo.fim;
    },
  };
}

/** Runs one of our own programs to its end. */
export async function executarPrograma(opcoes: OpcoesDeServico, argumentos: readonly string[]): Promise<void> {
  const { nome, programa, raiz, registros, env, parada } = opcoes;
  const comando = [process.execPath, programa, ...argumentos] as const;
  const processo = iniciarProcesso({ comando: [...comando], cwd: raiz, env, sinalDeParada: 'TERM' });
  const linhas = ultimasLinhas(processo);
  gravarSaida(processo, registros, nome);
  parada?.addEventListener('abort', () => processo.parar(limiteDeParadaMs));
  const codigo = await processo.fim;
  if (codigo !== 0) throw new Falha(`${nome} falhou (código ${codigo}). Últimas linhas:\n${linhas()}`);
}

/** Waits until the address answers 200, or says why it never will. */
export async function esperarResposta(endereco: string, servico: Servico): Promise<void> {
  const inicio = performance.now();
  while (performance.now() - inicio < limiteDeInicioMs) {
    if (await responde(endereco)) return;
    if (await terminaEm(servico.fim, 100)) {
      throw new Falha(
        `${servico.nome} parou ao iniciar (código ${await servico.fim}). Últimas linhas:\n${servico.ultimasLinhas()}`,
      );
    }
  }
  throw new Falha(
    `${servico.nome} não respondeu em ${endereco} em ${limiteDeInicioMs / 1000} s. Últimas linhas:\n${servico.ultimasLinhas()}`,
  );
}

async function responde(endereco: string): Promise<boolean> {
  try {
    const resposta = await fetch(endereco, { signal: AbortSignal.timeout(2_000) });
    return resposta.ok;
  } catch {
    return false;
  }
}

function gravarSaida(processo: ProcessoGuardado, registros: string, nome: string): void {
  mkdirSync(registros, { recursive: true });
  const arquivo = createWriteStream(join(registros, `${nome}.log`));
  processo.stdout.pipe(arquivo, { end: false });
  processo.stderr.pipe(arquivo, { end: false });
  void processo.fim.then(() => arquivo.end());
}
