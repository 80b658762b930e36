import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { assentarComBanco, criarGrupoAVenda, ligarFalhas, ligarWebhook, pagarNoBanco } from '../../../test/checkout.ts';
import { comprarVagas } from '../../../test/compra.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa, saldoDe } from '../../../test/construtores.ts';

const TOTAL = 4_320;
let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await ligarWebhook(mundo);
});
afterEach(async () => {
  await ligarFalhas(mundo, {});
});
afterAll(async () => await mundo.encerrar());

function banco() {
  return mundo.aplicacao.deps.db;
}

async function abrirPix(): Promise<{ readonly pessoa: Pessoa; readonly id: string; readonly grupoId: number }> {
  const grupo = await criarGrupoAVenda(mundo);
  const pessoa = await criarPessoa(mundo);
  const pre = await mundo.chamar('preCheckout', { idGrupo: grupo.id, vagas: 1 }, { como: pessoa });
  const entrada = { idPreCheckout: pre.corpo.idPreCheckout, meioPagamento: 12, valorTotal: TOTAL };
  const r = await mundo.chamar('createAssinatura', entrada, { como: pessoa });
  expect(r.status, r.bruto).toBe(200);
  return { pessoa, id: r.corpo.idPagamento ?? '', grupoId: grupo.id };
}

async function lerPagamento(id: string) {
  return await banco()
    .selectFrom('pagamentos as p')
    .innerJoin('cobrancas_pix as c', 'c.pagamento_id', 'p.id')
    .select(['p.id', 'p.estado', 'c.txid', 'c.copia_e_cola'])
    .where('p.id_publico', '=', id)
    .executeTakeFirstOrThrow();
}

async function criarCobranca(id: string): Promise<unknown> {
  const { id: pagamentoId } = await lerPagamento(id);
  return await mundo.aplicacao.tarefas
    .abrirCobranca?.({ pagamentoId }, { tentativa: 1, requestId: undefined })
    .catch((erro: unknown) => erro);
}

async function conciliarMaisTarde(): Promise<void> {
  await banco()
    .updateTable('pagamentos')
    .set({ criado_em: '2020-01-01T00:00:00.000Z', conferido_em: null })
    .where('estado', 'in', ['criado', 'processando'])
    .execute();
  await mundo.aplicacao.tarefas.conciliar?.({}, { tentativa: 1, requestId: undefined });
  await mundo.assentar();
}

