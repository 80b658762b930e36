import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { caminhos } from '@rateia/contracts/caminhos';
import { abrirBanco, abrirPool } from '../apps/api/src/db/banco.ts';
import { migrar } from '../apps/api/src/db/migrar.ts';
import { conferirLivro } from '../apps/api/src/features/livro/conferir-livro.ts';
import { lacrarLivro } from '../apps/api/src/features/livro/tarefas.ts';
import { novasChaves } from '../apps/api/src/gateways/chaves/chaveiros.ts';
import { semearCatalogo } from '../apps/api/src/seed/catalogo.ts';
import { gerarPartidas } from '../apps/api/src/seed/gerar.ts';
import { gerarGrupos } from '../apps/api/src/seed/gerar-grupos.ts';
import { iniciarPostgres } from '../scripts/postgres.ts';
import type { Servico } from '../scripts/servir-processos.ts';
import type { Bancada } from './pedidos.ts';
import {
  CONEXOES,
  comCliente,
  comparar,
  dizer,
  iniciarApi,
  medirPedido,
  PEDIDOS,
  quemPede,
  RODADAS,
} from './pedidos.ts';
import type { Medida } from './vagas/dados.ts';

const GRUPOS = Number(process.env['GRUPOS'] ?? 1_000_000);
const PARTIDAS = Number(process.env['PARTIDAS'] ?? 1_000_000);
/** A third of the generated groups is for sale: enough for more than a page. */
const POUCOS = 200;
const LISTAGENS = [
  ['first page', ''],
  ['a word', '?busca=netflix'],
] as const;

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
  const pedir = await quemPede(b);
  const uma = await iniciarApi(b);
  await gerarGrupos(b.url, { grupos: POUCOS, avisar: () => undefined });
  const poucos = await medirCada([uma], pedir);
  await gerarGrupos(b.url, { grupos: GRUPOS, avisar: (texto) => dizer(`  ${texto}`) });
  await comCliente(b.url, async (cliente) => {
    await cliente.query('vacuum analyze');
    await cliente.query('checkpoint');
  });
  const muitos = await medirCada([uma], pedir);
  for (const [i, [nome]] of LISTAGENS.entries())
    comparar(`listing, ${nome}: ${numero(GRUPOS)} groups against ${POUCOS}`, muitos[i], poucos[i]);
  const duas = await medirCada([uma, await iniciarApi(b)], pedir);
  for (const [i, [nome]] of LISTAGENS.entries())
    comparar(`two API processes against one, ${nome}, ${numero(GRUPOS)} groups`, duas[i], muitos[i]);
}

/** Each listing, by its median round. */
async function medirCada(
  portas: readonly number[],
  pedir: Awaited<ReturnType<typeof quemPede>>,
): Promise<readonly Medida[]> {
  const { method, path } = caminhos.getGrupos;
  const medidas: Medida[] = [];
  for (const [, busca] of LISTAGENS)
    medidas.push(await medirPedido(portas, (porta) => pedir(porta, { method, endereco: `${path}${busca}` })));
  return medidas;
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

function numero(n: number): string {
  return n.toLocaleString('en-US');
}
