import { centavos } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parteSecreta } from '../../../gateways/autenticidade-de-webhook.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { avisoDoPix, e2eid, txidDe } from '../../../test/avisos-do-pix.ts';
import { mensagensPara } from '../../../test/caixa-de-entrada.ts';
import {
  assentarComBanco,
  criarGrupoAVenda,
  entregarAvisos,
  ligarFalhas,
  ligarWebhook,
  pagarNoBanco,
} from '../../../test/checkout.ts';
import { comprarVagas } from '../../../test/compra.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa, saldoDe } from '../../../test/construtores.ts';

const TOTAL = 4_320;
const MES = 2_160;

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await ligarWebhook(mundo);
});
afterAll(async () => await mundo.encerrar());

function banco() {
  return mundo.aplicacao.deps.db;
}

type Compra = {
  readonly pessoa: Pessoa;
  readonly idPagamento: string;
  readonly txid: string;
  readonly grupoId: number;
};

/** A hold with an open Pix. With `semCobranca` our job has not even asked the provider yet. */
async function abrirPix(grupoId: number, { semCobranca = false } = {}): Promise<Compra> {
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
  return { pessoa, idPagamento, txid: await txidDe(mundo, idPagamento), grupoId };
}

async function estadoDe({ idPagamento }: Compra) {
  return await banco()
    .selectFrom('pagamentos')
    .select(['estado', 'resultado'])
    .where('id_publico', '=', idPagamento)
    .executeTakeFirstOrThrow();
}

async function lotacaoDe(grupoId: number) {
  return await banco()
    .selectFrom('grupo_lotacao')
    .select(['livres', 'retidas', 'ocupadas'])
    .where('grupo_id', '=', grupoId)
    .executeTakeFirstOrThrow();
}

async function devolucoesDe(c: Compra) {
  return await banco()
    .selectFrom('devolucoes as d')
    .innerJoin('pagamentos as p', 'p.id', 'd.pagamento_id')
    .select(['d.estado', 'd.motivo', 'd.valor'])
    .where('p.id_publico', '=', c.idPagamento)
    .orderBy('d.id')
    .execute();
}

/** One notice as a provider writes it. */
function aviso(p: { readonly txid: string; readonly valor?: number; readonly e2e?: string; readonly cpf?: string }) {
  return avisoDoPix(mundo, { ...p, valor: p.valor ?? TOTAL });
}

function entregar(itens: readonly object[], segredo?: string): Promise<number> {
  return entregarAvisos(mundo, itens, segredo);
}

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
        .where(sql<boolean>`corpo->>'cobranca' = ${compra.txid}`)
        .execute(),
    ).toEqual([]);
  });

  it.each(['pix', 'pix-envio'])(
    'answers the notice of /webhook/%s with 200 and no body, as the standard has it',
    async (webhook) => {
      const url = `/api/v1/webhook/${webhook}/${parteSecreta(mundo.config.pix.webhook.segredo)}/pix`;
      const r = await mundo.http.inject({ method: 'POST', url, payload: { pix: [] } });
      expect([r.statusCode, r.body, r.headers['content-length']]).toEqual([200, '', '0']);
    },
  );

  it('stores no CPF and no name of the payer', async () => {
    const { id } = await criarGrupoAVenda(mundo);
    const compra = await abrirPix(id);
    expect(await entregar([aviso({ txid: compra.txid })])).toBe(200);
    const { rows } = await sql<{
      readonly corpo: string;
    }>`select corpo::text from webhooks_recebidos where corpo->>'cobranca' = ${compra.txid}`.execute(banco());
    expect(rows).toHaveLength(1);
    expect(rows[0]?.corpo).not.toMatch(/52998224725|Algu/);
    await mundo.assentar();
    expect((await estadoDe(compra)).estado).toBe('pago');
  });

  it('a notice before our own answer pays: the intent was written first', async () => {
    const { id } = await criarGrupoAVenda(mundo);
    const compra = await abrirPix(id, { semCobranca: true });
    expect((await estadoDe(compra)).estado).toBe('criado');
    expect(await entregar([aviso({ txid: compra.txid })])).toBe(200);
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
    const novo = await mundo.chamar('gerarNovoCodigo', { id: compra.idPagamento }, { como: compra.pessoa });
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
    const r = await comprarVagas(mundo, { idGrupo: id, vagas: 1, valorTotal: TOTAL }, { como: outra });
    expect(r.status, r.bruto).toBe(200);
    await pagarNoBanco(mundo, { txid: compra.txid, forcar: true });
    await assentarComBanco(mundo);
    expect(await estadoDe(compra)).toEqual({ estado: 'devolvido', resultado: 'vagaOcupada' });
    expect(await devolucoesDe(compra)).toEqual([{ estado: 'devolvida', motivo: 'vagaOcupada', valor: TOTAL }]);
    expect(await saldoDe(mundo, compra.pessoa.id, 'caucao')).toBe(0);
    const cartas = await mensagensPara(mundo, compra.pessoa.email);
    expect(cartas.map((c) => c.assunto)).toContainEqual(expect.stringContaining('Devolvemos o seu Pix'));
  });

  it('a Pix for an unknown charge is in the books and in no wallet', async () => {
    const e2e = e2eid();
    expect(await entregar([aviso({ txid: 'z'.repeat(32), e2e, valor: 777 })])).toBe(200);
    await mundo.assentar();
    const pix = await banco()
      .selectFrom('recebimentos')
      .select(['id', 'destino', 'pagamento_id'])
      .where('referencia', '=', e2e)
      .executeTakeFirstOrThrow();
    expect(pix).toMatchObject({ destino: 'emAnalise', pagamento_id: null });
    const { rows } = await sql<{
      readonly n: number;
    }>`select count(*)::int as n from transacoes where chave = ${`recebimento:${pix.id}:aDevolver`}`.execute(banco());
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
