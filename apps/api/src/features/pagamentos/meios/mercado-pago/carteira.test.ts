import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../../test/app.ts';
import { criarMundo } from '../../../../test/app.ts';
import type { CompraComCartao } from '../../../../test/cartao.ts';
import { atenderAvisos, conciliar, noPainel, noProvedor, situacaoDe } from '../../../../test/cartao.ts';
import { assentarComBanco, ligarFalhas } from '../../../../test/checkout.ts';
import { criarPessoa, saldoDe } from '../../../../test/construtores.ts';

const MERCADO_PAGO = 2;
const RECARGA = 10_000;
/** 4,49 % more. */
const TOTAL = RECARGA + 449;

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  atenderAvisos(mundo);
});
afterEach(async () => await ligarFalhas(mundo, {}));
afterAll(async () => await mundo.encerrar());

async function recarregar(): Promise<CompraComCartao> {
  const pessoa = await criarPessoa(mundo);
  const r = await mundo.chamar('comprarCredito', { valor: RECARGA, meioPagamento: MERCADO_PAGO }, { como: pessoa });
  expect(r.status, r.bruto).toBe(200);
  await assentarComBanco(mundo);
  return { pessoa, id: r.corpo.idPagamento };
}
/** A person presses a button on the provider's page; answers where it leads back to. */
async function naPagina(compra: CompraComCartao, fim: 'pagar' | 'esperar' | 'falhar' | 'sair'): Promise<string> {
  const { urlPagamento } = await situacaoDe(mundo, compra);
  const r = await fetch(urlPagamento ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ fim }),
    redirect: 'manual',
  });
  await assentarComBanco(mundo);
  return r.headers.get('location') ?? '';
}
async function saldo({ pessoa }: CompraComCartao): Promise<number> {
  return await saldoDe(mundo, pessoa.id, 'disponivel');
}

describe('The wallet of Mercado Pago (spec B§3; REGRAS 2.4)', () => {
  it('is paid on its page, which leads back; what it says on the way is no proof', async () => {
    const compra = await recarregar();
    await ligarFalhas(mundo, { webhooks: { modo: 'perdido' } });
    const volta = new URL(await naPagina(compra, 'pagar'));
    expect([volta.pathname, volta.searchParams.get('status')]).toEqual(['/checkout/pagamento/mercadopago', 'approved']);
    expect((await situacaoDe(mundo, compra)).estado).toBe('aguardando');
    const { corpo } = await mundo.chamar('verificarPagamento', { id: compra.id }, { como: compra.pessoa });
    await assentarComBanco(mundo);
    expect([corpo.estado, await saldo(compra)]).toEqual(['pago', RECARGA]);
    expect(await noProvedor(mundo, compra)).toMatchObject([{ transaction_amount: TOTAL, status: 'approved' }]);
  });

  it('is paid by its notice alone, once whatever is told', async () => {
    const compra = await recarregar();
    await ligarFalhas(mundo, { webhooks: { modo: 'duplicado' } });
    await naPagina(compra, 'pagar');
    expect([(await situacaoDe(mundo, compra)).estado, await saldo(compra)]).toEqual(['pago', RECARGA]);
  });

  it.each(['falhar', 'sair'] as const)('%s leaves it open, and it may be paid after', async (fim) => {
    const compra = await recarregar();
    await naPagina(compra, fim);
    expect([(await situacaoDe(mundo, compra)).estado, await saldo(compra)]).toEqual(['aguardando', 0]);
    await naPagina(compra, 'pagar');
    expect(await saldo(compra)).toBe(RECARGA);
  });

  it('paid twice goes back once', async () => {
    const compra = await recarregar();
    await naPagina(compra, 'pagar');
    await naPagina(compra, 'pagar');
    await conciliar(mundo);
    expect((await noProvedor(mundo, compra)).map(({ status }) => status)).toEqual(['approved', 'refunded']);
    expect(await saldo(compra)).toBe(RECARGA);
  });

  it('that waits for a review is paid when it ends, after its time too', async () => {
    const compra = await recarregar();
    await naPagina(compra, 'esperar');
    await mundo.avancar({ minutos: 31 });
    expect((await situacaoDe(mundo, compra)).estado).toBe('expirado');
    await noPainel(mundo, compra, 'aprovar');
    expect([(await situacaoDe(mundo, compra)).estado, await saldo(compra)]).toEqual(['pago', RECARGA]);
  });

  it.each(['erro500', 'erro500AposSucesso'])('under %s has one page', async (modo) => {
    await ligarFalhas(mundo, { mercadoPago: { modo, proximas: 3 } });
    const compra = await recarregar().catch(() => undefined);
    await ligarFalhas(mundo, {});
    if (compra === undefined) throw new Error('not charged');
    await mundo.avancar({ minutos: 2 });
    await conciliar(mundo);
    await naPagina(compra, 'pagar');
    expect(await saldo(compra)).toBe(RECARGA);
  });
});
