import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import { diaDe, somarDias } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from './test/app.ts';
import { criarMundo } from './test/app.ts';
import { txidDe } from './test/avisos-do-pix.ts';
import { assuntosPara, criarMembro, faturasDe, MENSALIDADE } from './test/carteira.ts';
import { ligarWebhook, pagarNoBanco } from './test/checkout.ts';
import type { Pessoa } from './test/construtores.ts';
import { criarPessoa, saldoDe } from './test/construtores.ts';
import type { DiarioDaFila, FatoDaFila } from './test/diario-da-fila.ts';
import { abrirDiarioDaFila, comoDono } from './test/diario-da-fila.ts';
import { ambienteDeMinutosCurtos } from './test/minutos-curtos.ts';
import type { Rede } from './test/multidao.ts';
import { abrirRede, emParalelo, portaDoMundo } from './test/multidao.ts';
import type { Programa } from './test/processos.ts';
import { abrirPrograma, ate } from './test/processos.ts';
import { quantosEsperam, segurarCom } from './test/travas.ts';

/** Jobs that a worker does at a time. */
const DE_UMA_VEZ = 8;

let mundo: Mundo;
let pasta: string;
let diario: DiarioDaFila;
/** The other API is the one of the world itself, in this process. */
let api: Programa;
let rede: Rede;
const programas: Programa[] = [];
beforeAll(async () => {
  pasta = mkdtempSync(join(tmpdir(), 'rateia-dois-'));
  mundo = await criarMundo();
  diario = await abrirDiarioDaFila(mundo, { tabelas: ['conciliacoes', 'conferencias'] });
  await ligarWebhook(mundo);
  api = await abrirPrograma(mundo, 'api');
  programas.push(api);
  rede = abrirRede(40);
}, 60_000);
afterAll(async () => {
  rede.fechar();
  await Promise.all(programas.map((p) => p.parar()));
  await mundo.encerrar();
  rmSync(pasta, { recursive: true, force: true });
}, 60_000);

function banco() {
  return mundo.aplicacao.deps.db;
}

/** Workers in processes of their own, all of them at work. */
async function abrirWorkers(n: number, ambiente: Readonly<Record<string, string>> = {}): Promise<readonly Programa[]> {
  const novos = await Promise.all(
    Array.from({ length: n }, () => abrirPrograma(mundo, 'worker', { DATABASE_POOL: '16', ...ambiente })),
  );
  programas.push(...novos);
  await ate(`${n} workers`, async () => (await vivos()) === n);
  return novos;
}

/** Every pool of workers that lives holds a lock under its name (presenca.ts). */
async function vivos(): Promise<number> {
  const { rows } = await sql<{ readonly n: number }>`
    select count(*)::int as n from pg_locks l join pg_database d on d.oid = l.database
    where l.locktype = 'advisory' and l.classid = 41 and l.granted and d.datname = current_database()`.execute(banco());
  return rows[0]?.n ?? 0;
}

async function nadaNaFila(): Promise<boolean> {
  const { rows } = await sql`select 1 from graphile_worker.jobs limit 1`.execute(banco());
  return rows.length === 0;
}

function vezes(fatos: readonly FatoDaFila[], oque: FatoDaFila['oque']): Readonly<Record<string, number>> {
  const soma: Record<string, number> = {};
  for (const f of fatos.filter((fato) => fato.oque === oque)) soma[f.tarefa] = (soma[f.tarefa] ?? 0) + 1;
  return soma;
}

const LONGO = { timeout: 90_000 };

