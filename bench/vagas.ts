import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrar } from '../apps/api/src/db/migrar.ts';
import { chavesDeAmbiente, novasChaves } from '../apps/api/src/gateways/chaves/chaveiros.ts';
import { criarCifra } from '../apps/api/src/gateways/chaves/cifra.ts';
import { criarTokens } from '../apps/api/src/http/tokens.ts';
import { portaLivre } from '../scripts/portas.ts';
import { iniciarPostgres } from '../scripts/postgres.ts';
import { esperarResposta, executarPrograma, iniciarServico } from '../scripts/servir-processos.ts';
import { abrirCommit } from './vagas/antes.ts';
import { conferirDuravel, conferirVendas } from './vagas/conferir.ts';
import type { Carga, GrupoDaBancada, Medida } from './vagas/dados.ts';
import { cpuDaApi, executar, razaoDe, ritmo } from './vagas/medida.ts';
import type { Cenario } from './vagas/preparar.ts';
import { criarGrupos, levantarLimite, prepararPessoas } from './vagas/preparar.ts';

const RAIZ = fileURLToPath(new URL('..', import.meta.url));
/** Purchases of one measurement, and how often each is repeated, the sides in turns. */
const COMPRAS = Number(process.env['COMPRAS'] ?? 4_000);
const RODADAS = Number(process.env['RODADAS'] ?? 5);
const GRUPOS_ESPALHADOS = Number(process.env['GRUPOS'] ?? 10_000);
const VAGAS_ESPALHADAS = 20;
/** Every group is sold once by bare SQL, and then once through the API. */
const FASES_DE_AQUECIMENTO = 1 + Math.ceil(GRUPOS_ESPALHADOS / COMPRAS);
const CONEXOES_SQL = 20;
const CONEXOES_HTTP = 64;
/** Bare SQL, the whole API. */
const LADOS = 2;
const FASES = RODADAS * LADOS;
/** The goal (ESCALA): this part of the sales of bare SQL. */
const META = 0.6;

type Caso = { readonly nome: string; readonly grupoDaCompra: (fase: number, indice: number) => GrupoDaBancada };
type Bancada = {
  readonly pasta: string;
  readonly porta: number;
  readonly banco: string;
  readonly cenario: Cenario;
  readonly tokenDe: (c: { readonly id: number; readonly sessao: string }) => string;
};
/** One commit of the product in service: its API, its database, and the groups that it sells. */
type Produto = {
  readonly bancada: Bancada;
  readonly cliente: pg.Client;
  readonly casos: readonly Caso[];
  readonly aquecimento: Caso;
  readonly parar: () => Promise<void>;
};

/** `--antes <commit>`: the same two calls of an older commit too. `--minutos <n>`: no new round begins after them. */
const OPCOES = { antes: { type: 'string' }, minutos: { type: 'string', default: '60' } } as const;

/**
 * Seats sold per second through the whole HTTP API with authentication, as a ratio to the same work as bare SQL in the
 * same run, and to the same calls of an older commit. It runs on one hot group and spread over 10,000, on a durable
 * PostgreSQL of its own. A purchase is a hold and a payment with the wallet: two calls beside two statements.
 */
export async function medirVagas(argumentos: readonly string[]): Promise<void> {
  const { antes: commit, minutos } = parseArgs({ args: [...argumentos], options: OPCOES }).values;
  const fim = performance.now() + Number(minutos) * 60_000;
  const pasta = mkdtempSync(join(tmpdir(), 'rateia-bancada-'));
  dizer(
    `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, ${COMPRAS} purchases a measurement, ${RODADAS} rounds`,
  );
  const servidor = await iniciarPostgres({ pasta: join(pasta, 'banco') });
  const produtos: Produto[] = [];
  try {
    await migrar(servidor.url);
    const agora = await abrirProduto({ nome: 'api', pasta, banco: servidor.url, raiz: RAIZ });
    produtos.push(agora);
    const antes = commit === undefined ? undefined : await abrirAntes({ commit, pasta, banco: servidor.url });
    if (antes !== undefined) produtos.push(antes);
    await conferirDuravel(agora.cliente);
    for (const produto of produtos) await aquecer(produto, produto === agora);
    const razoes: number[] = [];
    let rodadas = 0;
    for (const [i, caso] of agora.casos.entries()) {
      const doAntes = antes?.casos[i];
      const r = await medirCaso(agora.bancada, {
        caso,
        fim,
        ...(antes === undefined || doAntes === undefined ? {} : { antes: { bancada: antes.bancada, caso: doAntes } }),
      });
      razoes.push(r.razao);
      rodadas += r.rodadas;
    }
    await conferirVendas(agora.cliente, COMPRAS * (rodadas * LADOS + FASES_DE_AQUECIMENTO));
    if (razoes.some((r) => r < META)) {
      dizer(`below ${META} of bare SQL`);
      process.exitCode = 1;
    }
  } finally {
    for (const produto of produtos) await produto.parar();
    await servidor.parar();
    rmSync(pasta, { recursive: true, force: true });
  }
}

