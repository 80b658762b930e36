import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import { caminhos } from '@rateia/contracts/caminhos';
import pg from 'pg';
import { abrirBanco, abrirPool } from '../apps/api/src/db/banco.ts';
import { migrar } from '../apps/api/src/db/migrar.ts';
import { conferirLivro } from '../apps/api/src/features/livro/conferir-livro.ts';
import { lacrarLivro } from '../apps/api/src/features/livro/tarefas.ts';
import { chavesDeAmbiente, novasChaves } from '../apps/api/src/gateways/chaves/chaveiros.ts';
import { criarCifra } from '../apps/api/src/gateways/chaves/cifra.ts';
import { criarTokens } from '../apps/api/src/http/tokens.ts';
import { semearCatalogo } from '../apps/api/src/seed/catalogo.ts';
import { gerarPartidas } from '../apps/api/src/seed/gerar.ts';
import { gerarGrupos } from '../apps/api/src/seed/gerar-grupos.ts';
import { portaLivre } from '../scripts/portas.ts';
import { iniciarPostgres } from '../scripts/postgres.ts';
import type { Servico } from '../scripts/servir-processos.ts';
import { esperarResposta, iniciarServico } from '../scripts/servir-processos.ts';
import { abrirConexao } from './vagas/conexao.ts';
import type { Medida } from './vagas/dados.ts';
import { resumir } from './vagas/dados.ts';
import { prepararPessoas } from './vagas/preparar.ts';

const RAIZ = fileURLToPath(new URL('..', import.meta.url));
const GRUPOS = Number(process.env['GRUPOS'] ?? 1_000_000);
const PARTIDAS = Number(process.env['PARTIDAS'] ?? 1_000_000);
/** A third of the generated groups is for sale: enough for more than a page. */
const POUCOS = 200;
const PEDIDOS = Number(process.env['PEDIDOS'] ?? 2_000);
const RODADAS = 3;
const CONEXOES = 16;
const LISTAGENS = [
  ['first page', ''],
  ['a word', '?busca=netflix'],
] as const;

type Bancada = { readonly url: string; readonly chaves: string; readonly pasta: string; readonly servicos: Servico[] };

/**
 * Measures how the product grows, each figure as a ratio to a baseline of the same run: the listing of groups with many
 * against few, two API processes against one, the check of the whole ledger against one reading of its entries.
 */
export async function medirEscala(): Promise<void> {
  const pasta = mkdtempSync(join(tmpdir(), 'rateia-escala-'));
  dizer(`${cpus().length} cores, ${PEDIDOS} requests a measurement, ${RODADAS} rounds`);
  const servidor = await iniciarPostgres({ pasta: join(pasta, 'banco') });
  const servicos: Servico[] = [];
  try {
    await migrar(servidor.url);
    await medirConfirmacoes(servidor.url);
    const bancada = { url: servidor.url, chaves: novasChaves(), pasta, servicos };
    await medirListagem(bancada);
    await medirLivro(servidor.url);
  } finally {
    for (const servico of servicos) await servico.parar();
    await servidor.parar();
    rmSync(pasta, { recursive: true, force: true });
  }
}

/** Measures the disk: durable transactions of one narrow row each, on as many connections as the API's pool. */
async function medirConfirmacoes(url: string): Promise<void> {
  await comCliente(url, async (cliente) => void (await cliente.query('create table bancada_confirmacoes (n int)')));
  const fila = Array.from({ length: PEDIDOS }).keys();
  const segundos = await cronometrar(
    async () =>
      void (await Promise.all(
        Array.from({ length: CONEXOES }, () =>
          comCliente(url, async (cliente) => {
            for (const n of fila) await cliente.query('insert into bancada_confirmacoes values ($1)', [n]);
          }),
        ),
      )),
  );
  dizer(`durable commits of one row, ${CONEXOES} connections: ${(PEDIDOS / segundos).toFixed(0)}/s`);
}

async function medirListagem(b: Bancada): Promise<void> {
  const db = abrirBanco(abrirPool(b.url, { maximo: 2 }));
  await semearCatalogo(db).finally(() => db.destroy());
  const pedido = await quemPede(b);
  const uma = await iniciarApi(b);
  await gerarGrupos(b.url, { grupos: POUCOS, avisar: () => undefined });
  const poucos = await medirCada([uma], pedido);
  await gerarGrupos(b.url, { grupos: GRUPOS, avisar: (texto) => dizer(`  ${texto}`) });
  await comCliente(b.url, async (cliente) => {
    await cliente.query('vacuum analyze');
    await cliente.query('checkpoint');
  });
  const muitos = await medirCada([uma], pedido);
  for (const [i, [nome]] of LISTAGENS.entries())
    comparar(`listing, ${nome}: ${numero(GRUPOS)} groups against ${POUCOS}`, muitos[i], poucos[i]);
  const duas = await medirCada([uma, await iniciarApi(b)], pedido);
  for (const [i, [nome]] of LISTAGENS.entries())
    comparar(`two API processes against one, ${nome}, ${numero(GRUPOS)} groups`, duas[i], muitos[i]);
}