describe('Two API processes and two workers on one database behave as one (CONFIABILIDADE 1.13)', LONGO, () => {
  /**
   * Minutes of the daily hours of `db/periodicas.ts`: from 07:40, the hour before the first of four, to 07:53, that of
   * the last.
   */
  const MINUTOS = 13;
  /** Of Pix, of boletos, of cards, PayPal, PicPay, and PagBank. */
  const PROVEDORES = 6;

  it('jobs of the minute and of the day are ordered once and done once, though two workers live', async () => {
    const antesDeOntem = somarDias(diaDe(new Date().toISOString()), -2);
    const sinal = join(pasta, 'sinal');
    const relogio = { sinal, primeiro: `${antesDeOntem}T07:40:00.000Z`, minutos: MINUTOS };
    const dois = await abrirWorkers(2, ambienteDeMinutosCurtos(relogio));
    writeFileSync(sinal, '');
    const doMinuto = {
      conciliar: MINUTOS,
      conferirLiquidacao: MINUTOS,
      conferirIndicacoes: MINUTOS,
      lacrarLivro: MINUTOS,
      conferirLivro: MINUTOS,
      recolherResultados: MINUTOS,
      carimbarLacres: MINUTOS,
      conferirProgramados: MINUTOS,
      medirGrupos: MINUTOS,
    };
    const doDia = { limparSessoes: 1, limparPrecadastros: 1, aplicarRetencao: 1, fecharContagens: 1 };
    await ate('the last minute', async () => {
      const feitas = vezes(await diario.ler(), 'feita');
      return Object.entries({ ...doMinuto, ...doDia }).every(([tarefa, n]) => (feitas[tarefa] ?? 0) >= n);
    });
    expect(await Promise.all(dois.map((p) => p.parar()))).toEqual([0, 0]);

    const fatos = await diario.ler();
    for (const oque of ['pedida', 'tomada', 'feita'] as const)
      expect(vezes(fatos, oque)).toEqual({ ...doMinuto, ...doDia });
    const pedidas = fatos.filter(({ oque }) => oque === 'pedida').map(({ tarefa, minuto }) => `${tarefa} ${minuto}`);
    expect(new Set(pedidas).size).toBe(pedidas.length);
    const { conciliacoes = 0, ...outras } = await diario.gravacoes();
    expect(outras).toEqual({ conferencias: MINUTOS });
    // Of each provider each minute, and the base of each once. The settlement accounts are compared once an hour, and
    // anew a minute after a provider was too slow to answer: at most once a minute each.
    const semFiguras = PROVEDORES * MINUTOS + PROVEDORES;
    expect(conciliacoes).toBeGreaterThanOrEqual(semFiguras);
    expect(conciliacoes).toBeLessThanOrEqual(semFiguras + PROVEDORES * MINUTOS);
  });

  it('an hour of the day at which no worker lived is made up for once, by workers that start together (ADR 009)', async () => {
    await diario.limpar();
    trio = await abrirWorkers(3);
    const perdidas = ['aplicarRetencao', 'conferirLivro', 'fecharContagens', 'limparPrecadastros', 'limparSessoes'];
    await ate('the days that were missed', async () => {
      const feitas = vezes((await diario.ler()).filter(semMinuto), 'feita');
      return perdidas.every((tarefa) => (feitas[tarefa] ?? 0) > 0);
    });
    const pedidas = vezes((await diario.ler()).filter(semMinuto), 'pedida');
    expect(pedidas).toEqual(Object.fromEntries(perdidas.map((tarefa) => [tarefa, 1])));
  });

  it('each job runs once on one of two workers; when a worker is killed or stopped, the other does its jobs, each with one effect', async () => {
    const [morre, para] = trio;
    if (morre === undefined || para === undefined) throw new Error('three workers');
    await diario.limpar();
    const pessoas = await emParalelo(Array.from({ length: RECARGAS }), DE_UMA_VEZ, () => criarPessoa(mundo));
    const cobrancas = await emParalelo(pessoas, RECARGAS, async (como, i) => {
      const porta = i % 2 === 0 ? portaDoMundo(mundo) : api.porta;
      const r = await rede.chamar('comprarCredito', { valor: VALOR, meioPagamento: 12 }, { como, porta });
      expect(r.status, r.texto).toBe(200);
      return { txid: await txidDe(mundo, r.corpo.idPagamento), cpf: como.cpf };
    });
    await ate('every code', nadaNaFila);
    // The jobs are in the middle of their transactions: the receipt is written, the entries are not.
    const soltar = await segurarCom(mundo, async (trx) => {
      await comoDono(trx);
      await sql`lock table partidas in share mode`.execute(trx);
    });
    await emParalelo(cobrancas, RECARGAS, (cobranca) => pagarNoBanco(mundo, cobranca));
    await ate('three workers in the middle of their jobs', async () => (await quantosEsperam(mundo)) >= RECARGAS);

    await morre.matar();
    const fim = para.parar();
    // The jobs of the dead come back ten seconds after they were taken; those that stop need not wait for that.
    await tomadasHa(10);
    await ate('the jobs of the dead in the hands of nobody', async () => (await maos()).length < 3);
    await tomadasHa(0);
    expect(await fim, para.disse()).toBe(0);
    expect(await maos()).toHaveLength(1);
    expect(await adiadas()).toBe(0);
    await soltar();
    await ate('every job done', nadaNaFila);

    const fatos = (await diario.ler()).filter(({ tarefa }) => tarefa === 'processarWebhook');
    const caminhos = Map.groupBy(fatos, ({ id }) => id);
    expect(caminhos.size).toBeGreaterThanOrEqual(RECARGAS);
    const [fica] = [...new Set(fatos.filter(({ oque }) => oque === 'feita').map(({ por }) => por))];
    for (const caminho of caminhos.values()) {
      const passos = caminho.map(({ oque, por }) => (por === null ? oque : `${oque} ${por === fica ? 'fica' : 'vai'}`));
      const devolvida = passos.length > 3 ? ['tomada vai', 'devolvida vai'] : [];
      expect(passos).toEqual(['pedida', ...devolvida, 'tomada fica', 'feita fica']);
    }
    const primeiros = [...caminhos.values()].map((caminho) => caminho.find(({ oque }) => oque === 'tomada')?.por);
    expect(new Set(primeiros).size).toBe(3);
    expect(await efeitos(pessoas)).toEqual({ creditados: RECARGAS, lancadas: RECARGAS, recebidos: RECARGAS });
  });

  it('three months pass by the product clock, moved at both APIs in turn, and each charge, message and daily round exists once', async () => {
    await trio[0]?.ligar();
    await ate('two workers', async () => (await vivos()) === 2);
    const lider = await criarPessoa(mundo, { papeis: ['lider'] });
    const membros = await emParalelo(Array.from({ length: 3 }), 1, () =>
      criarMembro(mundo, { saldo: centavos(MENSALIDADE * MESES) }),
    );
    await ate('a quiet queue', nadaNaFila);
    await diario.limpar();
    for (let mes = 0; mes < MESES; mes += 1) {
      const porta = mes % 2 === 0 ? api.porta : portaDoMundo(mundo);
      const r = await rede.chamar('avancarRelogio', { dias: 31 }, { como: lider, porta });
      expect([r.status, r.corpo.falhas], r.texto).toEqual([200, 0]);
      await ate('the jobs of the month', nadaNaFila);
    }
    const fatos = await diario.ler();
    const doDia = { aplicarRetencao: 1, fecharContagens: 1, limparPrecadastros: 1, limparSessoes: 1 };
    for (const oque of ['pedida', 'tomada', 'feita'] as const)
      expect(vezes(fatos, oque)).toMatchObject(Object.fromEntries(Object.keys(doDia).map((t) => [t, MESES])));
    for (const membro of membros) {
      const faturas = await faturasDe(mundo, membro.assinaturaId);
      expect(faturas.map(({ status }) => status)).toEqual(
        Array.from({ length: 1 + MESES }, () => ID_STATUS_FATURA.pago),
      );
      expect(new Set(faturas.map((f) => f.competencia_inicio)).size).toBe(faturas.length);
      expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(0);
      const assuntos = await assuntosPara(mundo, membro);
      for (const aviso of [/^Sua fatura .* vence/, /^Faltam 2 dias/])
        expect(
          assuntos.filter((a) => aviso.test(a)),
          assuntos.join('\n'),
        ).toHaveLength(MESES);
    }
  });
});

