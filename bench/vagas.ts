import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrar } from '../apps/api/src/db/migrar.ts';
import { chavesDeAmbiente, novasChaves } from '../apps/api/src/gateways/chaves/chaveiros.ts';
import { criarCifra } from '../apps/api/src/gateways/chaves/cifra.ts';
import { criarTokens } from '../apps/api/src/http/tokens.ts';
import { portaLivre } from '../scripts/portas.ts';
import { iniciarPostgres } from '../scripts/postgres.ts';
import type { Servico } from '../scripts/servir-processos.ts';
import { esperarResposta, iniciarServico } from '../scripts/servir-processos.ts';
import type { Carga, GrupoDaBancada, Medida } from './vagas/dados.ts';
import type { Cenario } from './vagas/preparar.ts';
import { criarGrupos, levantarLimite, prepararPessoas } from './vagas/preparar.ts';

const RAIZ = fileURLToPath(new URL('..', import.meta.url));
/** Purchases of one measurement, and how often each is repeated, the sides in turns. */
const COMPRAS = Number(process.env['COMPRAS'] ?? 4_000);
const RODADAS = Number(process.env['RODADAS'] ?? 5);
const GRUPOS_ESPALHADOS = 10_000;
const VAGAS_ESPALHADAS = 20;
const CONEXOES_SQL = 20;
const CONEXOES_HTTP = 64;
/** Bare SQL, the whole API. */
const LADOS = 2;
/** The goal (ESCALA): this part of the sales of bare SQL. */
const META = 0.6;

type Caso = { readonly nome: string; readonly grupoDaCompra: (fase: number, indice: number) => GrupoDaBancada };
type Bancada = {
  readonly pasta: string;
  readonly porta: number;
  readonly banco: string;
  readonly cenario: Cenario;
  readonly tokenDe: (c: { id: number; sessao: string }) => string;
};

/**
 * Seats sold per second through the whole HTTP API with authentication, as a ratio to the same work as bare SQL in the
 * same run. It runs on one hot group and spread over 10,000, on a durable PostgreSQL of its own. A purchase is a hold
 * and a payment with the wallet: two calls beside two statements.
 */
export const medirVagas = async (): Promise<void> => {
  const pasta = mkdtempSync(join(tmpdir(), 'rateia-bancada-'));
  dizer(
    `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, ${COMPRAS} purchases a measurement, ${RODADAS} rounds`,
  );
  const servidor = await iniciarPostgres({ pasta: join(pasta, 'banco') });
  const cliente = new pg.Client({ connectionString: servidor.url });
  let api: Servico | undefined;
  try {
    await migrar(servidor.url);
    const chaves = novasChaves();
    await cliente.connect();
    const fases = RODADAS * LADOS;
    // Every group is sold once by bare SQL, and then once through the API.
    const fasesDeAquecimento = 1 + Math.ceil(GRUPOS_ESPALHADOS / COMPRAS);
    dizer('preparing people and groups');
    const cenario = await prepararPessoas(cliente, {
      compradores: COMPRAS,
      administradores: 500,
      comprasCada: fases * 2 + fasesDeAquecimento,
    });
    await levantarLimite(cliente);
    const { casos, aquecimento } = await prepararCasos(cliente, cenario, fases);
    await conferirDuravel(cliente);
    const porta = await portaLivre();
    api = iniciarServico({
      nome: 'api',
      programa: 'apps/api/src/main.ts',
      raiz: RAIZ,
      registros: pasta,
      env: {
        DATABASE_URL: servidor.url,
        DATABASE_POOL: String(CONEXOES_SQL),
        PORT: String(porta),
        CHAVES: chaves,
        LIMITE_POR_MINUTO: '100000000',
        LIMITE_POR_CONTA: '100000000',
        LOG_LEVEL: 'error',
        RELOGIO_DE_TESTE: 'nao',
      },
    });
    await esperarResposta(`http://127.0.0.1:${porta}/readyz`, api);
    const tokens = criarTokens(criarCifra(chavesDeAmbiente(chaves)));
    const tokenDe = (c: { id: number; sessao: string }) => tokens.emitir({ usuarioId: c.id, sessaoId: c.sessao });
    const bancada = { pasta, porta, banco: servidor.url, cenario, tokenDe };
    // A service in use has rows, and plans made for them, and remembers the groups that people look at.
    for (let fase = 0; fase < fasesDeAquecimento; fase += 1) {
      const programa = fase === 0 ? 'bench/vagas-sql.ts' : 'bench/vagas-http.ts';
      await medir(bancada, { caso: aquecimento, fase, programa, conexoes: CONEXOES_SQL });
    }
    await cliente.query('vacuum analyze');
    await cliente.query('checkpoint');
    const razoes: number[] = [];
    for (const caso of casos) razoes.push(await medirCaso(bancada, caso));
    await conferirVendas(cliente, COMPRAS * (fases * casos.length + fasesDeAquecimento));
    if (razoes.some((r) => r < META)) {
      dizer(`below ${META} of bare SQL`);
      process.exitCode = 1;
    }
  } finally {
    await cliente.end();
    await api?.parar();
    await servidor.parar();
    rmSync(pasta, { recursive: true, force: true });
  }
};

