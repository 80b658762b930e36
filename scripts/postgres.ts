import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as passar } from 'node:timers/promises';
import { Falha } from './falha.ts';
import { portaLivre } from './portas.ts';
import { ajustesDoPostgres, argumentosDoInitdb } from './postgres-ajustes.ts';
import type { BinariosDoBanco } from './postgres-binarios.ts';
import { binariosDoBanco } from './postgres-binarios.ts';
import type { Acesso } from './postgres-pasta.ts';
import { abrirPasta, guardarSenha, prepararPasta } from './postgres-pasta.ts';
import { liberarPasta } from './postgres-trava.ts';
import { usuarioDoBanco } from './postgres-usuario.ts';
import type { ProcessoGuardado } from './processo-guardado.ts';
import { iniciarProcesso, terminaEm, ultimasLinhas } from './processo-guardado.ts';

export type OpcoesDoPostgres = {
  /** Folder of the cluster; made when absent, found again when present. */
  readonly pasta: string;
  /** 0 or absent: any free port. */
  readonly porta?: number;
  /** Absent: a random one, kept in the folder. */
  readonly senha?: string;
  /** For tests: fast and not durable, and the folder is deleted at the stop. */
  readonly efemero?: boolean;
};

export type PostgresEmServico = {
  /** Address of the database `rateia`, as the owner of everything in it. */
  readonly url: string;
  readonly porta: number;
  /** The server's process id. */
  readonly pid: number;
  /** Settles when the server ends, asked or not, with its exit code. */
  readonly fim: Promise<number>;
  /** Ends the server cleanly; nothing of it is left running or locked. */
  readonly parar: () => Promise<void>;
};

const usuarioSql = 'rateia';
const limiteDeInicioMs = 60_000;
const limiteDeParadaMs = 20_000;
const limiteDeRestosMs = 10_000;

/** Starts the PostgreSQL that comes with the installation, on 127.0.0.1, as root or as anyone else. */
export async function iniciarPostgres(opcoes: OpcoesDoPostgres): Promise<PostgresEmServico> {
  const pasta = resolve(opcoes.pasta);
  const efemero = opcoes.efemero ?? false;
  const usuario = usuarioDoBanco(pasta);
  const binarios = binariosDoBanco(usuario);
  prepararPasta(pasta, usuario);
  await liberarPasta(join(pasta, 'dados'));
  const senha = guardarSenha(pasta, opcoes.senha, usuario);
  const acesso = abrirPasta(pasta, usuario);
  try {
    if (!existsSync(join(pasta, 'dados'))) await criarCluster({ pasta, acesso, binarios, efemero });
    const porta = opcoes.porta === undefined || opcoes.porta === 0 ? await portaLivre() : opcoes.porta;
    const processo = await ligar(() =>
      iniciarProcesso({
        ...acesso.processo,
        comando: [binarios.postgres, '-D', `${acesso.caminho}/dados`, ...ajustesDoPostgres(porta, efemero)],
        sinalDeParada: 'INT',
        apagarAoFim: efemero ? pasta : undefined,
      }),
    );
    return {
      url: `postgres://${usuarioSql}:${encodeURIComponent(senha)}@127.0.0.1:${porta}/rateia`,
      porta,
      pid: Number.parseInt(readFileSync(join(pasta, 'dados/postmaster.pid'), 'utf8'), 10),
      fim: processo.fim,
      parar: async () => {
        if (!(await processo.parar(limiteDeParadaMs))) processo.matar();
        await processo.fim;
        if (efemero) rmSync(pasta, { recursive: true, force: true });
      },
    };
  } finally {
    acesso.fechar();
  }
}

type Criacao = {
  readonly pasta: string;
  readonly acesso: Acesso;
  readonly binarios: BinariosDoBanco;
  readonly efemero: boolean;
};

/** Made beside and renamed at the end, so a cluster interrupted half-way is never taken for a whole one. */
async function criarCluster({ pasta, acesso, binarios, efemero }: Criacao): Promise<void> {
  const novo = `${acesso.caminho}/dados.novo`;
  const dono = [`--username=${usuarioSql}`, `--pwfile=${acesso.caminho}/senha`];
  await executar(acesso, [binarios.initdb, '-D', novo, ...dono, ...argumentosDoInitdb(efemero)]);
  const criarBanco = `echo 'CREATE DATABASE ${usuarioSql}' | "$1" --single -D "$2" -c fsync=${efemero ? 'off' : 'on'} postgres`;
  await executar(acesso, ['/bin/sh', '-c', criarBanco, 'sh', binarios.postgres, novo]);
  renameSync(join(pasta, 'dados.novo'), join(pasta, 'dados'));
}

async function executar(acesso: Acesso, comando: [string, ...string[]]): Promise<void> {
  const processo = iniciarProcesso({ ...acesso.processo, comando, sinalDeParada: 'TERM' });
  const saida = ultimasLinhas(processo);
  if (!(await terminaEm(processo.fim, limiteDeInicioMs))) processo.matar();
  const codigo = await processo.fim;
  if (codigo !== 0) throw new Falha(`O PostgreSQL não conseguiu criar os dados (código ${codigo}):\n${saida()}`);
}

/** After a `kill -9` the old server's last processes may still hold its memory for a moment: then it is tried again. */
async function ligar(iniciar: () => ProcessoGuardado): Promise<ProcessoGuardado> {
  const inicio = performance.now();
  for (;;) {
    const processo = iniciar();
    const erro = await esperarPronto(processo);
    if (erro === undefined) return processo;
    processo.matar();
    await processo.fim;
    if (!erro.includes('pre-existing shared memory block') || performance.now() - inicio > limiteDeRestosMs) {
      throw new Falha(`O PostgreSQL embutido não iniciou:\n${erro}`);
    }
    await passar(200);
  }
}

async function esperarPronto(processo: ProcessoGuardado): Promise<string | undefined> {
  const saida = ultimasLinhas(processo);
  function pronto(): boolean {
    return saida().includes('ready to accept connections');
  }
  const chegada = new Promise<void>((resolvePronto) => {
    processo.stderr.on('data', () => {
      if (pronto()) resolvePronto();
    });
  });
  await terminaEm(Promise.race([chegada, processo.fim]), limiteDeInicioMs);
  return pronto() ? undefined : saida();
}