/** A service in use has rows, and plans made for them, and remembers the groups that people look at. */
async function aquecer({ bancada, aquecimento: caso, cliente }: Produto, comSql: boolean): Promise<void> {
  for (let fase = 0; fase < FASES_DE_AQUECIMENTO; fase += 1) {
    const programa = fase === 0 && comSql ? 'bench/vagas-sql.ts' : 'bench/vagas-http.ts';
    await medir(bancada, { caso, fase, programa, conexoes: CONEXOES_SQL });
  }
  await cliente.query('vacuum analyze');
  await cliente.query('checkpoint');
}

/** The older commit, in a database of its own of the same server. */
async function abrirAntes(p: {
  readonly commit: string;
  readonly pasta: string;
  readonly banco: string;
}): Promise<Produto> {
  const raiz = abrirCommit({ raiz: RAIZ, commit: p.commit, pasta: p.pasta });
  const servidor = new pg.Client({ connectionString: p.banco });
  await servidor.connect();
  await servidor.query('create database antes');
  await servidor.end();
  const url = new URL(p.banco);
  url.pathname = '/antes';
  const banco = url.href;
  const env = { DATABASE_URL: banco };
  const programa = 'apps/api/scripts/migrar.ts';
  await executarPrograma({ nome: 'migrar-antes', programa, raiz, registros: p.pasta, env }, []);
  dizer(`before: ${p.commit}`);
  return await abrirProduto({ nome: 'api-antes', pasta: p.pasta, banco, raiz });
}

async function abrirProduto(p: {
  readonly nome: string;
  readonly pasta: string;
  readonly banco: string;
  readonly raiz: string;
}): Promise<Produto> {
  const { nome, pasta, banco, raiz } = p;
  const cliente = new pg.Client({ connectionString: banco });
  await cliente.connect();
  dizer(`preparing people and groups (${nome})`);
  const cenario = await prepararPessoas(cliente, {
    compradores: COMPRAS,
    administradores: 500,
    comprasCada: FASES * 2 + FASES_DE_AQUECIMENTO,
  });
  await levantarLimite(cliente);
  const { casos, aquecimento } = await prepararCasos(cliente, cenario, FASES);
  const porta = await portaLivre();
  const chaves = novasChaves();
  const api = iniciarServico({
    nome,
    programa: 'apps/api/src/main.ts',
    raiz,
    registros: pasta,
    env: {
      DATABASE_URL: banco,
      DATABASE_POOL: String(CONEXOES_SQL),
      PORT: String(porta),
      CHAVES: chaves,
      LIMITE_POR_MINUTO: '100000000',
      LIMITE_POR_CONTA: '100000000',
      LOG_LEVEL: 'error',
      RELOGIO_DE_TESTE: 'nao',
    },
  });
  async function parar(): Promise<void> {
    await cliente.end();
    await api.parar();
  }
  try {
    await esperarResposta(`http://127.0.0.1:${porta}/readyz`, api);
  } catch (erro) {
    await parar();
    throw erro;
  }
  const tokens = criarTokens(criarCifra(chavesDeAmbiente(chaves)));
  function tokenDe(c: { readonly id: number; readonly sessao: string }) {
    return tokens.emitir({ usuarioId: c.id, sessaoId: c.sessao });
  }
  return { bancada: { pasta, porta, banco, cenario, tokenDe }, cliente, casos, aquecimento, parar };
}

