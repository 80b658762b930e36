import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { txidDe } from '../../../test/avisos-do-pix.ts';
import { assentarComBanco, ligarWebhook, pagarNoBanco } from '../../../test/checkout.ts';
import { criarPessoa, saldoDe } from '../../../test/construtores.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await ligarWebhook(mundo);
});
afterAll(async () => await mundo.encerrar());

function banco() {
  return mundo.aplicacao.deps.db;
}

describe('Top-ups by Pix (REGRAS 2.5, CONFIABILIDADE 1.5)', () => {
  it('a third party’s top-up goes back and the credit ends as 46', async () => {
    const pessoa = await criarPessoa(mundo);
    const r = await mundo.chamar('comprarCredito', { valor: 5_000, meioPagamento: 12 }, { como: pessoa });
    expect(r.status, r.bruto).toBe(200);
    await mundo.assentar();
    const txid = await txidDe(mundo, r.corpo.idPagamento);
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
      .where('p.id_publico', '=', r.corpo.idPagamento)
      .execute();
    expect(d).toEqual([{ estado: 'devolvida', motivo: 'terceiro' }]);
  });

  it('a top-up paid by its owner is in the wallet, once, also when it comes late', async () => {
    const pessoa = await criarPessoa(mundo);
    for (const [tarde, esperado] of [
      [false, 5_000],
      [true, 10_000],
    ] as const) {
      const r = await mundo.chamar('comprarCredito', { valor: 5_000, meioPagamento: 12 }, { como: pessoa });
      await mundo.assentar();
      if (tarde) await mundo.avancar({ minutos: 31 });
      const txid = await txidDe(mundo, r.corpo.idPagamento);
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
});
