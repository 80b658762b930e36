import { centavos, centavosParaDecimal } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { recebimentoDe, txidDe } from '../../../test/avisos-do-pix.ts';
import { entregarAvisos, ligarFalhas, ligarWebhook, pagarNoBanco } from '../../../test/checkout.ts';
import { criarPessoa, saldoDe } from '../../../test/construtores.ts';

const PEDIDO = 5_000;
const PAGO = centavos(5_700);

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await ligarWebhook(mundo);
});
afterAll(async () => await mundo.encerrar());

const PALAVRAS: Readonly<Record<string, string>> = { p: 'EM_PROCESSAMENTO', d: 'DEVOLVIDO', n: 'NAO_REALIZADO' };

/** A top-up whose amount differs from its charge: the bank was asked to return it and has not answered. */
async function devolucaoPedida() {
  const { db } = mundo.aplicacao.deps;
  await ligarFalhas(mundo, {});
  const pessoa = await criarPessoa(mundo);
  const r = await mundo.chamar('comprarCredito', { valor: PEDIDO, meioPagamento: 12 }, { como: pessoa });
  expect(r.status, r.bruto).toBe(200);
  await mundo.assentar();
  const txid = await txidDe(mundo, r.corpo.idPagamento);
  const { e2eid } = await pagarNoBanco(mundo, { txid, valor: PAGO, forcar: true });
  await mundo.sandbox.ociosa();
  await ligarFalhas(mundo, { webhooks: { modo: 'perdido' } });
  await mundo.assentar();
  await mundo.sandbox.ociosa();
  const { id, idDevolucao, estado } = await db
    .selectFrom('devolucoes')
    .select(['id', 'id_devolucao as idDevolucao', 'estado'])
    .where('recebimento_id', '=', await recebimentoDe(mundo, e2eid))
    .executeTakeFirstOrThrow();
  expect(estado).toBe('emProcessamento');
  return { pessoa, idPagamento: r.corpo.idPagamento, txid, e2eid, id, idDevolucao };
}
type Pedida = Awaited<ReturnType<typeof devolucaoPedida>>;

async function dizer({ txid, e2eid, idDevolucao }: Pedida, letra: string): Promise<void> {
  const devolucao = {
    id: idDevolucao,
    rtrId: `D${e2eid.slice(1)}`,
    valor: centavosParaDecimal(PAGO),
    horario: { solicitacao: mundo.agora() },
    status: PALAVRAS[letra],
  };
  const valor = centavosParaDecimal(PAGO);
  const aviso = { endToEndId: e2eid, txid, valor, horario: mundo.agora(), devolucoes: [devolucao] };
  expect(await entregarAvisos(mundo, [aviso])).toBe(200);
}

/** Words of the provider in the order in which they come; an upper case one comes three days later. */
describe('Notices of the return of a Pix, in any order and number (CONFIABILIDADE 1.5)', () => {
  it.each([
    ['d', 'devolvida', 0],
    ['ddd', 'devolvida', 0],
    ['D', 'devolvida', 0],
    ['dp', 'devolvida', 0],
    ['pDpd', 'devolvida', 0],
    ['n', 'naoRealizada', 0],
    ['nnN', 'naoRealizada', 0],
    ['pnp', 'naoRealizada', 0],
    ['dnN', 'devolvida', 1],
    ['ndDp', 'naoRealizada', 1],
  ] as const)('%s ends as %s', async (avisos, esperado, revisoes) => {
    const { db } = mundo.aplicacao.deps;
    const pedida = await devolucaoPedida();
    for (const letra of avisos) {
      if (letra !== letra.toLowerCase()) await mundo.avancar({ dias: 3 });
      await dizer(pedida, letra.toLowerCase());
      await mundo.assentar();
    }
    const { estado } = await db
      .selectFrom('devolucoes')
      .select('estado')
      .where('id', '=', pedida.id)
      .executeTakeFirstOrThrow();
    expect(estado).toBe(esperado);
    // A return that was not made is the payer's balance, once. A return that was made left, once.
    const { id: dono } = pedida.pessoa;
    // The amount that the bank contradicts is held until somebody decides (REGRAS 2.5).
    expect((await saldoDe(mundo, dono, 'disponivel')) + (await saldoDe(mundo, dono, 'bloqueado'))).toBe(
      esperado === 'devolvida' ? 0 : PAGO,
    );
    // Its owner reads the same, and where the money is.
    const lida = await mundo.chamar('getDevolucoesDoPagamento', { id: pedida.idPagamento }, { como: pedida.pessoa });
    expect(lida.corpo.devolucoes).toMatchObject([
      { valor: PAGO, estado: esperado, motivo: 'valorDiferente', noSaldo: esperado === 'naoRealizada' },
    ]);
    const lancamentos = await db
      .selectFrom('transacoes')
      .select('motivo')
      .where('origem', '=', 'devolucoes')
      .where('origem_id', '=', pedida.id)
      .execute();
    expect(lancamentos).toHaveLength(1);
    const abertas = await db.selectFrom('revisoes').select('tipo').where('usuario_id', '=', pedida.pessoa.id).execute();
    expect(abertas).toEqual(revisoes === 0 ? [] : [{ tipo: 'devolucaoContradita' }]);
  });
});
