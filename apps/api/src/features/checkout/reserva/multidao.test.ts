import { centavos } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { txidDe } from '../../../test/avisos-do-pix.ts';
import type { Compra, Modo, Plano } from '../../../test/balcao.ts';
import { abrirBalcao, modoDaMultidao } from '../../../test/balcao.ts';
import type { GrupoAVenda } from '../../../test/checkout.ts';
import {
  assentarComBanco,
  criarCompradores,
  criarGrupoAVenda,
  devolvidosNoBanco,
  ligarWebhook,
  pagarNoBanco,
} from '../../../test/checkout.ts';
import { ateSerServido, comprarNaRede, insistente } from '../../../test/compra.ts';
import { conferirInvariantes } from '../../../test/invariantes.ts';
import type { Rede } from '../../../test/multidao.ts';
import { abrirRede, abrirTrabalhador, emParalelo, sorteio } from '../../../test/multidao.ts';
import type { Programa } from '../../../test/processos.ts';
import { abrirPrograma } from '../../../test/processos.ts';
import { prazoPara, tamanho } from '../../../test/tamanho.ts';

const COMPRADORES = tamanho('COMPRADORES', 400);
const VAGAS = tamanho('VAGAS', 80);
const RODADAS = tamanho('RODADAS', 1);
const SEMENTE = Number(process.env['SEMENTE'] ?? Math.floor(Math.random() * 2 ** 31));
const VAGAS_POR_GRUPO = 40;
const JUNTOS = 100;
const TOTAL = 4_320;

let mundo: Mundo;
/** Two APIs in processes of their own, as two machines would run them: the crowd lives in this one. */
let apis: readonly Programa[] = [];
let rede: Rede;
let pararTrabalhadores: readonly (() => Promise<void>)[] = [];
function porta(i: number): number {
  return apis[i % apis.length]?.porta ?? 0;
}

beforeAll(async () => {
  mundo = await criarMundo({ ambiente: { DATABASE_POOL: '16', ESPERA_NA_FILA_MS: '25000' } });
  apis = await Promise.all(
    [0, 1].map(() => abrirPrograma(mundo, 'api', { DATABASE_POOL: '16', ESPERA_NA_FILA_MS: '25000' })),
  );
  rede = abrirRede(600);
  await ligarWebhook(mundo);
  pararTrabalhadores = [await abrirTrabalhador(mundo), await abrirTrabalhador(mundo)];
}, 90_000);
afterAll(
  async () => {
    rede.fechar();
    // The processes are asked to end before anything that may fail; they end by themselves if this one dies.
    const [codigos] = await Promise.all([
      Promise.all(apis.map((api) => api.parar())),
      ...pararTrabalhadores.map((parar) => parar()),
    ]);
    expect(codigos, apis.map((api) => api.disse()).join('\n')).toEqual([0, 0]);
    await mundo.encerrar();
  },
  prazoPara(COMPRADORES * RODADAS, { porSegundo: 1_000 }),
);

function contar(valores: readonly (string | number)[]): Record<string, number> {
  const soma: Record<string, number> = {};
  for (const v of valores) soma[v] = (soma[v] ?? 0) + 1;
  return soma;
}

function banco() {
  return mundo.aplicacao.deps.db;
}

/**
 * The people who were charged and the people who hold paid seats: if the two lists differ, a person paid for nothing.
 */
