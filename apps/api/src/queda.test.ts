import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { centavos } from '@rateia/domain/dinheiro';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PostgresEmServico } from '../../../scripts/postgres.ts';
import { iniciarPostgres } from '../../../scripts/postgres.ts';
import { migrar } from './db/migrar.ts';
import type { Mundo } from './test/app.ts';
import { criarMundo } from './test/app.ts';
import type { Comprador, GrupoAVenda } from './test/checkout.ts';
import { criarCompradores, criarGrupoAVenda, pagarNoBanco } from './test/checkout.ts';
import { conferirInvariantes } from './test/invariantes.ts';
import type { Rede, RespostaDaRede } from './test/multidao.ts';
import { abrirRede, emParalelo, sorteio } from './test/multidao.ts';
import type { Programa } from './test/processos.ts';
import { abrirPrograma, ate, pronta } from './test/processos.ts';
import { prazoPara, tamanho } from './test/tamanho.ts';

const QUEDAS_API = tamanho('QUEDAS_API', 2);
const QUEDAS_BANCO = tamanho('QUEDAS_BANCO', 1);
const COMPRADORES = Number(process.env['COMPRADORES'] ?? 40 * (QUEDAS_API + QUEDAS_BANCO + 1));
const SEMENTE = Number(process.env['SEMENTE'] ?? Math.floor(Math.random() * 2 ** 31));
/** Buyers at once, at two APIs with eight connections each. */
const JUNTOS = tamanho('JUNTOS', 24);
/** Forty people at the door of each group, and not a seat for everybody. */
const FREGUESES_POR_GRUPO = 40;
const VAGAS_POR_GRUPO = 32;
const SALDO = centavos(20_000);
/** The times of the standard hold on a machine alone, in the large size. Among other tests only what hangs fails. */
const SOZINHO = QUEDAS_API + QUEDAS_BANCO > 3;
const VOLTA_DA_API_MS = SOZINHO ? 5_000 : 60_000;
const INTENCOES_MS = SOZINHO ? 30_000 : 120_000;
const SEGUNDOS_POR_QUEDA = 90;

let pasta: string;
let postgres: PostgresEmServico;
let mundo: Mundo;
let apis: readonly Programa[];
let workers: readonly Programa[];
let rede: Rede;
const voltas: number[] = [];
/** Purchases between their first request and their end. */
const emCurso = new Set<Compra>();

beforeAll(async () => {
  pasta = mkdtempSync(join(tmpdir(), 'rateia-queda-'));
  postgres = await iniciarPostgres({ pasta });
  await migrar(postgres.url);
  mundo = await criarMundo({ banco: { url: postgres.url, encerrar: async () => undefined } });
  [apis, workers] = await Promise.all([abrirDois('api'), abrirDois('worker')]);
  rede = abrirRede(JUNTOS * 2);
}, 180_000);
afterAll(async () => {
  rede.fechar();
  await Promise.all([...apis, ...workers].map((p) => p.parar()));
  await mundo.encerrar();
  await postgres.parar();
  rmSync(pasta, { recursive: true, force: true });
}, 120_000);

function abrirDois(qual: 'api' | 'worker'): Promise<readonly Programa[]> {
  return Promise.all([abrirPrograma(mundo, qual), abrirPrograma(mundo, qual)]);
}

/** Statuses after which a client tries again with the same key: nobody knows what happened. */
const DUVIDA: readonly number[] = [0, 408, 409, 429, 500, 502, 503];

type Chamada =
  | 'preCheckout'
  | 'createAssinatura'
  | 'getPagamentoStatus'
  | 'cancelarPreCheckout'
  | 'getCancelamentoMembro'
  | 'cancelarMembro';