/** A request of somebody who is logged in, as text. */
async function quemPede({ url, chaves }: Bancada): Promise<(porta: number, busca: string) => string> {
  const { compradores, hashDispositivo } = await comCliente(url, (cliente) =>
    prepararPessoas(cliente, { compradores: 1, administradores: 1, comprasCada: 1 }),
  );
  const [quem] = compradores;
  if (quem === undefined) throw new Error('nobody to ask');
  const token = criarTokens(criarCifra(chavesDeAmbiente(chaves))).emitir({ usuarioId: quem.id, sessaoId: quem.sessao });
  const { method, path } = caminhos.getGrupos;
  return (porta, busca) =>
    [
      `${method} ${path}${busca} HTTP/1.1`,
      `host: 127.0.0.1:${porta}`,
      `authorization: Bearer ${token}`,
      `${CABECALHOS.dispositivo}: ${hashDispositivo}`,
      '',
      '',
    ].join('\r\n');
}

async function iniciarApi({ url, chaves, pasta, servicos }: Bancada): Promise<number> {
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

/** The median round of each listing, all connections shared out over the processes. */
async function medirCada(
  portas: readonly number[],
  pedido: (porta: number, busca: string) => string,
): Promise<readonly Medida[]> {
  const medidas: Medida[] = [];
  for (const [, busca] of LISTAGENS) {
    const rodadas: Medida[] = [];
    // The first warms caches and plans, and counts for nothing.
    for (let rodada = 0; rodada <= RODADAS; rodada += 1) rodadas.push(await pedirTudo(portas, (p) => pedido(p, busca)));
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

/** The whole check of the ledger, against reading every entry once. */
async function medirLivro(url: string): Promise<void> {
  await gerarPartidas(url, { partidas: PARTIDAS, avisar: () => undefined });
  const db = abrirBanco(abrirPool(url, { maximo: 2 }));
  try {
    const lacrar = await cronometrar(() => lacrarLivro(db));
    await comCliente(url, async (cliente) => void (await cliente.query('vacuum analyze')));
    const ler = await cronometrar(() =>
      comCliente(url, async (cliente) => void (await cliente.query('select count(*), sum(valor) from partidas'))),
    );
    const conferir = await cronometrar(async () => {
      const achados = await conferirLivro(db, null);
      const errado = achados.find(({ ok }) => !ok);
      if (errado !== undefined) throw new Error(errado.texto);
    });
    dizer(
      `ledger:verify, ${numero(PARTIDAS)} entries: sealing ${lacrar.toFixed(1)} s, whole check ${conferir.toFixed(1)} s, reading every entry once ${ler.toFixed(2)} s, ratio ${(conferir / ler).toFixed(0)}`,
    );
  } finally {
    await db.destroy();
  }
}

async function cronometrar(fazer: () => Promise<void>): Promise<number> {
  const inicio = performance.now();
  await fazer();
  return (performance.now() - inicio) / 1_000;
}

async function comCliente<T>(url: string, fazer: (cliente: pg.Client) => Promise<T>): Promise<T> {
  const cliente = new pg.Client({ connectionString: url });
  await cliente.connect();
  return await fazer(cliente).finally(() => cliente.end());
}

function comparar(nome: string, nossa: Medida | undefined, base: Medida | undefined): void {
  if (nossa === undefined || base === undefined) throw new Error(`${nome} was not measured`);
  dizer(
    `${nome}: ${porSegundo(nossa).toFixed(0)}/s against ${porSegundo(base).toFixed(0)}/s, ratio ${(porSegundo(nossa) / porSegundo(base)).toFixed(2)}; p50 ${nossa.p50.toFixed(1)} against ${base.p50.toFixed(1)} ms, p99 ${nossa.p99.toFixed(1)} against ${base.p99.toFixed(1)} ms`,
  );
}

function porSegundo(m: Medida): number {
  return m.vendidas / m.segundos;
}
function numero(n: number): string {
  return n.toLocaleString('en-US');
}
function dizer(texto: string): void {
  void process.stdout.write(`${texto}\n`);
}
