import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { assentarComBanco, criarGrupoAVenda, ligarWebhook, pagarNoBanco } from '../../../test/checkout.ts';
import { criarPessoa, saldoDe } from '../../../test/construtores.ts';
import { lotacaoDe } from '../../../test/grupos.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await ligarWebhook(mundo);
});
afterAll(async () => await mundo.encerrar());

/** R$ 20,00 + R$ 1,60 = R$ 21,60 a month; twice with the deposit. */
const MES = 2_160;
const TOTAL = 4_320;

async function reservar(idGrupo: number, pessoa: Awaited<ReturnType<typeof criarPessoa>>, vagas = 1) {
  const r = await mundo.chamar('preCheckout', { idGrupo, vagas }, { como: pessoa });
  expect(r.status, r.bruto).toBe(200);
  return r.corpo;
}

describe('Subscribing with held seats (spec B§2 /checkout/assinar; REGRAS 2.2)', () => {
  it('wallet credit settles at once: seats taken, invoice 13, forecast 78, entries that sum to zero', async () => {
    const grupo = await criarGrupoAVenda(mundo);
    const pessoa = await criarPessoa(mundo, { saldo: centavos(5_000) });
    const pre = await reservar(grupo.id, pessoa);
    expect(pre.composicao.totalHoje).toBe(TOTAL);
    expect(await lotacaoDe(mundo, grupo.id)).toEqual({ livres: 3, retidas: 1, ocupadas: 0 });
    const r = await mundo.chamar(
      'createAssinatura',
      { idPreCheckout: pre.idPreCheckout, meioPagamento: 4, valorTotal: TOTAL },
      { como: pessoa },
    );
    expect(r.status, r.bruto).toBe(200);
    expect(r.corpo).toMatchObject({ idAssinatura: pre.idPreCheckout, estado: 'paga', idPagamento: null, valor: TOTAL });
    expect(await lotacaoDe(mundo, grupo.id)).toEqual({ livres: 3, retidas: 0, ocupadas: 1 });
    // 50,00 − 43,20 = 6,80; deposit 21,60; the administrator will receive 20,00.
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(680);
    expect(await saldoDe(mundo, pessoa.id, 'caucao')).toBe(MES);
    expect(await saldoDe(mundo, grupo.administrador.id, 'recebivel')).toBe(2_000);
    await mundo.assentar();
    const a = await mundo.aplicacao.deps.db
      .selectFrom('assinaturas')
      .select(['estado', 'caucao'])
      .where('id', '=', pre.idPreCheckout)
      .executeTakeFirstOrThrow();
    expect(a).toEqual({ estado: 'aguardandoGrupo', caucao: MES });
  });

  it('is kept with the campaign that led to it; a number of no campaign counts for none (spec A§4)', async () => {
    const { db } = mundo.aplicacao.deps;
    const operador = await criarPessoa(mundo);
    const campanha = await db
      .insertInto('campanhas')
      .values({
        ...{ tipo: 'modal', nome: 'Semana do rateio', criada_por: operador.id },
        ...{ criada_em: mundo.agora(), alterada_em: mundo.agora() },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [rastroDaCompra, campanhaId] of [
      [campanha.id, campanha.id],
      [999_999_999, null],
      [undefined, null],
    ] as const) {
      const grupo = await criarGrupoAVenda(mundo);
      const pessoa = await criarPessoa(mundo, { saldo: centavos(5_000) });
      const { idPreCheckout } = await reservar(grupo.id, pessoa);
      const pedido = { idPreCheckout, meioPagamento: 4, valorTotal: TOTAL, rastroDaCompra };
      expect((await mundo.chamar('createAssinatura', pedido, { como: pessoa })).status).toBe(200);
      const guardada = await db
        .selectFrom('assinaturas')
        .select('campanha_id as campanhaId')
        .where('id', '=', idPreCheckout)
        .executeTakeFirstOrThrow();
      expect(guardada).toEqual({ campanhaId });
    }
  });

  it('Pix opens a charge that the bank pays and the webhook confirms', async () => {
    const grupo = await criarGrupoAVenda(mundo);
    const pessoa = await criarPessoa(mundo);
    const pre = await reservar(grupo.id, pessoa);
    const r = await mundo.chamar(
      'createAssinatura',
      { idPreCheckout: pre.idPreCheckout, meioPagamento: 12, valorTotal: TOTAL },
      { como: pessoa },
    );
    expect(r.status, r.bruto).toBe(200);
    expect(r.corpo.estado).toBe('aguardandoPagamento');
    const id = r.corpo.idPagamento;
    await mundo.assentar();
    const antes = await mundo.chamar('getPagamentoStatus', { id }, { como: pessoa });
    expect(antes.corpo).toMatchObject({ estado: 'aguardando', valor: TOTAL, idGrupo: grupo.id });
    expect(antes.corpo.copiaECola).toMatch(/^000201/);
    await pagarNoBanco(mundo, { txid: antes.corpo.identificadorPagamento });
    await assentarComBanco(mundo);
    const depois = await mundo.chamar('getPagamentoStatus', { id }, { como: pessoa });
    expect(depois.corpo).toMatchObject({ estado: 'pago', resultado: null });
    expect(await lotacaoDe(mundo, grupo.id)).toEqual({ livres: 3, retidas: 0, ocupadas: 1 });
    expect(await saldoDe(mundo, pessoa.id, 'caucao')).toBe(MES);
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(0);
  });
});