/** Makes one call until somebody answers it for good, with one key, at one API and then at the other. */
async function insistir<N extends Chamada>(
  nome: N,
  entrada: Record<string, unknown>,
  como: Comprador,
): Promise<RespostaDaRede<N>> {
  const chave = randomUUID();
  let vez = Math.floor(como.id) % apis.length;
  let resposta: RespostaDaRede<N> | undefined;
  await ate(`an answer to ${nome}`, async () => {
    const porta = apis[vez % apis.length]?.porta ?? 0;
    vez += 1;
    try {
      resposta = await rede.chamar(nome, entrada, { como, porta, chave });
      return !DUVIDA.includes(resposta.status);
    } catch {
      // The connection died in the middle: it may have been done.
      return false;
    }
  });
  if (resposta === undefined) throw new Error('unreachable');
  return resposta;
}

/**
 * The behaviour of a buyer, as in the crowd of C1: pays with the wallet, pays and leaves at once, pays by Pix, gives a
 * hold back or abandons it.
 */
type Modo = 'saldo' | 'sai' | 'pix' | 'desiste' | 'abandono';
/** Each mode up to its number; the remaining buyers pay with the wallet. */
const PARTES: readonly (readonly [Modo, number])[] = [
  ['abandono', 0.1],
  ['desiste', 0.15],
  ['sai', 0.2],
  ['pix', 0.45],
];
type Desfecho = Modo | 'semVaga';
type Compra = { readonly como: Comprador; readonly grupo: GrupoAVenda; readonly modo: Modo };

/** Refusals of a group without a seat: full, or, once a worker saw it full, a group that takes no members. */
const LOTADO: readonly string[] = ['400 semVagas', '400 grupoNaoAceitaMembros'];

/** One purchase and the next acts of its mode, until they are acknowledged or there is no seat. */
async function comprar({ como, grupo, modo }: Compra): Promise<Desfecho> {
  const { id: idGrupo, totalPorVaga: valorTotal } = grupo;
  const pre = await insistir('preCheckout', { idGrupo, vagas: 1 }, como);
  if (LOTADO.includes(`${pre.status} ${pre.chave}`)) return 'semVaga';
  expect(`${pre.status} ${pre.chave}`).toBe('200 ');
  if (modo === 'abandono') return modo;
  if (modo === 'desiste') {
    const devolvida = await insistir('cancelarPreCheckout', { id: pre.corpo.idPreCheckout }, como);
    expect(`${devolvida.status} ${devolvida.chave}`).toBe('204 ');
    return modo;
  }
  const { id: meioPagamento } = modo === 'pix' ? MEIO_PAGAMENTO.pix : MEIO_PAGAMENTO.credito;
  const pedido = { idPreCheckout: pre.corpo.idPreCheckout, meioPagamento, valorTotal };
  const criada = await insistir('createAssinatura', pedido, como);
  expect(`${criada.status} ${criada.chave}`).toBe('200 ');
  if (modo === 'sai') await sair(como, idGrupo);
  if (modo !== 'pix') return modo;
  const id = criada.corpo.idPagamento ?? '';
  async function status() {
    return (await insistir('getPagamentoStatus', { id }, como)).corpo;
  }
  await ate('a Pix code', async () => (await status()).copiaECola !== null);
  const txid = await txidDe(id);
  await pagarNoBanco(mundo, { txid });
  await ate('the payment to be confirmed', async () => (await status()).estado === 'pago', 120_000);
  return modo;
}

/** Sorry at once: everything comes back to the wallet, and the seat is on sale again (REGRAS 2.9). */
async function sair(como: Comprador, idGrupo: number): Promise<void> {
  const { corpo } = await insistir('getCancelamentoMembro', { id: idGrupo }, como);
  const tipo = 'arrependimento';
  const totalMostrado = corpo.opcoes.find((opcao) => opcao.tipo === tipo)?.total;
  const pedido = { idMembro: corpo.idAssinatura, idGrupo, motivo: 3, tipo, textoMotivo: '', totalMostrado };
  const r = await insistir('cancelarMembro', { ...pedido, destino: 'saldo' }, como);
  expect(`${r.status} ${r.chave}`).toBe('200 ');
}