describe('A Pix provider that fails (CONFIABILIDADE 1.5)', () => {
  it.each(['erro500', 'erro500AposSucesso'])(
    '%s is not knowing, never a failure: the payment goes on when it is asked again',
    async (modo) => {
      const compra = await abrirPix();
      await ligarFalhas(mundo, { cobranca: { modo } });
      expect(await criarCobranca(compra.id)).toBeInstanceOf(Error);
      const emDuvida = await lerPagamento(compra.id);
      expect(emDuvida.estado).toBe('processando');
      expect(emDuvida.copia_e_cola).toBeNull();
      await ligarFalhas(mundo, {});
      await conciliarMaisTarde();
      const depois = await lerPagamento(compra.id);
      expect(depois.estado).toBe('aguardando');
      expect(depois.copia_e_cola).toMatch(/^000201/);
    },
    60_000,
  );

  it('a refusal ends the payment as falhou, and a new code works on the same hold', async () => {
    const compra = await abrirPix();
    await ligarFalhas(mundo, { cobranca: { modo: 'recusado' } });
    await criarCobranca(compra.id);
    expect((await lerPagamento(compra.id)).estado).toBe('falhou');
    await ligarFalhas(mundo, {});
    const novo = await mundo.chamar('gerarNovoCodigo', { id: compra.id }, { como: compra.pessoa });
    expect(novo.status, novo.bruto).toBe(200);
    await mundo.assentar();
    expect((await lerPagamento(novo.corpo.id)).estado).toBe('aguardando');
    await pagarNoBanco(mundo, { txid: (await lerPagamento(novo.corpo.id)).txid });
    await assentarComBanco(mundo);
    expect((await lerPagamento(novo.corpo.id)).estado).toBe('pago');
  });

  it('asking now says so when the provider does not answer', async () => {
    const compra = await abrirPix();
    await mundo.assentar();
    await ligarFalhas(mundo, { cobranca: { modo: 'erro500' } });
    const r = await mundo.chamar('verificarPagamento', { id: compra.id }, { como: compra.pessoa });
    expect([r.status, r.erro.dados.chave]).toEqual([503, 'indisponivel']);
    expect((await lerPagamento(compra.id)).estado).toBe('aguardando');
  }, 60_000);

  it('a return the provider cannot make becomes wallet credit of the payer', async () => {
    const compra = await abrirPix();
    await mundo.assentar();
    await ligarFalhas(mundo, { devolucao: { modo: 'recusado' } });
    await pagarNoBanco(mundo, { txid: (await lerPagamento(compra.id)).txid, valor: TOTAL + 100, forcar: true });
    await assentarComBanco(mundo);
    const { id } = await lerPagamento(compra.id);
    const d = await banco()
      .selectFrom('devolucoes')
      .select('estado')
      .where('pagamento_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(d.estado).toBe('naoRealizada');
    expect(await saldoDe(mundo, compra.pessoa.id, 'disponivel')).toBe(TOTAL + 100);
    const credito = await banco()
      .selectFrom('creditos')
      .select(['origem', 'status', 'valor'])
      .where('usuario_id', '=', compra.pessoa.id)
      .executeTakeFirstOrThrow();
    expect(credito).toEqual({ origem: 'pagamentoTardio', status: 34, valor: TOTAL + 100 });
  });

  it('a return whose answer was lost is found by the reconciliation and paid once', async () => {
    const compra = await abrirPix();
    await mundo.assentar();
    await ligarFalhas(mundo, { devolucao: { modo: 'erro500AposSucesso' }, webhooks: { modo: 'perdido' } });
    const { txid, id } = await lerPagamento(compra.id);
    await pagarNoBanco(mundo, { txid, valor: TOTAL - 7, forcar: true });
    await mundo.aplicacao.tarefas.conciliar?.({}, { tentativa: 1, requestId: undefined });
    await mundo.assentar();
    await ligarFalhas(mundo, { webhooks: { modo: 'perdido' } });
    await mundo.sandbox.ociosa();
    await banco()
      .updateTable('devolucoes')
      .set({ criada_em: '2020-01-01T00:00:00.000Z' })
      .where('pagamento_id', '=', id)
      .execute();
    await mundo.aplicacao.tarefas.conciliar?.({}, { tentativa: 1, requestId: undefined });
    await mundo.assentar();
    const ds = await banco()
      .selectFrom('devolucoes')
      .select(['estado', 'valor'])
      .where('pagamento_id', '=', id)
      .execute();
    expect(ds).toEqual([{ estado: 'devolvida', valor: TOTAL - 7 }]);
    expect(await saldoDe(mundo, compra.pessoa.id, 'disponivel')).toBe(centavos(0));
  }, 60_000);

  it('a new code after the expiry takes a new hold while there is a seat, and refuses when there is none', async () => {
    const compra = await abrirPix();
    await mundo.avancar({ minutos: 31 });
    const novo = await mundo.chamar('gerarNovoCodigo', { id: compra.id }, { como: compra.pessoa });
    expect(novo.status, novo.bruto).toBe(200);
    const { livres, retidas } = await banco()
      .selectFrom('grupo_lotacao')
      .select(['livres', 'retidas'])
      .where('grupo_id', '=', compra.grupoId)
      .executeTakeFirstOrThrow();
    expect({ livres, retidas }).toEqual({ livres: 3, retidas: 1 });
    await mundo.avancar({ minutos: 31 });
    const cheio = [
      await criarPessoa(mundo, { saldo: centavos(20_000) }),
      await criarPessoa(mundo, { saldo: centavos(20_000) }),
    ];
    for (const [i, como] of cheio.entries()) {
      const vagas = i === 0 ? 3 : 1;
      const r = await comprarVagas(mundo, { idGrupo: compra.grupoId, vagas, valorTotal: TOTAL * vagas }, { como });
      expect(r.status, r.bruto).toBe(200);
    }
    const semVaga = await mundo.chamar('gerarNovoCodigo', { id: novo.corpo.id }, { como: compra.pessoa });
    expect([semVaga.status, semVaga.erro.dados.chave]).toEqual([400, 'vagaOcupada']);
  });
});
