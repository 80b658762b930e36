import { randomBytes } from 'node:crypto';
import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import { centavos, centavosParaDecimal } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parteSecreta } from '../../gateways/autenticidade-de-webhook.ts';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import { mensagensPara } from '../../test/caixa-de-entrada.ts';
import {
  assentarComBanco,
  criarCompradores,
  criarGrupoAVenda,
  ligarFalhas,
  ligarWebhook,
  pagarNoBanco,
} from '../../test/checkout.ts';
import type { Pessoa } from '../../test/construtores.ts';
import { criarPessoa, saldoDe } from '../../test/construtores.ts';
import { conferirInvariantes } from '../../test/invariantes.ts';
import { abrirTrabalhador, emParalelo, sorteio } from '../../test/multidao.ts';
import { prazoPara, tamanho } from '../../test/tamanho.ts';

/** With the forged one, four notices a payment: 20,000 in the CI. */
const PAGAMENTOS = tamanho('PAGAMENTOS', { todoDia: 60, ci: 5_000 });
const JUNTOS = 16;
const SEMENTE = Number(process.env['SEMENTE'] ?? Math.floor(Math.random() * 2 ** 31));
const TOTAL = 4_320;
const MES = 2_160;

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await ligarWebhook(mundo);
});
afterAll(async () => {
  await conferirInvariantes(mundo);
  await mundo.encerrar();
});

const banco = () => mundo.aplicacao.deps.db;

type Compra = {
  readonly pessoa: Pessoa;
  readonly idPagamento: string;
  readonly txid: string;
  readonly grupoId: number;
};

/** A hold with an open Pix. With `semCobranca` our job has not even asked the provider yet. */
const abrirPix = async (grupoId: number, { semCobranca = false } = {}): Promise<Compra> => {
  const pessoa = await criarPessoa(mundo);
  const pre = await mundo.chamar('preCheckout', { idGrupo: grupoId, vagas: 1 }, { como: pessoa });
  expect(pre.status, pre.bruto).toBe(200);
  const { idPreCheckout } = pre.corpo;
  const r = await mundo.chamar(
    'createAssinatura',
    { idPreCheckout, meioPagamento: 12, valorTotal: TOTAL },
    { como: pessoa },
  );
  expect(r.status, r.bruto).toBe(200);
  if (!semCobranca) await mundo.assentar();
  const idPagamento = r.corpo.idPagamento ?? '';
  return { pessoa, idPagamento, txid: await txidDe(idPagamento), grupoId };
};

const txidDe = async (idPagamento: string): Promise<string> =>
  (
    await banco()
      .selectFrom('pagamentos')
      .select('txid')
      .where('id_publico', '=', idPagamento)
      .executeTakeFirstOrThrow()
  ).txid;

const estadoDe = async ({ idPagamento }: Compra) =>
  await banco()
    .selectFrom('pagamentos')
    .select(['estado', 'resultado'])
    .where('id_publico', '=', idPagamento)
    .executeTakeFirstOrThrow();

const lotacaoDe = async (grupoId: number) =>
  await banco()
    .selectFrom('grupo_lotacao')
    .select(['livres', 'retidas', 'ocupadas'])
    .where('grupo_id', '=', grupoId)
    .executeTakeFirstOrThrow();

const devolucoesDe = async (c: Compra) =>
  await banco()
    .selectFrom('devolucoes as d')
    .innerJoin('pagamentos as p', 'p.id', 'd.pagamento_id')
    .select(['d.estado', 'd.motivo', 'd.valor'])
    .where('p.id_publico', '=', c.idPagamento)
    .orderBy('d.id')
    .execute();

const e2eid = (): string => `E${randomBytes(16).toString('hex').slice(0, 31)}`;

/** One notice as a provider writes it. */
const aviso = (p: { txid: string; valor?: number; e2e?: string; cpf?: string }) => ({
  endToEndId: p.e2e ?? e2eid(),
  txid: p.txid,
  valor: centavosParaDecimal(centavos(p.valor ?? TOTAL)),
  horario: mundo.agora(),
  pagador: { cpf: p.cpf ?? '52998224725', nome: 'Alguém' },
});

const entregar = async (itens: readonly object[], segredo?: string): Promise<number> => {
  const r = await mundo.http.inject({
    method: 'POST',
    url: `/api/v1/webhook/pix/${segredo ?? parteSecreta(mundo.config.pix.webhook.segredo)}/pix`,
    headers: { 'content-type': 'application/json', [CABECALHOS.requisicao]: 'teste-de-webhook' },
    payload: JSON.stringify({ pix: itens }),
  });
  return r.statusCode;
};