/** The database may be down at this very moment. */
async function txidDe(idPublico: string): Promise<string> {
  let txid: string | undefined;
  await ate('the database', async () => {
    try {
      const { db } = mundo.aplicacao.deps;
      const cobranca = await db
        .selectFrom('cobrancas_pix as c')
        .innerJoin('pagamentos as p', 'p.id', 'c.pagamento_id')
        .select('c.txid')
        .where('p.id_publico', '=', idPublico)
        .executeTakeFirst();
      txid = cobranca?.txid;
    } catch {
      // Asked again: it is being started.
    }
    return txid !== undefined;
  });
  return txid ?? '';
}

async function derrubarApi(qual: number): Promise<void> {
  const api = apis[qual % apis.length];
  await api?.matar();
  await api?.ligar();
}
async function derrubarWorker(qual: number): Promise<void> {
  const worker = workers[qual % workers.length];
  await worker?.matar();
  await worker?.ligar();
}
async function derrubarBanco(): Promise<void> {
  const { porta, pid, fim } = postgres;
  process.kill(pid, 'SIGKILL');
  await fim;
  postgres = await iniciarPostgres({ pasta, porta });
  for (const { porta: p } of apis) voltas.push(await ate('the API back after the database', () => pronta(p)));
}

async function contar(consulta: string): Promise<number> {
  return (await sql<{ readonly n: number }>`${sql.raw(consulta)}`.execute(mundo.aplicacao.deps.db)).rows[0]?.n ?? -1;
}

const PRESAS = `select count(*)::int as n from pagamentos where estado in ('criado', 'aguardando', 'processando')`;
const NA_FILA = `select (select count(*) from graphile_worker.jobs where attempts < max_attempts and (locked_at is not null or run_at <= now()))::int
  + (select count(*) from tarefas_a_despachar)::int as n`;

/** Each acknowledged purchase has its seat, once; an abandoned hold is on sale again when its time is over. */
async function conferirVagas(grupos: readonly GrupoAVenda[], desfechos: readonly Desfecho[]): Promise<void> {
  function quantos(desfecho: Desfecho): number {
    return desfechos.filter((d) => d === desfecho).length;
  }
  const comprados = quantos('saldo') + quantos('pix');
  expect(quantos('semVaga')).toBeGreaterThan(0);
  expect(quantos('abandono')).toBeGreaterThan(0);
  function ocupadas() {
    return contar('select sum(ocupadas)::int as n from grupo_lotacao');
  }
  function retidas() {
    return contar('select sum(retidas)::int as n from grupo_lotacao');
  }
  expect([await ocupadas(), await retidas()]).toEqual([comprados, quantos('abandono')]);
  await mundo.avancar({ minutos: 31 });
  expect([await ocupadas(), await retidas()]).toEqual([comprados, 0]);
  expect(comprados).toBeLessThanOrEqual(grupos.length * VAGAS_POR_GRUPO);
  const vivas = `select count(*)::int as n from assinaturas where estado not in ('encerrada', 'cancelada')`;
  expect(await contar(vivas)).toBe(comprados);
}

/** An invoice paid once for each purchase, that much less in the wallet, and at the bank what the ledger says, to the centavo. */
async function conferirDinheiro(grupos: readonly GrupoAVenda[], desfechos: readonly Desfecho[]): Promise<void> {
  const porSaldo = desfechos.filter((d) => d === 'saldo').length;
  const porPix = desfechos.filter((d) => d === 'pix').length;
  expect(await contar('select count(*)::int as n from faturas where status = 13')).toBe(porSaldo + porPix);
  const vezesLancada = `select coalesce(max(n), 0)::int as n from (select count(*) as n from transacoes where motivo = 'compra' group by origem_id) x`;
  expect(await contar(vezesLancada)).toBe(1);
  function comSaldo(saldo: number) {
    return contar(`select count(*)::int as n from contas where tipo = 'disponivel' and saldo = ${saldo}`);
  }
  expect(await comSaldo(SALDO - (grupos[0]?.totalPorVaga ?? 0))).toBe(porSaldo);
  expect(await comSaldo(SALDO)).toBe(COMPRADORES - porSaldo);
  const resposta = await fetch(`${mundo.sandbox.url}/sandbox/banco/pix`);
  const noBanco = (await resposta.json()) as readonly { readonly valor: number }[];
  expect(noBanco).toHaveLength(porPix);
  const recebido = noBanco.reduce((soma, pix) => soma + pix.valor, 0);
  const noLivro = `select (-coalesce(sum(p.valor), 0))::bigint as n from partidas p join contas c on c.id = p.conta_id where c.tipo = 'liquidacao'`;
  expect(await contar(noLivro)).toBe(COMPRADORES * SALDO + recebido);
}

