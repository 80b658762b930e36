import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { abrirBanco, abrirPool } from '../apps/api/src/db/banco.ts';
import { migrar } from '../apps/api/src/db/migrar.ts';
import { novasChaves } from '../apps/api/src/gateways/chaves/chaveiros.ts';
import { semearCatalogo } from '../apps/api/src/seed/catalogo.ts';
import { gerarGrupos } from '../apps/api/src/seed/gerar-grupos.ts';
import { portaLivre } from '../scripts/portas.ts';
import { iniciarPostgres } from '../scripts/postgres.ts';
import type { Servico } from '../scripts/servir-processos.ts';
import { esperarResposta, iniciarServico } from '../scripts/servir-processos.ts';
import type { Tempos } from './acumulo/pagar.ts';
import { pagarSempre, prepararPagadores } from './acumulo/pagar.ts';
import { deixarAcumulo, oQueFalta } from './acumulo/semear.ts';

const RAIZ = fileURLToPath(new URL('..', import.meta.url));
const RECLAMACOES = Number(process.env['RECLAMACOES'] ?? 10_000);
const PRAZOS = Number(process.env['PRAZOS'] ?? 100_000);
const PAGAMENTOS = Number(process.env['PAGAMENTOS'] ?? 100);
/** The backlog is watched for so long at most, however much is left of it. */
const MINUTOS = Number(process.env['MINUTOS'] ?? 30);
/** Each generated group has some three members who may complain. */
const GRUPOS = Math.max(1_000, RECLAMACOES);
const MS_POR_MINUTO = 60_000;

/**
 * Measures payments beside a backlog of complaints and deadlines that the worker works off, against the same payments
 * beside an idle one, in the same run: the time to the code of a Pix, and from its payment to the money in the wallet.
 */
export async function medirAcumulo(): Promise<void> {
  const pasta = mkdtempSync(join(tmpdir(), 'rateia-acumulo-'));
  const servidor = await iniciarPostgres({ pasta: join(pasta, 'banco') });
  const servicos: Servico[] = [];
  try {
    dizer(
      `${cpus().length} cores, load ${carga()}; ${RECLAMACOES} complaints, ${PRAZOS} deadlines, ${PAGAMENTOS} payments`,
    );
    await migrar(servidor.url);
    const db = abrirBanco(abrirPool(servidor.url, { maximo: 2 }));
    await semearCatalogo(db).finally(() => db.destroy());
    await gerarGrupos(servidor.url, { grupos: GRUPOS, avisar: () => undefined });
    const chaves = novasChaves();
    const portas = await subir({ url: servidor.url, chaves, pasta, servicos });
    const banco = new pg.Client({ connectionString: servidor.url });
    await banco.connect();
    try {
      await medir(banco, { chaves, ...portas });
    } finally {
      await banco.end();
    }
  } finally {
    for (const servico of servicos.toReversed()) await servico.parar();
    await servidor.parar();
    rmSync(pasta, { recursive: true, force: true });
  }
}

async function medir(
  banco: pg.Client,
  produto: { readonly chaves: string; readonly porta: number; readonly sandbox: number },
): Promise<void> {
  const pagar = await prepararPagadores(banco, produto);
  // The first ones warm plans and connections, and count for nothing.
  await pagarSempre(pagar, { vezes: 10, enquanto: () => Promise.resolve(false) });
  const parado = await pagarSempre(pagar, { vezes: PAGAMENTOS, enquanto: () => Promise.resolve(false) });
  const feito = await deixarAcumulo(banco, { reclamacoes: RECLAMACOES, prazos: PRAZOS });
  const inicio = performance.now();
  const fim = inicio + MINUTOS * MS_POR_MINUTO;
  async function trabalhando(): Promise<boolean> {
    return performance.now() < fim && (await oQueFalta(banco)).total > 0;
  }
  const ocupado = await pagarSempre(pagar, { vezes: PAGAMENTOS, enquanto: trabalhando });
  const { prazos, tarefas, emMediacao } = await oQueFalta(banco);
  const segundos = (performance.now() - inicio) / 1_000;
  dizer(
    `in ${segundos.toFixed(0)} s: ${feito.prazos - prazos} deadlines done (${((feito.prazos - prazos) / segundos).toFixed(0)}/s), ${emMediacao} complaints moved, ${tarefas} jobs left; load ${carga()}`,
  );
  for (const [nome, qual] of [
    ['to the code of a Pix', 'codigo'],
    ['from the payment to the wallet', 'dinheiro'],
  ] as const)
    dizer(`${nome}: idle ${escrever(parado, qual)}; beside the backlog ${escrever(ocupado, qual)}`);
}

/** "p50 41, p95 88, most 120 ms of 100". */
function escrever(tempos: readonly Tempos[], qual: keyof Tempos): string {
  const ms = tempos.map((tempo) => tempo[qual]).toSorted((a, z) => a - z);
  function quantil(q: number): string {
    return (ms[Math.min(ms.length - 1, Math.floor(ms.length * q))] ?? 0).toFixed(0);
  }
  return `p50 ${quantil(0.5)}, p95 ${quantil(0.95)}, most ${quantil(1)} ms of ${ms.length}`;
}

type Bancada = {
  readonly url: string;
  readonly chaves: string;
  readonly pasta: string;
  readonly servicos: Servico[];
};

/** The sandbox, the API and one worker, as `npm start` runs them, on ports of their own. */
async function subir({ url, chaves, pasta, servicos }: Bancada) {
  const [porta, sandbox, worker, smtp] = [
    await portaLivre(),
    await portaLivre(),
    await portaLivre(),
    await portaLivre(),
  ];
  const env = {
    DATABASE_URL: url,
    PORT: String(porta),
    SANDBOX_PORT: String(sandbox),
    WORKER_PORT: String(worker),
    SANDBOX_SMTP_PORT: String(smtp),
    SMTP_PORT: String(smtp),
    CHAVES: chaves,
    ARQUIVOS_PASTA: join(pasta, 'arquivos'),
    LIMITE_POR_MINUTO: '100000000',
    LIMITE_POR_CONTA: '100000000',
    LOG_LEVEL: 'error',
    RELOGIO_DE_TESTE: 'nao',
  };
  async function iniciar(nome: string, programa: string, saude: number): Promise<void> {
    const servico = iniciarServico({ nome, programa, raiz: RAIZ, registros: pasta, env });
    servicos.push(servico);
    await esperarResposta(`http://127.0.0.1:${saude}/healthz`, servico);
  }
  await iniciar('sandbox', 'apps/sandbox/src/main.ts', sandbox);
  await iniciar('api', 'apps/api/src/main.ts', porta);
  await iniciar('worker', 'apps/api/src/worker.ts', worker);
  return { porta, sandbox };
}

function carga(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}
function dizer(texto: string): void {
  void process.stdout.write(`${texto}\n`);
}