describe('Notices of the Pix provider (CONFIABILIDADE 1.5)', () => {
  it('a forged notice is refused, stored nowhere and pays nothing', async () => {
    const { id } = await criarGrupoAVenda(mundo);
    const compra = await abrirPix(id);
    expect(await entregar([aviso({ txid: compra.txid })], 'x'.repeat(43))).toBe(403);
    await mundo.assentar();
    expect((await estadoDe(compra)).estado).toBe('aguardando');
    expect(
      await banco()
        .selectFrom('webhooks_recebidos')
        .select('id')
        .where(sql<boolean>`corpo->>'txid' = ${compra.txid}`)
        .execute(),
    ).toEqual([]);
  });

  it('stores no CPF and no name of the payer', async () => {
    const { id } = await criarGrupoAVenda(mundo);
    const compra = await abrirPix(id);
    expect(await entregar([aviso({ txid: compra.txid })])).toBe(204);
    const { rows } = await sql<{
      corpo: string;
    }>`select corpo::text from webhooks_recebidos where corpo->>'txid' = ${compra.txid}`.execute(banco());
    expect(rows).toHaveLength(1);
    expect(rows[0]?.corpo).not.toMatch(/52998224725|Algu/);
    await mundo.assentar();
    expect((await estadoDe(compra)).estado).toBe('pago');
  });

  it('a notice before our own answer pays: the intent was written first', async () => {
    const { id } = await criarGrupoAVenda(mundo);
    const compra = await abrirPix(id, { semCobranca: true });
    expect((await estadoDe(compra)).estado).toBe('criado');
    expect(await entregar([aviso({ txid: compra.txid })])).toBe(204);
    await mundo.assentar();
    expect((await estadoDe(compra)).estado).toBe('pago');
    expect(await lotacaoDe(id)).toEqual({ livres: 3, retidas: 0, ocupadas: 1 });
  });

  it.each([
    ['one centavo less', TOTAL - 1],
    ['one centavo more', TOTAL + 1],
  ])('%s goes back whole, and the hold stays for another try', async (_caso, valor) => {
    const { id } = await criarGrupoAVenda(mundo);
    const compra = await abrirPix(id);
    await pagarNoBanco(mundo, { txid: compra.txid, valor, forcar: true });
    await assentarComBanco(mundo);
    expect(await estadoDe(compra)).toEqual({ estado: 'devolvido', resultado: 'valorDiferente' });
    expect(await devolucoesDe(compra)).toEqual([{ estado: 'devolvida', motivo: 'valorDiferente', valor }]);
    expect(await lotacaoDe(id)).toEqual({ livres: 3, retidas: 1, ocupadas: 0 });
    const novo = await mundo.chamar('gerarNovoPix', { id: compra.idPagamento }, { como: compra.pessoa });
    expect(novo.status, novo.bruto).toBe(200);
    expect(novo.corpo.id).not.toBe(compra.idPagamento);
  });

  it('a second payment of the same charge goes back, the first one stands', async () => {
    const { id } = await criarGrupoAVenda(mundo);
    const compra = await abrirPix(id);
    await pagarNoBanco(mundo, { txid: compra.txid });
    await pagarNoBanco(mundo, { txid: compra.txid, forcar: true });
    await assentarComBanco(mundo);
    expect((await estadoDe(compra)).estado).toBe('pago');
    expect(await devolucoesDe(compra)).toEqual([{ estado: 'devolvida', motivo: 'duplicado', valor: TOTAL }]);
    expect(await lotacaoDe(id)).toEqual({ livres: 3, retidas: 0, ocupadas: 1 });
    expect(await saldoDe(mundo, compra.pessoa.id, 'caucao')).toBe(MES);
  });

  it('a payment after the hold is honoured while a seat is free', async () => {
    const { id } = await criarGrupoAVenda(mundo);
    const compra = await abrirPix(id);
    await mundo.avancar({ minutos: 31 });
    expect((await estadoDe(compra)).estado).toBe('expirado');
    expect(await lotacaoDe(id)).toEqual({ livres: 4, retidas: 0, ocupadas: 0 });
    await pagarNoBanco(mundo, { txid: compra.txid, forcar: true });
    await assentarComBanco(mundo);
    const { corpo } = await mundo.chamar('getPagamentoStatus', { id: compra.idPagamento }, { como: compra.pessoa });
    expect(corpo).toMatchObject({ estado: 'pago', resultado: null, idGrupo: id });
    expect(await lotacaoDe(id)).toEqual({ livres: 3, retidas: 0, ocupadas: 1 });
    const nova = await banco()
      .selectFrom('assinaturas')
      .select(['estado', 'caucao'])
      .where('id', '=', corpo.idAssinatura ?? 0)
      .executeTakeFirstOrThrow();
    expect(nova).toEqual({ estado: 'aguardandoGrupo', caucao: MES });
  });

  it('a payment after the hold goes back when the seats are gone, and its payer is told', async () => {
    const { id } = await criarGrupoAVenda(mundo, { vagas: 1 });
    const compra = await abrirPix(id);
    await mundo.avancar({ minutos: 31 });
    const outra = await criarPessoa(mundo, { saldo: centavos(9_000) });
    const r = await mundo.chamar('assinarDireto', { idGrupo: id, vagas: 1, valorTotal: TOTAL }, { como: outra });
    expect(r.status, r.bruto).toBe(200);
    await pagarNoBanco(mundo, { txid: compra.txid, forcar: true });
    await assentarComBanco(mundo);
    expect(await estadoDe(compra)).toEqual({ estado: 'devolvido', resultado: 'vagaOcupada' });
    expect(await devolucoesDe(compra)).toEqual([{ estado: 'devolvida', motivo: 'vagaOcupada', valor: TOTAL }]);
    expect(await saldoDe(mundo, compra.pessoa.id, 'caucao')).toBe(0);
    const cartas = await mensagensPara(mundo, compra.pessoa.email);
    expect(cartas.map((c) => c.assunto)).toContainEqual(expect.stringContaining('Devolvemos o seu Pix'));
  });

  it('a third party’s top-up goes back and the credit ends as 46', async () => {
    const pessoa = await criarPessoa(mundo);
    const r = await mundo.chamar('comprar', { valor: 5_000, meioPagamento: 12 }, { como: pessoa });
    expect(r.status, r.bruto).toBe(200);
    await mundo.assentar();
    const { txid } = await banco()
      .selectFrom('pagamentos')
      .select('txid')
      .where('id_publico', '=', r.corpo.idPagamento)
      .executeTakeFirstOrThrow();
    await pagarNoBanco(mundo, { txid, cpf: '11144477735' });
    await assentarComBanco(mundo);
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(0);
    const credito = await banco()
      .selectFrom('creditos')
      .select('status')
      .where('id', '=', r.corpo.idCredito)
      .executeTakeFirstOrThrow();
    expect(credito.status).toBe(46);
    const d = await banco()
      .selectFrom('devolucoes as d')
      .innerJoin('pagamentos as p', 'p.id', 'd.pagamento_id')
      .select(['d.estado', 'd.motivo'])
      .where('p.txid', '=', txid)
      .execute();
    expect(d).toEqual([{ estado: 'devolvida', motivo: 'terceiro' }]);
  });

  it('a top-up paid by its owner is in the wallet, once, also when it comes late', async () => {
    const pessoa = await criarPessoa(mundo);
    for (const [tarde, esperado] of [
      [false, 5_000],
      [true, 10_000],
    ] as const) {
      const r = await mundo.chamar('comprar', { valor: 5_000, meioPagamento: 12 }, { como: pessoa });
      await mundo.assentar();
      if (tarde) await mundo.avancar({ minutos: 31 });
      const { txid } = await banco()
        .selectFrom('pagamentos')
        .select('txid')
        .where('id_publico', '=', r.corpo.idPagamento)
        .executeTakeFirstOrThrow();
      await pagarNoBanco(mundo, { txid, forcar: true });
      await assentarComBanco(mundo);
      expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(esperado);
    }
    const creditos = await banco()
      .selectFrom('creditos')
      .select(['origem', 'status'])
      .where('usuario_id', '=', pessoa.id)
      .orderBy('id')
      .execute();
    expect(creditos).toEqual([
      { origem: 'recarga', status: 34 },
      { origem: 'recarga', status: 46 },
      { origem: 'pagamentoTardio', status: 34 },
    ]);
  });

  it('a Pix for a charge we do not know is in the books and in nobody’s wallet', async () => {
    const e2e = e2eid();
    expect(await entregar([aviso({ txid: 'z'.repeat(32), e2e, valor: 777 })])).toBe(204);
    await mundo.assentar();
    const pix = await banco()
      .selectFrom('pix_recebidos')
      .select(['destino', 'pagamento_id'])
      .where('e2eid', '=', e2e)
      .executeTakeFirstOrThrow();
    expect(pix).toEqual({ destino: 'emAnalise', pagamento_id: null });
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from transacoes where chave = ${`pix:${e2e}:aDevolver`}`.execute(banco());
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('a lost notice is found by the reconciliation, and nothing is counted twice', async () => {
    const { id } = await criarGrupoAVenda(mundo);
    const compra = await abrirPix(id);
    await ligarFalhas(mundo, { webhooks: { modo: 'perdido' } });
    await pagarNoBanco(mundo, { txid: compra.txid });
    await assentarComBanco(mundo);
    expect((await estadoDe(compra)).estado).toBe('aguardando');
    await mundo.aplicacao.tarefas.conciliar?.({}, { tentativa: 1, requestId: undefined });
    await mundo.aplicacao.tarefas.conciliar?.({}, { tentativa: 1, requestId: undefined });
    await ligarFalhas(mundo, {});
    await mundo.assentar();
    expect((await estadoDe(compra)).estado).toBe('pago');
    expect(await lotacaoDe(id)).toEqual({ livres: 3, retidas: 0, ocupadas: 1 });
  });

  it('asking now finds the money without any notice', async () => {
    const { id } = await criarGrupoAVenda(mundo);
    const compra = await abrirPix(id);
    await ligarFalhas(mundo, { webhooks: { modo: 'perdido' } });
    await pagarNoBanco(mundo, { txid: compra.txid });
    const r = await mundo.chamar('verificarPagamento', { id: compra.idPagamento }, { como: compra.pessoa });
    await ligarFalhas(mundo, {});
    expect(r.status, r.bruto).toBe(200);
    expect(r.corpo.estado).toBe('pago');
  });
});

describe(`${PAGAMENTOS} payments, each told 1 to 5 times, shuffled, up to 72 h late, between forged ones (seed ${SEMENTE})`, () => {
  const acaso = sorteio(SEMENTE);
  /** Told at once, after the hold is over, and three days later. */
  const ATRASOS_EM_MINUTOS = [0, 40, 72 * 60];

  const abrirTodos = async (): Promise<readonly string[]> => {
    const compradores = await criarCompradores(mundo, PAGAMENTOS);
    const grupos: number[] = [];
    while (grupos.length * 20 < PAGAMENTOS) grupos.push((await criarGrupoAVenda(mundo, { vagas: 40 })).id);
    return await emParalelo(compradores, JUNTOS, async (comprador, i) => {
      const como = { ...comprador, refreshToken: '' };
      const pre = await mundo.chamar('preCheckout', { idGrupo: grupos[Math.floor(i / 20)] ?? 0, vagas: 1 }, { como });
      expect(pre.status, pre.bruto).toBe(200);
      const { idPreCheckout } = pre.corpo;
      const pedido = { idPreCheckout, meioPagamento: 12, valorTotal: TOTAL };
      const r = await mundo.chamar('createAssinatura', pedido, { como });
      expect(r.status, r.bruto).toBe(200);
      return await txidDe(r.corpo.idPagamento ?? '');
    });
  };

  const embaralhar = <T>(itens: readonly T[]): readonly T[] =>
    itens
      .map((item) => ({ item, ordem: acaso() }))
      .sort((a, b) => a.ordem - b.ordem)
      .map(({ item }) => item);

  let parar: () => Promise<void>;
  beforeAll(async () => {
    parar = await abrirTrabalhador(mundo);
  });
  afterAll(async () => await parar());

  it(
    'credits each payment once',
    async () => {
      const txids = await abrirTodos();
      const avisos = txids.flatMap((txid) => {
        const certo = { item: aviso({ txid }), falso: false };
        return [
          ...Array.from({ length: 1 + Math.floor(acaso() * 5) }, () => certo),
          { item: aviso({ txid }), falso: true },
        ];
      });
      const fila = embaralhar(avisos);
      // Those of the first turn come before our own answer: no charge has been asked of the provider yet.
      for (const [vez, minutos] of ATRASOS_EM_MINUTOS.entries()) {
        if (minutos > 0) await mundo.saltar(minutos);
        const parte = fila.filter((_aviso, i) => i % ATRASOS_EM_MINUTOS.length === vez);
        await emParalelo(parte, JUNTOS, async ({ item, falso }) => {
          expect(await entregar([item], falso ? `${'a'.repeat(42)}b` : undefined)).toBe(falso ? 403 : 204);
        });
        await mundo.assentar();
      }
      const { rows } = await sql<{ pagos: number; aplicados: number; devolvidos: number; caucoes: number }>`
      select (select count(*) from pagamentos where txid = any(${txids}) and estado = 'pago')::int as pagos,
        (select count(*) from pix_recebidos where txid = any(${txids}) and destino = 'aplicado')::int as aplicados,
        (select count(*) from devolucoes d join pagamentos p on p.id = d.pagamento_id where p.txid = any(${txids}))::int as devolvidos,
        (select count(*) from contas c join pagamentos p on p.usuario_id = c.usuario_id
          where c.tipo = 'caucao' and c.saldo = ${MES} and p.txid = any(${txids}))::int as caucoes`.execute(banco());
      expect(rows[0]).toEqual({ pagos: PAGAMENTOS, aplicados: PAGAMENTOS, devolvidos: 0, caucoes: PAGAMENTOS });
    },
    prazoPara(PAGAMENTOS * 3, { porSegundo: 8 }),
  );
});