async function cobradosEDentro(grupos: readonly number[]) {
  const { rows } = await sql<{
    readonly cobrados: number;
    readonly dentro: number;
    readonly vagas: number;
    readonly ocupadas: number;
    readonly retidas: number;
  }>`
    select
      (select count(distinct f.usuario_id || ':' || f.grupo_id) from faturas_de_vaga f where f.status = 13 and f.grupo_id = any(${[...grupos]}::bigint[]))::int as cobrados,
      (select count(*) from assinaturas a where a.paga_em is not null and a.estado not in ('encerrada', 'cancelada') and a.grupo_id = any(${[...grupos]}::bigint[]))::int as dentro,
      (select coalesce(sum(a.vagas), 0) from assinaturas a where a.paga_em is not null and a.estado not in ('encerrada', 'cancelada') and a.grupo_id = any(${[...grupos]}::bigint[]))::int as vagas,
      (select sum(l.ocupadas) from grupo_lotacao l where l.grupo_id = any(${[...grupos]}::bigint[]))::int as ocupadas,
      (select sum(l.retidas) from grupo_lotacao l where l.grupo_id = any(${[...grupos]}::bigint[]))::int as retidas`.execute(
    banco(),
  );
  return rows[0];
}

describe('A crowd at one door (REGRAS 2.2)', () => {
  it('500 buyers at once for the last 10 seats: 10 sold, 490 clean refusals, nobody charged without a seat', async () => {
    const grupo = await criarGrupoAVenda(mundo, { vagas: 10 });
    const compradores = await criarCompradores(mundo, 500, centavos(5_000));
    const respostas = await Promise.all(
      compradores.map((como, i) =>
        comprarNaRede(
          insistente(rede.chamar),
          { idGrupo: grupo.id, vagas: 1, valorTotal: TOTAL },
          { como, porta: porta(i) },
        ),
      ),
    );
    expect(contar(respostas.map((r) => r.status))).toEqual({ 200: 10, 400: 490 });
    // A full group refuses in two ways: it has no seats, or, once a worker saw it full, it takes no members.
    const recusas = respostas.filter((r) => r.status === 400).map((r) => r.chave);
    expect(recusas.filter((c) => c !== 'semVagas' && c !== 'grupoNaoAceitaMembros')).toEqual([]);
    expect(await cobradosEDentro([grupo.id])).toEqual({
      cobrados: 10,
      dentro: 10,
      vagas: 10,
      ocupadas: 10,
      retidas: 0,
    });
    const { rows } = await sql<{ readonly saldo: number; readonly n: number }>`
      select saldo, count(*)::int as n from contas where tipo = 'disponivel' and usuario_id = any(${compradores.map((c) => c.id)}::bigint[])
      group by saldo order by saldo`.execute(banco());
    expect(rows).toEqual([
      { saldo: 5_000 - TOTAL, n: 10 },
      { saldo: 5_000, n: 490 },
    ]);
  }, 120_000);
});

const FREGUESES = 400;

describe('The order of arrival (test plan C1: first come, first served in a process)', () => {
  it('400 at once for 20 seats: the first 20 hold them', async () => {
    const primeiros = 20;
    const grupo = await criarGrupoAVenda(mundo, { vagas: primeiros });
    const compradores = await criarCompradores(mundo, FREGUESES, centavos(5_000));
    const respostas = await Promise.all(
      compradores.map((c) =>
        ateSerServido(
          async (chave) =>
            await mundo.chamar(
              'preCheckout',
              { idGrupo: grupo.id, vagas: 1 },
              { como: { ...c, refreshToken: '' }, chave },
            ),
          ({ status, erro }) => (status === 200 ? '' : erro.dados.chave),
        ),
      ),
    );
    const atendidos = respostas.flatMap((r, i) => (r.status === 200 ? [i] : []));
    expect(atendidos).toEqual(Array.from({ length: primeiros }, (_, i) => i));
    expect(contar(respostas.map((r) => r.status))).toEqual({ 200: primeiros, 400: FREGUESES - primeiros });
  }, 120_000);
});

/** A seed for each round; the first one is the run's, so that SEMENTE repeats it. */
const SEMENTES = Array.from({ length: RODADAS }, (_, rodada) => SEMENTE + rodada);

/**
 * Each of these buyers is in each group for certain: they take their seats before the crowd comes, and go on while it
 * is there.
 */
