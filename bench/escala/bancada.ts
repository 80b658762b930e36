import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import pg from 'pg';
import { migrar } from '../../apps/api/src/db/migrar.ts';
import { chavesDeAmbiente, novasChaves } from '../../apps/api/src/gateways/chaves/chaveiros.ts';
import { criarCifra } from '../../apps/api/src/gateways/chaves/cifra.ts';
import { criarTokens } from '../../apps/api/src/http/tokens.ts';
import { portaLivre } from '../../scripts/portas.ts';
import { iniciarPostgres } from '../../scripts/postgres.ts';
import type { Servico } from '../../scripts/servir-processos.ts';
import { esperarResposta, iniciarServico } from '../../scripts/servir-processos.ts';
import { abrirConexao } from '../vagas/conexao.ts';
import type { Medida } from '../vagas/dados.ts';
import { resumir } from '../vagas/dados.ts';
import { prepararPessoas } from '../vagas/preparar.ts';

const RAIZ = fileURLToPath(new URL('../..', import.meta.url));
/** Groups that are generated. */
export const GRUPOS = Number(process.env['GRUPOS'] ?? 1_000_000);
/** Requests of a measurement. */
export const PEDIDOS = Number(process.env['PEDIDOS'] ?? 2_000);
export const CONEXOES = 16;
const RODADAS = 3;

/** A product of its own: the database, its keys, and the processes that were started. */
export type Bancada = {
  readonly url: string;
  readonly chaves: string;
  readonly pasta: string;
  readonly servicos: Servico[];
};

/** Measures with a database of its own, which is gone afterwards, whatever happens. */
export async function naBancada(medir: (b: Bancada) => Promise<void>): Promise<void> {
  const pasta = mkdtempSync(join(tmpdir(), 'rateia-escala-'));
  dizer(`${cpus().length} cores, ${PEDIDOS} requests a measurement, ${RODADAS} rounds`);
  const servidor = await iniciarPostgres({ pasta: join(pasta, 'banco') });
  const servicos: Servico[] = [];
  try {
    await migrar(servidor.url);
    await medir({ url: servidor.url, chaves: novasChaves(), pasta, servicos });
  } finally {
    for (const servico of servicos) await servico.parar();
    await servidor.parar();
    rmSync(pasta, { recursive: true, force: true });
  }
}

/** An API process on a port of its own. */
export async function iniciarApi({ url, chaves, pasta, servicos }: Bancada): Promise<number> {
  const porta = await portaLivre();
  const api = iniciarServico({
    nome: `api-${porta}`,
    programa: 'apps/api/src/main.ts',
    raiz: RAIZ,
    registros: pasta,
    env: {
      DATABASE_URL: url,
      DATABASE_POOL: '10',
      PORT: String(porta),
      CHAVES: chaves,
      LIMITE_POR_MINUTO: '100000000',
      LIMITE_POR_CONTA: '100000000',
      LOG_LEVEL: 'error',
      RELOGIO_DE_TESTE: 'nao',
    },
  });
  servicos.push(api);
  await esperarResposta(`http://127.0.0.1:${porta}/readyz`, api);
  return porta;
}

/** Somebody who is logged in: the number of the account, and a request of it for an address, as text. */
export async function quemPede({ url, chaves }: Bancada) {
  const { compradores, hashDispositivo } = await comCliente(url, (cliente) =>
    prepararPessoas(cliente, { compradores: 1, administradores: 1, comprasCada: 1 }),
  );
  const [quem] = compradores;
  if (quem === undefined) throw new Error('nobody to ask');
  const token = criarTokens(criarCifra(chavesDeAmbiente(chaves))).emitir({ usuarioId: quem.id, sessaoId: quem.sessao });
  function pedido(porta: number, caminho: string): string {
    return [
      `GET ${caminho} HTTP/1.1`,
      `host: 127.0.0.1:${porta}`,
      `authorization: Bearer ${token}`,
      `${CABECALHOS.dispositivo}: ${hashDispositivo}`,
      '',
      '',
    ].join('\r\n');
  }
  return { id: quem.id, pedido };
}

export type Caminho = readonly [nome: string, caminho: string];

/** The median round of each address, all connections shared out over the processes. */
export async function medirCada(p: {
  readonly portas: readonly number[];
  readonly caminhos: readonly Caminho[];
  readonly pedido: (porta: number, caminho: string) => string;
}): Promise<readonly Medida[]> {
  const medidas: Medida[] = [];
  for (const [, caminho] of p.caminhos) {
    const rodadas: Medida[] = [];
    // The first warms caches and plans, and counts for nothing.
    for (let rodada = 0; rodada <= RODADAS; rodada += 1)
      rodadas.push(await pedirTudo(p.portas, (porta) => p.pedido(porta, caminho)));
    const validas = rodadas.slice(1).sort((a, z) => porSegundo(a) - porSegundo(z));
    const mediana = validas[Math.floor(validas.length / 2)];
    if (mediana !== undefined) medidas.push(mediana);
  }
  return medidas;
}

async function pedirTudo(portas: readonly number[], pedido: (porta: number) => string): Promise<Medida> {
  const conexoes = await Promise.all(
    Array.from({ length: CONEXOES }, async (_, i) => {
      const porta = portas[i % portas.length] ?? 0;
      return { porta, conexao: await abrirConexao(porta) };
    }),
  );
  const duracoes: number[] = [];
  const fila = Array.from({ length: PEDIDOS }).keys();
  const inicio = performance.now();
  await Promise.all(
    conexoes.map(async ({ porta, conexao }) => {
      for (const _ of fila) {
        const antes = performance.now();
        const { status, corpo } = await conexao.pedir(pedido(porta));
        duracoes.push(performance.now() - antes);
        if (status !== 200) throw new Error(`${status} ${corpo}`);
      }
    }),
  );
  const segundos = (performance.now() - inicio) / 1_000;
  for (const { conexao } of conexoes) conexao.fechar();
  return resumir(duracoes, { vendidas: PEDIDOS, recusadas: 0, segundos });
}

/** Seconds that it takes. */
export async function cronometrar(fazer: () => Promise<void>): Promise<number> {
  const inicio = performance.now();
  await fazer();
  return (performance.now() - inicio) / 1_000;
}

export async function comCliente<T>(url: string, fazer: (cliente: pg.Client) => Promise<T>): Promise<T> {
  const cliente = new pg.Client({ connectionString: url });
  await cliente.connect();
  return await fazer(cliente).finally(() => cliente.end());
}

/** Says both measures and their ratio. */
export function comparar(nome: string, nossa: Medida | undefined, base: Medida | undefined): void {
  if (nossa === undefined || base === undefined) throw new Error(`${nome} was not measured`);
  dizer(
    `${nome}: ${porSegundo(nossa).toFixed(0)}/s against ${porSegundo(base).toFixed(0)}/s, ratio ${(porSegundo(nossa) / porSegundo(base)).toFixed(2)}; p50 ${nossa.p50.toFixed(1)} against ${base.p50.toFixed(1)} ms, p99 ${nossa.p99.toFixed(1)} against ${base.p99.toFixed(1)} ms`,
  );
}

function porSegundo(m: Medida): number {
  return m.vendidas / m.segundos;
}
export function numero(n: number): string {
  return n.toLocaleString('en-US');
}
export function dizer(texto: string): void {
  void process.stdout.write(`${texto}\n`);
}