async function prepararCasos(
  cliente: pg.Client,
  { administradores }: Cenario,
  fases: number,
): Promise<{ readonly casos: readonly Caso[]; readonly aquecimento: Caso }> {
  const quentes = await criarGrupos(cliente, { quantos: fases, vagas: COMPRAS, administradores });
  const espalhados = await criarGrupos(cliente, {
    quantos: GRUPOS_ESPALHADOS,
    vagas: VAGAS_ESPALHADAS,
    administradores,
  });
  function escolher(grupos: readonly GrupoDaBancada[], i: number): GrupoDaBancada {
    const grupo = grupos[i % grupos.length];
    if (grupo === undefined) throw new Error('no groups');
    return grupo;
  }
  function espalhado(fase: number, i: number): GrupoDaBancada {
    return escolher(espalhados, i * 7 + fase * 1_237 + 3);
  }
  return {
    casos: [
      { nome: 'one hot group', grupoDaCompra: (fase) => escolher(quentes, fase) },
      { nome: `${GRUPOS_ESPALHADOS.toLocaleString('en')} groups`, grupoDaCompra: espalhado },
    ],
    aquecimento: {
      nome: 'warm-up',
      grupoDaCompra: (fase, i) => escolher(espalhados, (i + fase * COMPRAS) * 7 + Number(fase === 0)),
    },
  };
}

type Pedido = {
  readonly caso: Caso;
  /** The moment after which no new round begins. */
  readonly fim: number;
  readonly antes?: { readonly bancada: Bancada; readonly caso: Caso };
};

async function medirCaso(
  b: Bancada,
  { caso, fim, antes }: Pedido,
): Promise<{ readonly razao: number; readonly rodadas: number }> {
  const sql: Medida[] = [];
  const http: Medida[] = [];
  const velho: Medida[] = [];
  let cpu = 0;
  for (let rodada = 0; rodada < RODADAS && (rodada === 0 || performance.now() < fim); rodada += 1) {
    const fase = rodada * LADOS;
    sql.push(await medir(b, { caso, fase, programa: 'bench/vagas-sql.ts', conexoes: CONEXOES_SQL }));
    const programa = 'bench/vagas-http.ts';
    const usado = await cpuDaApi(b.porta);
    http.push(await medir(b, { caso, fase: fase + 1, programa, conexoes: CONEXOES_HTTP }));
    cpu += (await cpuDaApi(b.porta)) - usado;
    if (antes !== undefined)
      velho.push(await medir(antes.bancada, { caso: antes.caso, fase: fase + 1, programa, conexoes: CONEXOES_HTTP }));
  }
  const razao = razaoDe(http, sql);
  const ultima = http.at(-1);
  dizer(
    `${caso.nome.padEnd(14)} bare SQL ${ritmo(sql)}   whole API ${ritmo(http)}   ratio ${razao.toFixed(2)} (to reach ${META})   API p50 ${ultima?.p50.toFixed(1)} ms, p99 ${ultima?.p99.toFixed(1)} ms, CPU ${((cpu * 1_000) / http.length / COMPRAS).toFixed(2)} ms each`,
  );
  if (antes !== undefined)
    dizer(
      `${''.padEnd(14)} before ${ritmo(velho)}   now beside before ${razaoDe(http, velho).toFixed(2)} (to reach 1)`,
    );
  return { razao, rodadas: http.length };
}

async function medir(
  b: Bancada,
  m: { readonly caso: Caso; readonly fase: number; readonly programa: string; readonly conexoes: number },
): Promise<Medida> {
  const carga: Carga = {
    porta: b.porta,
    banco: b.banco,
    conexoes: m.conexoes,
    hashDispositivo: b.cenario.hashDispositivo,
    valorTotal: b.cenario.valorTotal,
    compras: b.cenario.compradores.map((c, i) => ({
      usuario: c.id,
      token: b.tokenDe(c),
      grupo: m.caso.grupoDaCompra(m.fase, i),
    })),
  };
  const arquivo = join(b.pasta, 'carga.json');
  writeFileSync(arquivo, JSON.stringify(carga));
  const medida = await executar(m.programa, arquivo);
  if (medida.recusadas > 0) throw new Error(`${m.caso.nome}: ${medida.recusadas} refusals`);
  return medida;
}

function dizer(texto: string): void {
  process.stdout.write(`${texto}\n`);
}
