import { randomUUID } from 'node:crypto';
import { centavos } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import type { Comprador, GrupoAVenda } from '../../test/checkout.ts';
import {
  assentarComBanco,
  criarCompradores,
  criarGrupoAVenda,
  ligarWebhook,
  pagarNoBanco,
} from '../../test/checkout.ts';
import { conferirInvariantes } from '../../test/invariantes.ts';
import type { Rede } from '../../test/multidao.ts';
import { abrirRede, abrirTrabalhador, emParalelo, sorteio } from '../../test/multidao.ts';
import type { Programa } from '../../test/processos.ts';
import { abrirPrograma } from '../../test/processos.ts';
import { prazoPara, tamanho } from '../../test/tamanho.ts';

const COMPRADORES = tamanho('COMPRADORES', { todoDia: 1_000, ci: 5_000 });
const VAGAS = tamanho('VAGAS', { todoDia: 200, ci: 1_000 });
const RODADAS = tamanho('RODADAS', { todoDia: 1, ci: 3 });
const SEMENTE = Number(process.env['SEMENTE'] ?? Math.floor(Math.random() * 2 ** 31));
const VAGAS_POR_GRUPO = 40;
const JUNTOS = 100;
const TOTAL = 4_320;

let mundo: Mundo;
/** Two APIs in processes of their own, as two machines would run them: the crowd lives in this one. */
let apis: readonly Programa[] = [];
let rede: Rede;
let pararTrabalhadores: readonly (() => Promise<void>)[] = [];
const porta = (i: number): number => apis[i % apis.length]?.porta ?? 0;

beforeAll(async () => {
  mundo = await criarMundo({ ambiente: { DATABASE_POOL: '16' } });
  apis = [
    await abrirPrograma(mundo, 'api', { DATABASE_POOL: '16' }),
    await abrirPrograma(mundo, 'api', { DATABASE_POOL: '16' }),
  ];
  rede = abrirRede(600);
  await ligarWebhook(mundo);
  pararTrabalhadores = [await abrirTrabalhador(mundo), await abrirTrabalhador(mundo)];
});
afterAll(async () => {
  rede.fechar();
  // The processes are asked to end before anything that may fail; they end by themselves if this one dies.
  const [codigos] = await Promise.all([
    Promise.all(apis.map((api) => api.parar())),
    ...pararTrabalhadores.map((parar) => parar()),
  ]);
  expect(codigos, apis.map((api) => api.disse()).join('\n')).toEqual([0, 0]);
  await conferirInvariantes(mundo);
  await mundo.encerrar();
});

const contar = (valores: readonly (string | number)[]): Record<string, number> => {
  const soma: Record<string, number> = {};
  for (const v of valores) soma[v] = (soma[v] ?? 0) + 1;
  return soma;
};

const banco = () => mundo.aplicacao.deps.db;

/** Who was charged, and who holds paid seats: the same people, or somebody paid for nothing. */
const cobradosEDentro = async (grupos: readonly number[]) => {
  const { rows } = await sql<{ cobrados: number; dentro: number; vagas: number; ocupadas: number; retidas: number }>`
    select
      (select count(distinct f.usuario_id || ':' || f.grupo_id) from faturas f where f.status = 13 and f.grupo_id = any(${[...grupos]}::bigint[]))::int as cobrados,
      (select count(*) from assinaturas a where a.paga_em is not null and a.estado not in ('encerrada', 'cancelada') and a.grupo_id = any(${[...grupos]}::bigint[]))::int as dentro,
      (select coalesce(sum(a.vagas), 0) from assinaturas a where a.paga_em is not null and a.estado not in ('encerrada', 'cancelada') and a.grupo_id = any(${[...grupos]}::bigint[]))::int as vagas,
      (select sum(l.ocupadas) from grupo_lotacao l where l.grupo_id = any(${[...grupos]}::bigint[]))::int as ocupadas,
      (select sum(l.retidas) from grupo_lotacao l where l.grupo_id = any(${[...grupos]}::bigint[]))::int as retidas`.execute(
    banco(),
  );
  return rows[0];
};