const CERTOS = {
  ficam: ['carteira', 'pix'],
  saem: ['desiste', 'sai', 'reservaAbandonada', 'codigoAbandonado'],
} as const satisfies Record<string, readonly Modo[]>;

describe(`${COMPRADORES} buyers for ${VAGAS} seats, by wallet and by Pix, some giving up, some leaving (test C1)`, () => {
  it.each(SEMENTES)(
    'sells exactly the seats there are, everybody charged is in, and late money goes back (seed %i)',
    async (semente) => {
      const acaso = sorteio(semente);
      const balcao = abrirBalcao(rede);
      const grupos = await criarGrupos(Math.ceil(VAGAS / VAGAS_POR_GRUPO));
      const ids = grupos.map((g) => g.id);
      const compradores = await criarCompradores(mundo, COMPRADORES, centavos(5_000));
      const modosCertos: readonly Modo[] = [...CERTOS.ficam, ...CERTOS.saem];
      const planos = compradores.map((como, i): Plano => {
        const [sorteDoModo, sorteDoGrupo] = [acaso(), acaso()];
        const modo = modosCertos[Math.floor(i / grupos.length)] ?? modoDaMultidao(sorteDoModo);
        const certo = i < modosCertos.length * grupos.length;
        const grupo = grupos[certo ? i % grupos.length : Math.floor(sorteDoGrupo * grupos.length)];
        if (grupo === undefined) throw new Error('a group for each');
        return { como, modo, grupo, porta: porta(i) };
      });
      const certos = planos.slice(0, modosCertos.length * grupos.length);
      const multidao = planos.slice(certos.length);
      const metade = Math.floor(multidao.length / 2);
      async function comprar(plano: Plano): Promise<Compra> {
        const compra = await balcao.entrar(plano);
        return compra.dentro ? await balcao.concluir(plano, compra) : compra;
      }

      const entradas = await emParalelo(certos, JUNTOS, balcao.entrar);
      expect(contar(entradas.map((e) => e.desfecho))).toEqual(
        Object.fromEntries(modosCertos.map((modo) => [`200 ${modo}`, grupos.length])),
      );
      // The first half buys, and meanwhile the others give up and leave. The codes are paid while the second half buys,
      // and run out midway.
      const [primeiros, conclusoes] = await Promise.all([
        emParalelo(multidao.slice(0, metade), JUNTOS, comprar),
        emParalelo(certos, 5, (plano, i) => balcao.concluir(plano, entradas[i] ?? SEM_COMPRA)),
      ]);
      await mundo.assentar();
      await pagarCodigos(aPagar(certos, conclusoes));
      await assentarComBanco(mundo);
      const codigos = aPagar(multidao, primeiros);
      const [segundos] = await Promise.all([
        emParalelo(multidao.slice(metade), JUNTOS, comprar),
        pagarCodigos(codigos.slice(0, codigos.length / 2)).then(() =>
          Promise.all([pagarCodigos(codigos.slice(codigos.length / 2)), mundo.saltar(31)]),
        ),
      ]);
      const desfechos = contar([...conclusoes, ...primeiros, ...segundos].map((c) => c.desfecho));
      expect(Object.keys(desfechos).filter((d) => /^5|^0/.test(d))).toEqual([]);
      for (const modo of modosCertos) expect(desfechos[`200 ${modo}`], modo).toBeGreaterThanOrEqual(grupos.length);
      await assentarComBanco(mundo);
      await mundo.saltar(31);
      // Seats that were held and never paid are on sale again: late buyers take them, and then nothing is left.
      await encher(grupos);
      await assentarComBanco(mundo);
      const atrasados = certos.flatMap(({ modo }, i) =>
        modo === 'codigoAbandonado' ? [conclusoes[i] ?? SEM_COMPRA] : [],
      );
      const devolvidos = await pagarCodigos(atrasados);
      await assentarComBanco(mundo);

      const total = grupos.length * VAGAS_POR_GRUPO;
      const depois = await cobradosEDentro(ids);
      expect({ ...depois, desfechos }).toMatchObject({
        vagas: total,
        ocupadas: total,
        retidas: 0,
        cobrados: depois?.dentro,
      });
      const ficam = certos.filter(({ modo }) => CERTOS.ficam.some((fica) => fica === modo));
      expect(await dentroDe(ids, certos)).toEqual(ficam.map(({ como }) => como.id).sort((a, b) => a - b));
      // Every seat has an owner: those whose hold ran out (left, or with its code left) were sold again.
      expect(await expiradasPorGrupo(ids)).toEqual(ids.map((id) => ({ id, expirou: true })));
      expect(await devolvidosNoBanco(mundo, devolvidos)).toEqual(devolvidos.map(() => [TOTAL]));
      await conferirInvariantes(mundo);
    },
    prazoPara(COMPRADORES, { porSegundo: 8 }),
  );
});