describe(`kill -9 while people buy, two APIs and two workers (tests C2, C3; seed ${SEMENTE})`, () => {
  it(
    'loses no acknowledged purchase, charges nobody twice, and resolves every intent',
    async () => {
      const acaso = sorteio(SEMENTE);
      const grupos: GrupoAVenda[] = [];
      while (grupos.length * FREGUESES_POR_GRUPO < COMPRADORES)
        grupos.push(await criarGrupoAVenda(mundo, { vagas: VAGAS_POR_GRUPO }));
      const compradores = await criarCompradores(mundo, COMPRADORES, SALDO);
      const compras = compradores.map((como, i): Compra => {
        const grupo = grupos[Math.floor(i / FREGUESES_POR_GRUPO)];
        if (grupo === undefined) throw new Error('a group per forty buyers');
        const sorte = acaso();
        return { como, grupo, modo: PARTES.find(([, limite]) => sorte < limite)?.[0] ?? 'saldo' };
      });

      const quedas = [
        ...Array.from({ length: QUEDAS_API }, (_, i) => () => derrubarApi(i)),
        ...Array.from({ length: QUEDAS_BANCO }, () => derrubarBanco),
        () => derrubarWorker(0),
      ].sort(() => acaso() - 0.5);
      const momentos = quedas.map((_, i) => Math.floor(((i + acaso()) / quedas.length) * COMPRADORES * 0.9));
      let feitas = 0;
      async function derrubar(): Promise<void> {
        for (const [i, queda] of quedas.entries()) {
          await ate(`purchase ${momentos[i]}`, async () => feitas >= (momentos[i] ?? 0), 300_000);
          await queda();
          const abertas = [...emCurso];
          async function resolvidas() {
            return !abertas.some((compra) => emCurso.has(compra));
          }
          await ate('every intent that was open at the restart', resolvidas, INTENCOES_MS);
        }
      }
      const comprarTudo = emParalelo(compras, JUNTOS, async (compra) => {
        emCurso.add(compra);
        const desfecho = await comprar(compra);
        emCurso.delete(compra);
        feitas += 1;
        return desfecho;
      });
      let desfechos: readonly Desfecho[] = [];
      try {
        [desfechos] = await Promise.all([comprarTudo, derrubar()]);
      } catch (erro) {
        const ditos = [...apis, ...workers].map((p) => p.disse()).join('\n---\n');
        throw new Error(`${feitas} of ${COMPRADORES} bought; what the processes said last:\n${ditos}`, { cause: erro });
      }

      await ate('every job done', async () => (await contar(NA_FILA)) === 0, INTENCOES_MS);
      expect(await contar(PRESAS)).toBe(0);
      await conferirVagas(grupos, desfechos);
      await conferirDinheiro(grupos, desfechos);
      for (const ms of voltas) expect(ms).toBeLessThanOrEqual(VOLTA_DA_API_MS);
      await conferirInvariantes(mundo);
    },
    prazoPara((QUEDAS_API + QUEDAS_BANCO + 1) * SEGUNDOS_POR_QUEDA, { porSegundo: 1 }),
  );
});
