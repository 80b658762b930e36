import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { txidDe } from '../../../test/avisos-do-pix.ts';
import { assentarComBanco, ligarFalhas, ligarWebhook, pagarNoBanco } from '../../../test/checkout.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa, saldoDe } from '../../../test/construtores.ts';
import { bancoImpaciente } from '../../../test/gateways.ts';

const VALOR = 2_000;

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo({ gateways: bancoImpaciente });
  await ligarWebhook(mundo);
});
afterEach(async () => {
  await ligarFalhas(mundo, {});
});
afterAll(async () => await mundo.encerrar());

type Compra = { readonly pessoa: Pessoa; readonly id: string; readonly txid: string };

/** A person adds balance by Pix; the bank is asked for the code. */
async function comprar(): Promise<Compra> {
  const pessoa = await criarPessoa(mundo);
  const r = await mundo.chamar('comprarCredito', { valor: VALOR, meioPagamento: 12 }, { como: pessoa });
  expect(r.status, r.bruto).toBe(200);
  await mundo.assentar();
  return { pessoa, id: r.corpo.idPagamento, txid: await txidDe(mundo, r.corpo.idPagamento) };
}
async function estadoDe({ pessoa, id }: Compra) {
  return (await mundo.chamar('getPagamentoStatus', { id }, { como: pessoa })).corpo.estado;
}
function saldo({ pessoa }: Compra) {
  return saldoDe(mundo, pessoa.id, 'disponivel');
}

type NoBanco = { readonly txid: string; readonly pix: readonly string[] };
type AvisoNoBanco = { readonly corpo: string; readonly situacao: string };
async function doBanco<T>(caminho: string): Promise<T> {
  return (await (await fetch(`${mundo.sandbox.url}${caminho}`)).json()) as T;
}
async function cobrancasDe({ txid }: Compra) {
  return (await doBanco<readonly NoBanco[]>('/sandbox/banco/cobrancas')).filter((c) => c.txid === txid);
}
/** The notices that told of a purchase, and how many payments of it each. */
async function avisosDe({ txid: seu }: Compra): Promise<readonly number[]> {
  return (await doBanco<readonly AvisoNoBanco[]>('/sandbox/webhooks'))
    .map(({ corpo }) => (JSON.parse(corpo) as { readonly pix: readonly { readonly txid: string }[] }).pix)
    .map((itens) => itens.filter(({ txid }) => txid === seu).length)
    .filter((itens) => itens > 0);
}

/** Runs a minute later as the worker does: failed jobs are tried again, and the worker asks about stuck payments. */
async function umMinutoDepois(): Promise<void> {
  await mundo.avancar({ minutos: 1 });
  await mundo.aplicacao.tarefas.conciliar?.({}, { tentativa: 1, requestId: undefined });
  await assentarComBanco(mundo);
}

describe('Every switch of the sandbox’s bank, through the product (CONFIABILIDADE 1.12)', () => {
  it.each(['timeout', 'timeoutAposSucesso', 'erro500', 'erro500AposSucesso', 'indisponivel', 'limite'])(
    'charges under lasting %s: the purchase waits, there is one charge in the end, and it is paid once',
    async (modo) => {
      await ligarFalhas(mundo, { cobranca: { modo } });
      const compra = await comprar();
      expect(['criado', 'processando']).toContain(await estadoDe(compra));
      await ligarFalhas(mundo, {});
      await umMinutoDepois();
      expect(await estadoDe(compra)).toBe('aguardando');
      expect(await cobrancasDe(compra)).toHaveLength(1);
      await pagarNoBanco(mundo, { txid: compra.txid });
      await assentarComBanco(mundo);
      expect([await estadoDe(compra), await saldo(compra)]).toEqual(['pago', VALOR]);
    },
  );

  it('charges that are slow are waited for', async () => {
    await ligarFalhas(mundo, { cobranca: { modo: 'lento', atrasoMs: 100 } });
    expect(await estadoDe(await comprar())).toBe('aguardando');
  });

  it('no token, no charge: the purchase waits for both', async () => {
    mundo.sandbox.esquecerTokens();
    await ligarFalhas(mundo, { token: { modo: 'erro500' } });
    const compra = await comprar();
    expect([await estadoDe(compra), await cobrancasDe(compra)]).toEqual(['criado', []]);
    await ligarFalhas(mundo, {});
    await umMinutoDepois();
    expect(await estadoDe(compra)).toBe('aguardando');
  });

  // Late, in the other order and together: `avisos-fora-do-lugar.test.ts`.
  it('a payment told twice is received once', async () => {
    const compra = await comprar();
    await ligarFalhas(mundo, { webhooks: { modo: 'duplicado' } });
    await pagarNoBanco(mundo, { txid: compra.txid });
    await assentarComBanco(mundo);
    expect(await avisosDe(compra)).toEqual([1, 1]);
    expect([await estadoDe(compra), await saldo(compra)]).toEqual(['pago', VALOR]);
  });

  it('a payment told after it was found by asking is received once', async () => {
    const compra = await comprar();
    await ligarFalhas(mundo, { webhooks: { modo: 'desligado' } });
    await pagarNoBanco(mundo, { txid: compra.txid });
    await assentarComBanco(mundo);
    expect(await estadoDe(compra)).toBe('aguardando');
    await umMinutoDepois();
    expect([await estadoDe(compra), await saldo(compra)]).toEqual(['pago', VALOR]);
    await fetch(`${mundo.sandbox.url}/sandbox/webhooks/entregar`, { method: 'POST' });
    await assentarComBanco(mundo);
    expect([await avisosDe(compra), await saldo(compra)]).toEqual([[1], VALOR]);
  });

  it.each(['timeout', 'erro500', 'indisponivel'])(
    'a payment that nobody told, with the list of payments under %s, is found once the list is back',
    async (modo) => {
      const compra = await comprar();
      await ligarFalhas(mundo, { webhooks: { modo: 'perdido' }, pix: { modo } });
      await pagarNoBanco(mundo, { txid: compra.txid });
      await umMinutoDepois();
      expect(await estadoDe(compra)).toBe('aguardando');
      await ligarFalhas(mundo, {});
      await umMinutoDepois();
      expect([await estadoDe(compra), await saldo(compra)]).toEqual(['pago', VALOR]);
    },
  );

  it.each(['timeout', 'timeoutAposSucesso', 'erro500AposSucesso', 'indisponivel'])(
    'a return under lasting %s is made once',
    async (modo) => {
      const compra = await comprar();
      await ligarFalhas(mundo, { devolucao: { modo } });
      // A third party's money goes back whole.
      const { e2eid } = await pagarNoBanco(mundo, { txid: compra.txid, cpf: '11144477735' });
      await assentarComBanco(mundo);
      await ligarFalhas(mundo, {});
      await umMinutoDepois();
      await umMinutoDepois();
      const devolucoes = (
        await doBanco<readonly { readonly endToEndId: string; readonly devolucoes: readonly object[] }[]>(
          '/sandbox/banco/pix',
        )
      ).find((pix) => pix.endToEndId === e2eid)?.devolucoes;
      expect(devolucoes).toMatchObject([{ status: 'DEVOLVIDO', valor: VALOR }]);
      expect(await saldo(compra)).toBe(0);
    },
  );
});