describe('A crowd at one door (REGRAS 2.2)', () => {
  it('500 buyers at once for the last 10 seats: 10 sold, 490 clean refusals, nobody charged without a seat', async () => {
    const grupo = await criarGrupoAVenda(mundo, { vagas: 10 });
    const compradores = await criarCompradores(mundo, 500, centavos(5_000));
    const respostas = await Promise.all(
      compradores.map((como, i) =>
        rede.chamar('assinarDireto', { idGrupo: grupo.id, vagas: 1, valorTotal: TOTAL }, { como, porta: porta(i) }),
      ),
    );
    expect(contar(respostas.map((r) => r.status))).toEqual({ 200: 10, 400: 490 });
    // Full is said in two ways: no seats, or, once a worker saw it full, a group that takes nobody.
    const recusas = respostas.filter((r) => r.status === 400).map((r) => r.chave);
    expect(recusas.filter((c) => c !== 'semVagas' && c !== 'grupoNaoAceitaMembros')).toEqual([]);
    expect(await cobradosEDentro([grupo.id])).toEqual({
      cobrados: 10,
      dentro: 10,
      vagas: 10,
      ocupadas: 10,
      retidas: 0,
    });
    const { rows } = await sql<{ saldo: number; n: number }>`
      select saldo, count(*)::int as n from contas where tipo = 'disponivel' and usuario_id = any(${compradores.map((c) => c.id)}::bigint[])
      group by saldo order by saldo`.execute(banco());
    expect(rows).toEqual([
      { saldo: 5_000 - TOTAL, n: 10 },
      { saldo: 5_000, n: 490 },
    ]);
  }, 60_000);
});

const FREGUESES = 400;

describe('The order of arrival (test plan C1: first come, first served in a process)', () => {
  it.each([
    { modo: 'in one tap', primeiros: 20, comprar: 'assinarDireto' },
    { modo: 'holding', primeiros: 20, comprar: 'preCheckout' },
  ] as const)(
    '400 at once for 20 seats, $modo: the first 20 have them',
    async ({ primeiros, comprar: chamada }) => {
      const grupo = await criarGrupoAVenda(mundo, { vagas: primeiros });
      const compradores = await criarCompradores(mundo, FREGUESES, centavos(5_000));
      const valor = chamada === 'assinarDireto' ? { valorTotal: TOTAL } : {};
      const respostas = await Promise.all(
        compradores.map((c) =>
          mundo.chamar(chamada, { idGrupo: grupo.id, vagas: 1, ...valor }, { como: { ...c, refreshToken: '' } }),
        ),
      );
      const atendidos = respostas.flatMap((r, i) => (r.status === 200 ? [i] : []));
      expect(atendidos).toEqual(Array.from({ length: primeiros }, (_, i) => i));
      expect(contar(respostas.map((r) => r.status))).toEqual({ 200: primeiros, 400: FREGUESES - primeiros });
    },
    60_000,
  );
});

/** A seed for each round; the first one is the run's, so that SEMENTE repeats it. */
const SEMENTES = Array.from({ length: RODADAS }, (_, rodada) => SEMENTE + rodada);

describe(`${COMPRADORES} buyers for ${VAGAS} seats, by wallet and by Pix, some giving up, some leaving`, () => {
  it.each(SEMENTES)(
    'sells exactly the seats there are, and everybody charged is in (seed %i)',
    async (semente) => {
      const acaso = sorteio(semente);
      const grupos = await criarGrupos(Math.ceil(VAGAS / VAGAS_POR_GRUPO));
      const compradores = await criarCompradores(mundo, COMPRADORES, centavos(5_000));
      const planos = compradores.map((como, i) => ({
        como,
        modo: acaso(),
        grupo: grupos[Math.floor(acaso() * grupos.length)] ?? grupos[0],
        porta: porta(i),
      }));
      const metade = Math.floor(planos.length / 2);
      const devendo: string[] = [];
      // The first half opens its codes; they are paid, and their notices come, while the second half buys.
      const primeiros = await emParalelo(planos.slice(0, metade), JUNTOS, async (p) => await comprar(p, devendo));
      await mundo.assentar();
      const [segundos] = await Promise.all([
        emParalelo(planos.slice(metade), JUNTOS, async (p) => await comprar(p, [])),
        emParalelo(devendo, 10, async (id) => await pagarNoBanco(mundo, { txid: await txidDe(id) })),
        // Codes and holds of the first half run out meanwhile, some of them while they are being paid.
        mundo.avancar({ minutos: 31 }),
      ]);
      const desfechos = [...primeiros, ...segundos];
      const contados = contar(desfechos);
      expect(Object.keys(contados).filter((d) => /^5|^0/.test(d))).toEqual([]);
      expect(contados[SAIU]).toBeGreaterThan(0);
      await assentarComBanco(mundo);
      await mundo.avancar({ minutos: 31 });
      // What was held and never paid is on sale again: late buyers take it, and then there is nothing left.
      await encher(grupos);
      await assentarComBanco(mundo);
      const total = grupos.length * VAGAS_POR_GRUPO;
      const depois = await cobradosEDentro(grupos.map((g) => g.id));
      expect({ ...depois, desfechos: contados }).toMatchObject({
        vagas: total,
        ocupadas: total,
        retidas: 0,
        cobrados: depois?.dentro,
      });
      await conferirInvariantes(mundo);
    },
    prazoPara(COMPRADORES, { porSegundo: 8 }),
  );
});