const SEM_COMPRA: Compra = { dentro: false, desfecho: '' };

async function criarGrupos(n: number): Promise<readonly GrupoAVenda[]> {
  const grupos: GrupoAVenda[] = [];
  for (let i = 0; i < n; i += 1) grupos.push(await criarGrupoAVenda(mundo, { vagas: VAGAS_POR_GRUPO }));
  return grupos;
}

/** Codes of those who pay them. */
function aPagar(planos: readonly Plano[], compras: readonly Compra[]): readonly Compra[] {
  return compras.filter((compra, i) => compra.dentro && planos[i]?.modo === 'pix');
}

/** Paid at the bank, whether or not the code still stands; answers the bank's ids of the charges. */
async function pagarCodigos(compras: readonly Compra[]): Promise<readonly string[]> {
  return await emParalelo(compras, 10, async ({ idPagamento = '' }) => {
    const txid = await txidDe(mundo, idPagamento);
    await pagarNoBanco(mundo, { txid, forcar: true });
    return txid;
  });
}

/** Those of the people who have a paid seat. */
async function dentroDe(grupos: readonly number[], planos: readonly Plano[]): Promise<readonly number[]> {
  const quem = planos.map(({ como }) => como.id);
  const { rows } = await sql<{ readonly id: number }>`
    select a.usuario_id as id from assinaturas a where a.paga_em is not null and a.estado not in ('encerrada', 'cancelada')
      and a.grupo_id = any(${[...grupos]}::bigint[]) and a.usuario_id = any(${quem}::bigint[]) order by 1`.execute(
    banco(),
  );
  return rows.map(({ id }) => id);
}

/** True for each group in which two or more holds ran out. */
async function expiradasPorGrupo(grupos: readonly number[]) {
  const { rows } = await sql<{ readonly id: number; readonly expirou: boolean }>`
    select g.id, count(*) >= 2 as expirou from unnest(${[...grupos]}::bigint[]) g (id)
    join transicoes t on t.entidade = 'vaga' and t.evento = 'expirar' and t.entidade_id = g.id group by 1 order by 1`.execute(
    banco(),
  );
  return rows;
}

async function encher(grupos: readonly GrupoAVenda[]): Promise<void> {
  const livres = await banco()
    .selectFrom('grupo_lotacao')
    .select(['grupo_id', 'livres'])
    .where('livres', '>', 0)
    .where(
      'grupo_id',
      'in',
      grupos.map((g) => g.id),
    )
    .execute();
  for (const { grupo_id: idGrupo, livres: n } of livres) {
    const compradores = await criarCompradores(mundo, n + 2, centavos(5_000));
    const rs = await emParalelo(
      compradores,
      20,
      async (como, i) =>
        await comprarNaRede(
          insistente(rede.chamar),
          { idGrupo, vagas: 1, valorTotal: TOTAL },
          { como, porta: porta(i) },
        ),
    );
    expect(contar(rs.map((r) => r.status))).toEqual({ 200: n, 400: 2 });
  }
}