const RECARGAS = DE_UMA_VEZ * 3 - 4;
const VALOR = 5_000;
const MESES = 3;
let trio: readonly Programa[] = [];

/** True for a job of a missed hour, which names no minute; jobs of the minute go on beside. */
function semMinuto({ minuto }: FatoDaFila): boolean {
  return minuto === null;
}

/** The workers that have a job in hand. */
async function maos(): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly por: string }>`
    select distinct locked_by as por from graphile_worker.jobs where locked_at is not null`.execute(banco());
  return rows.map(({ por }) => por);
}

/** Makes the jobs under way look as if they had been taken so many seconds ago. */
async function tomadasHa(segundos: number): Promise<void> {
  await sql`
    update graphile_worker._private_jobs set locked_at = now() - ${segundos} * interval '1 second' where locked_at is not null`.execute(
    banco(),
  );
}

/** Jobs that no worker holds and that may not run yet. */
async function adiadas(): Promise<number> {
  const { rows } = await sql<{ readonly n: number }>`
    select count(*)::int as n from graphile_worker.jobs where locked_at is null and run_at > now()`.execute(banco());
  return rows[0]?.n ?? -1;
}

async function efeitos(pessoas: readonly Pessoa[]) {
  const ids = pessoas.map(({ id }) => id);
  const { rows } = await sql<{ readonly creditados: number; readonly lancadas: number; readonly recebidos: number }>`
    select (select count(*) from contas where tipo = 'disponivel' and usuario_id = any(${ids}::bigint[]) and saldo = ${VALOR})::int as creditados,
      (select count(*) from transacoes where motivo = 'recarga')::int as lancadas,
      (select count(*) from recebimentos where destino = 'aplicado')::int as recebidos`.execute(banco());
  return rows[0];
}
