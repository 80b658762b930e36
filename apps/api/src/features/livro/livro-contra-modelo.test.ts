import type { ContaDeUsuario } from '@rateia/domain/carteira/contas';
import type { Movimento, Saldos } from '@rateia/domain/carteira/razao';
import { centavos } from '@rateia/domain/dinheiro';
import { construir, PROVEDOR } from '@rateia/domain/test/comandos-da-carteira';
import type { Bolsas, Comando, Modelo, Numeros } from '@rateia/domain/test/modelo-da-carteira';
import { executar, modeloVazio, PASSOS } from '@rateia/domain/test/modelo-da-carteira';
import { vezes } from '@rateia/domain/test/tamanho';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Trx } from '../../db/banco.ts';
import { abrirPool } from '../../db/banco.ts';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import { criarCompradores } from '../../test/checkout.ts';
import { conferirLivro } from './conferir-livro.ts';
import { ehSaldoInsuficiente, lancar } from './lancar.ts';
import { ultimoSelo } from './selo.ts';
import { lacrarLivro } from './tarefas.ts';

let mundo: Mundo;
/** Beside the product's own pool, for the one question that is asked after every step: it is planned once. */
let leitor: ReturnType<typeof abrirPool>;
beforeAll(async () => {
  mundo = await criarMundo();
  leitor = abrirPool(mundo.config.bancoUrl, { maximo: RAIAS, papel: null });
});
afterAll(async () => {
  await lacrarLivro(mundo.aplicacao.deps.db);
  await leitor.end();
  await mundo.encerrar(SEM_DOCUMENTOS);
});

/** The plan's number in the CI (L1). */
const SEQUENCIAS = vezes({ todoDia: 60, grande: 20_000 });
/** Sequences under way at once, each with people of its own, on the accounts of one platform. */
const RAIAS = 4;
/** Sequences of a lane from one check by the product to the next; the invariants themselves are held after every step. */
const ENTRE_CONFERENCIAS = vezes({ todoDia: 10, grande: 50 });
const PESSOAS = 3;
const BOLSAS: readonly (keyof Bolsas & ContaDeUsuario)[] = [
  'disponivel',
  'bloqueado',
  'caucao',
  'recebivel',
  'promocional',
];

/** One run of commands: its number, under which it writes, and the people who are in it. */
type Sequencia = { readonly numero: number; readonly ids: readonly number[] };

type Retrato = {
  readonly saldos: Readonly<Record<string, number>>;
  readonly soma: number;
  readonly abertas: number;
  readonly tortas: number;
};

const RETRATO = `
    with t as (select id from transacoes where origem = 'modelo' and origem_id = $1),
      p as (select p.transacao_id, p.conta_id, p.valor from partidas p where p.transacao_id in (select id from t)),
      meus as (select c.id, c.tipo || ':' || c.usuario_id as chave, c.saldo, c.minimo from contas c where c.usuario_id = any($2::bigint[])),
      deles as (select c.tipo || case when c.provedor <> '' then ':' || c.provedor else '' end as chave, sum(p.valor) as saldo
        from p join contas c on c.id = p.conta_id where c.usuario_id is null group by 1)
    select (select jsonb_object_agg(chave, saldo) from (select chave, saldo from meus union all select chave, saldo from deles) x) as saldos,
      (select coalesce(sum(valor), 0) from p)::bigint as soma,
      (select count(*) from (select 1 from t left join p on p.transacao_id = t.id group by t.id
        having sum(p.valor) is distinct from 0 or count(p.valor) < 2) x)::int as abertas,
      (select count(*) from meus m where m.saldo < m.minimo
        or m.saldo <> (select coalesce(sum(valor), 0) from partidas where conta_id = m.id))::int as tortas`;
/**
 * The whole ledger of one sequence after a step: every balance (kept for its people, computed for the platform), and
 * the faults. A fault is a wrong sum of all entries, a transaction that does not close, or a kept balance that differs
 * from its entries or is below its floor.
 */
async function retratar({ numero, ids }: Sequencia): Promise<Retrato> {
  const { rows } = await leitor.query<Retrato>({ name: 'retrato', text: RETRATO, values: [numero, ids] });
  if (rows[0] === undefined) throw new Error('one row');
  return rows[0];
}

function emSaldos({ saldos }: Retrato): Saldos {
  return new Map(Object.entries(saldos).map(([chave, valor]) => [chave, centavos(valor)]));
}

function comoModelo({ saldos }: Retrato, ids: readonly number[]): Modelo {
  function de(chave: string): number {
    return saldos[chave] ?? 0;
  }
  return {
    pessoas: ids.map((id) => Object.fromEntries(BOLSAS.map((b) => [b, de(`${b}:${id}`)])) as unknown as Bolsas),
    receita: de('receita_taxas'),
    meios: de('custo_meios'),
    aDevolver: de('estornos_a_pagar'),
    emCurso: de('retiradas_em_curso'),
    cobertura: de('cobertura'),
    banco: 0 - de(`liquidacao:${PROVEDOR}`),
  };
}

/** The model moves accounts and has no memberships or forecasts. */
const SEM_DOCUMENTOS = {
  menos: ['bloqueadoConfere', 'caucaoConfere', 'recebivelConfere', 'promocionalConfere', 'origemConfere'],
};