const prepararCasos = async (
  cliente: pg.Client,
  { administradores }: Cenario,
  fases: number,
): Promise<{ casos: readonly Caso[]; aquecimento: Caso }> => {
  const quentes = await criarGrupos(cliente, { quantos: fases, vagas: COMPRAS, administradores });
  const espalhados = await criarGrupos(cliente, {
    quantos: GRUPOS_ESPALHADOS,
    vagas: VAGAS_ESPALHADAS,
    administradores,
  });
  const escolher = (grupos: readonly GrupoDaBancada[], i: number): GrupoDaBancada => {
    const grupo = grupos[i % grupos.length];
    if (grupo === undefined) throw new Error('no groups');
    return grupo;
  };
  const espalhado = (fase: number, i: number): GrupoDaBancada => escolher(espalhados, i * 7 + fase * 1_237 + 3);
  return {
    casos: [
      { nome: 'one hot group', grupoDaCompra: (fase) => escolher(quentes, fase) },
      { nome: '10,000 groups', grupoDaCompra: espalhado },
    ],
    aquecimento: {
      nome: 'warm-up',
      grupoDaCompra: (fase, i) => escolher(espalhados, (i + fase * COMPRAS) * 7 + Number(fase === 0)),
    },
  };
};

const medirCaso = async (b: Bancada, caso: Caso): Promise<number> => {
  const sql: Medida[] = [];
  const http: Medida[] = [];
  let cpu = 0;
  for (let rodada = 0; rodada < RODADAS; rodada += 1) {
    const fase = rodada * LADOS;
    sql.push(await medir(b, { caso, fase, programa: 'bench/vagas-sql.ts', conexoes: CONEXOES_SQL }));
    const antes = await cpuDaApi(b.porta);
    http.push(await medir(b, { caso, fase: fase + 1, programa: 'bench/vagas-http.ts', conexoes: CONEXOES_HTTP }));
    cpu += (await cpuDaApi(b.porta)) - antes;
  }
  const razao = razaoDe(http, sql);
  const ultima = http.at(-1);
  dizer(
    `${caso.nome.padEnd(14)} bare SQL ${ritmo(sql)}   whole API ${ritmo(http)}   ratio ${razao.toFixed(2)} (to reach ${META})   API p50 ${ultima?.p50.toFixed(1)} ms, p99 ${ultima?.p99.toFixed(1)} ms, CPU ${((cpu * 1_000) / RODADAS / COMPRAS).toFixed(2)} ms each`,
  );
  return razao;
};

const ritmo = (medidas: readonly Medida[]): string => `${mediana(medidas.map(porSegundo)).toFixed(0).padStart(6)}/s`;

/** Each round compares neighbours in time, so that other work of the machine weighs on both. */
const razaoDe = (nossas: readonly Medida[], base: readonly Medida[]): number =>
  mediana(nossas.map((m, i) => porSegundo(m) / porSegundo(base[i] ?? m)));

const medir = async (
  b: Bancada,
  m: { caso: Caso; fase: number; programa: string; conexoes: number },
): Promise<Medida> => {
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
};

const executar = async (programa: string, arquivo: string): Promise<Medida> => {
  const processo = spawn(process.execPath, [join(RAIZ, programa), arquivo], { stdio: ['ignore', 'pipe', 'inherit'] });
  let saida = '';
  processo.stdout.setEncoding('utf8').on('data', (parte: string) => {
    saida += parte;
  });
  const [codigo] = (await once(processo, 'close')) as [number];
  if (codigo !== 0) throw new Error(`${programa} ended with ${codigo}`);
  return JSON.parse(saida) as Medida;
};

/** Seconds of processor the API used so far, by its own metrics. */
const cpuDaApi = async (porta: number): Promise<number> => {
  const texto = await (await fetch(`http://127.0.0.1:${porta}/metrics`)).text();
  return Number(/^process_cpu_seconds_total ([\d.]+)/m.exec(texto)?.[1] ?? 0);
};

/** A figure of a server that forgets on a power cut would be worth nothing. */
const conferirDuravel = async (cliente: pg.Client): Promise<void> => {
  for (const nome of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await cliente.query<{ valor: string }>('select current_setting($1) as valor', [nome]);
    if (rows[0]?.valor !== 'on') throw new Error(`${nome} is ${rows[0]?.valor}`);
  }
};

/** Checks that each side leaves the same rows behind: a baseline that wrote fewer would be none. */
const conferirVendas = async (cliente: pg.Client, esperadas: number): Promise<void> => {
  const { rows } = await cliente.query<Record<string, string>>(
    `select (select sum(ocupadas) from grupo_lotacao) as lotacao, (select count(*) from vagas where estado = 'ocupada') as vagas,
       (select count(*) from assinaturas) as assinaturas, (select count(*) from faturas) as faturas,
       (select count(*) from previsoes) as previsoes, (select count(*) / 2.0 from idempotencia) as respostas,
       (select count(*) / 6.0 from transicoes) as passos, (select count(*) from transacoes where origem = 'faturas') as transacoes`,
  );
  const outras = Object.entries(rows[0] ?? {}).filter(([, quantas]) => Number(quantas) !== esperadas);
  if (outras.length > 0) throw new Error(`not ${esperadas}: ${JSON.stringify(Object.fromEntries(outras))}`);
  const { rows: livro } = await cliente.query<{ soma: string; fora: string }>(
    `select (select sum(valor) from partidas) as soma, (select count(*) from contas c where saldo is not null
       and saldo <> (select coalesce(sum(valor), 0) from partidas p where p.conta_id = c.id)) as fora`,
  );
  if (Number(livro[0]?.soma) !== 0 || Number(livro[0]?.fora) !== 0)
    throw new Error(`the ledger sums to ${livro[0]?.soma}, ${livro[0]?.fora} balances are not its sum`);
};

const porSegundo = (m: Medida): number => m.vendidas / m.segundos;

const mediana = (valores: readonly number[]): number => {
  const ordenados = [...valores].sort((x, y) => x - y);
  return ordenados[Math.floor(ordenados.length / 2)] ?? 0;
};

const dizer = (texto: string): void => {
  process.stdout.write(`${texto}\n`);
};
