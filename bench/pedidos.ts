import { fileURLToPath } from 'node:url';
import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import pg from 'pg';
import { chavesDeAmbiente } from '../apps/api/src/gateways/chaves/chaveiros.ts';
import { criarCifra } from '../apps/api/src/gateways/chaves/cifra.ts';
import { criarTokens } from '../apps/api/src/http/tokens.ts';
import { portaLivre } from '../scripts/portas.ts';
import type { Servico } from '../scripts/servir-processos.ts';
import { esperarResposta, iniciarServico } from '../scripts/servir-processos.ts';
import { abrirConexao } from './vagas/conexao.ts';
import type { Medida } from './vagas/dados.ts';
import { resumir } from './vagas/dados.ts';
import { prepararPessoas } from './vagas/preparar.ts';

const RAIZ = fileURLToPath(new URL('..', import.meta.url));
export const PEDIDOS = Number(process.env['PEDIDOS'] ?? 2_000);
export const RODADAS = 3;
export const CONEXOES = 16;

/** A database, the keys of its API, and the processes that were started for it. */
export type Bancada = {
  readonly url: string;
  readonly chaves: string;
  readonly pasta: string;
  readonly servicos: Servico[];
};

/** Somebody who is logged in: the request of a call by him, as text. */
export async function quemPede({
  url,
  chaves,
}: Bancada): Promise<(porta: number, chamada: { readonly method: string; readonly endereco: string }) => string> {
  const { compradores, hashDispositivo } = await comCliente(url, (cliente) =>
    prepararPessoas(cliente, { compradores: 1, administradores: 1, comprasCada: 1 }),
  );
  const [quem] = compradores;
  if (quem === undefined) throw new Error('nobody to ask');
  const token = criarTokens(criarCifra(chavesDeAmbiente(chaves))).emitir({ usuarioId: quem.id, sessaoId: quem.sessao });
  return (porta, { method, endereco }) =>
    [
      `${method} ${endereco} HTTP/1.1`,
      `host: 127.0.0.1:${porta}`,
      `authorization: Bearer ${token}`,
      `${CABECALHOS.dispositivo}: ${hashDispositivo}`,
      '',
      '',
    ].join('\r\n');
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

/** The median round of one request, all connections shared out over the processes; the first one warms and counts for nothing. */
export async function medirPedido(portas: readonly number[], pedido: (porta: number) => string): Promise<Medida> {
  const rodadas: Medida[] = [];
  for (let rodada = 0; rodada <= RODADAS; rodada += 1) rodadas.push(await pedirTudo(portas, pedido));
  const validas = rodadas.slice(1).sort((a, z) => porSegundo(a) - porSegundo(z));
  const mediana = validas[Math.floor(validas.length / 2)];
  if (mediana === undefined) throw new Error('no round was measured');
  return mediana;
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

export async function comCliente<T>(url: string, fazer: (cliente: pg.Client) => Promise<T>): Promise<T> {
  const cliente = new pg.Client({ connectionString: url });
  await cliente.connect();
  return await fazer(cliente).finally(() => cliente.end());
}

/** Prints a figure beside its baseline, with their ratio. */
export function comparar(nome: string, nossa: Medida | undefined, base: Medida | undefined): void {
  if (nossa === undefined || base === undefined) throw new Error(`${nome} was not measured`);
  dizer(
    `${nome}: ${porSegundo(nossa).toFixed(0)}/s against ${porSegundo(base).toFixed(0)}/s, ratio ${(porSegundo(nossa) / porSegundo(base)).toFixed(2)}; p50 ${nossa.p50.toFixed(1)} against ${base.p50.toFixed(1)} ms, p99 ${nossa.p99.toFixed(1)} against ${base.p99.toFixed(1)} ms`,
  );
}

function porSegundo(m: Medida): number {
  return m.vendidas / m.segundos;
}

export function dizer(texto: string): void {
  void process.stdout.write(`${texto}\n`);
}