let lancamentos = 0;
/** Writes one movement; false when the database refuses it for a balance below its floor. */
async function escrever({ motivo, partidas }: Movimento, { numero }: Sequencia): Promise<boolean> {
  const { deps } = mundo.aplicacao;
  lancamentos += 1;
  const doc = { origem: 'modelo', origemId: numero, chave: `modelo:${lancamentos}`, agora: mundo.agora() };
  try {
    // One statement commits by itself.
    await lancar(deps.db as Trx, { motivo, partidas, ...doc });
    return true;
  } catch (erro) {
    if (ehSaldoInsuficiente(erro)) return false;
    throw erro;
  }
}

/**
 * Checks every invariant over the transactions sealed since the last time, as the worker does each minute. Answers the
 * last one that it checked.
 */
async function conferirNovidades(depoisDe: number): Promise<number> {
  const { db } = mundo.aplicacao.deps;
  await lacrarLivro(db);
  // The server updates these statistics by itself each minute. Plans made for tables of a few rows would read all rows
  // at every step.
  await leitor.query('analyze contas, transacoes, partidas, lacres');
  const ate = (await ultimoSelo(db))?.sequencia ?? 0;
  expect(ate).toBeGreaterThan(depoisDe);
  const achados = await conferirLivro(db, { depoisDe, ate, desde: mundo.agora() });
  expect(achados.filter((i) => !i.ok && !SEM_DOCUMENTOS.menos.includes(i.chave))).toEqual([]);
  return ate;
}

const numeros = fc
  .record({
    eu: fc.integer({ min: 0, max: PESSOAS - 1 }),
    passo: fc.integer({ min: 1, max: PESSOAS - 1 }),
    a: fc.integer({ min: 1, max: 5_000 }),
    b: fc.integer({ min: 0, max: 500 }),
    c: fc.integer({ min: 0, max: 5_000 }),
  })
  .map(({ passo, ...resto }): Numeros => ({ ...resto, outro: (resto.eu + passo) % PESSOAS }));
/** Everybody begins with something in every purse, so that most commands have something to move. */
const comeco = Array.from({ length: PESSOAS }, (_, eu) => ({ eu, outro: (eu + 1) % PESSOAS, b: 0 })).flatMap((quem) => [
  ['recarga', { ...quem, a: 9_000, c: 0 }] as const,
  ['compraPorPix', { ...quem, a: 4_000, c: 4_000 }] as const,
  ['promover', { ...quem, a: 1_000, c: 0 }] as const,
]);
const comandos = fc.array(fc.tuple(fc.constantFrom(...(Object.keys(PASSOS) as Comando[])), numeros), {
  maxLength: 20,
  size: 'max',
});

const aceitos = new Set<Comando>();
let recusas = 0;
let sequencias = 0;

/** Runs the commands on the model and on the database side by side. */
async function correr(comandosDela: readonly (readonly [Comando, Numeros])[]): Promise<void> {
  const pessoas = await criarCompradores(mundo, PESSOAS);
  sequencias += 1;
  const sequencia: Sequencia = { numero: sequencias, ids: pessoas.map(({ id }) => id) };
  function id(i: number): number {
    return sequencia.ids[i] ?? 0;
  }
  let modelo = modeloVazio(PESSOAS);
  let retrato = await retratar(sequencia);
  for (const [comando, valores] of comandosDela) {
    const esperado = executar(modelo, comando, valores);
    const reais = { ...valores, eu: id(valores.eu), outro: id(valores.outro) };
    const aceito = await escrever(construir(comando, reais, emSaldos(retrato)), sequencia);
    if (aceito !== (esperado !== undefined)) throw new Error(`${comando}: written ${aceito}, against the model`);
    if (esperado === undefined) recusas += 1;
    else {
      modelo = esperado;
      aceitos.add(comando);
    }
    retrato = await retratar(sequencia);
    const { soma, abertas, tortas } = retrato;
    expect({ soma, abertas, tortas, ...comoModelo(retrato, sequencia.ids) }).toEqual({ ...INTEIRO, ...modelo });
  }
}
const INTEIRO = { soma: 0, abertas: 0, tortas: 0 };

describe(`The ledger in the database against the model, ${SEQUENCIAS} sequences (L1)`, {
  timeout: vezes({ todoDia: 60_000, grande: 7_200_000 }),
}, () => {
  it('any sequence of commands leaves the balances of the model, refuses what it refuses, and holds every invariant', async () => {
    const semente = fc.readConfigureGlobal().seed ?? Math.floor(Math.random() * 2 ** 31);
    async function raia(qual: number): Promise<void> {
      let [corridas, conferidoAte] = [0, 0];
      const propriedade = fc.asyncProperty(comandos, async (sequencia) => {
        await correr([...comeco, ...sequencia]);
        corridas += 1;
        if (corridas % ENTRE_CONFERENCIAS === 0) conferidoAte = await conferirNovidades(conferidoAte);
      });
      await fc.assert(propriedade, { numRuns: Math.ceil(SEQUENCIAS / RAIAS), seed: semente + qual });
    }
    await Promise.all(Array.from({ length: RAIAS }, (_, qual) => raia(qual)));
    expect(aceitos.size).toBeGreaterThan(15);
    expect(recusas).toBeGreaterThan(0);
  });
});