const criarGrupos = async (n: number): Promise<readonly GrupoAVenda[]> => {
  const grupos: GrupoAVenda[] = [];
  for (let i = 0; i < n; i += 1) grupos.push(await criarGrupoAVenda(mundo, { vagas: VAGAS_POR_GRUPO }));
  return grupos;
};

type Plano = {
  readonly como: Comprador;
  readonly modo: number;
  readonly grupo: GrupoAVenda | undefined;
  readonly porta: number;
};

/**
 * Whoever is told that the queue is long comes again under his key, as the answer says and the client does (record 340);
 * any other 503 is a fault. On a machine that does nothing else nobody is told so.
 */
const insistir = async <N extends 'assinarDireto' | 'preCheckout'>(
  chamada: N,
  pedido: Record<string, unknown>,
  opcoes: Parameters<Rede['chamar']>[2],
) => {
  const chave = randomUUID();
  let r = await rede.chamar(chamada, pedido, { ...opcoes, chave });
  for (let vez = 1; vez < VEZES && r.chave === 'filaLonga'; vez += 1)
    r = await rede.chamar(chamada, pedido, { ...opcoes, chave });
  return r;
};
const VEZES = 4;

/** One buyer's way: one tap, one tap and out again, wallet after a hold, Pix paid, Pix abandoned, or a hold given back. */
const comprar = async ({ como, modo, grupo, porta: p }: Plano, devendo: string[]): Promise<string> => {
  const idGrupo = grupo?.id;
  const opcoes = { como, porta: p };
  if (modo < 0.5) {
    const r = await insistir('assinarDireto', { idGrupo, vagas: 1, valorTotal: TOTAL }, opcoes);
    return r.status === 200 && modo < 0.1 ? await sair(idGrupo, opcoes) : `${r.status} ${r.chave}`;
  }
  const pre = await insistir('preCheckout', { idGrupo, vagas: 1 }, opcoes);
  if (pre.status !== 200) return `${pre.status} ${pre.chave}`;
  const { idPreCheckout } = pre.corpo;
  if (modo > 0.9) {
    const r = await rede.chamar('cancelarPreCheckout', { id: idPreCheckout }, opcoes);
    return `${r.status} desistiu`;
  }
  const meioPagamento = modo < 0.7 ? 4 : 12;
  const r = await rede.chamar('createAssinatura', { idPreCheckout, meioPagamento, valorTotal: TOTAL }, opcoes);
  if (r.status !== 200 || meioPagamento === 4 || modo > 0.85) return `${r.status} ${r.chave}`;
  if (r.corpo.idPagamento !== null) devendo.push(r.corpo.idPagamento);
  return '200 pix';
};

/** Paid, and sorry at once: everything comes back to the wallet, and the seat is on sale again. */
const sair = async (idGrupo: number | undefined, opcoes: Parameters<Rede['chamar']>[2]): Promise<string> => {
  const visto = await rede.chamar('getCancelamentoMembro', { id: idGrupo }, opcoes);
  if (visto.status !== 200) return `${visto.status} ${visto.chave}`;
  const { idAssinatura: idMembro, opcoes: saidas } = visto.corpo;
  const { total: totalMostrado } = saidas.find(({ tipo }) => tipo === 'arrependimento') ?? { total: 0 };
  const pedido = { idMembro, idGrupo, motivo: 3, tipo: 'arrependimento', textoMotivo: '', totalMostrado };
  const r = await rede.chamar('cancelarMembro', { ...pedido, destino: 'saldo' }, opcoes);
  return r.status === 200 ? SAIU : `${r.status} ${r.chave}`;
};
const SAIU = '200 saiu';

const txidDe = async (idPublico: string): Promise<string> =>
  (await banco().selectFrom('pagamentos').select('txid').where('id_publico', '=', idPublico).executeTakeFirstOrThrow())
    .txid;

const encher = async (grupos: readonly GrupoAVenda[]): Promise<void> => {
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
        await rede.chamar('assinarDireto', { idGrupo, vagas: 1, valorTotal: TOTAL }, { como, porta: porta(i) }),
    );
    expect(contar(rs.map((r) => r.status))).toEqual({ 200: n, 400: 2 });
  }
};
