import { diaDe } from '@rateia/domain/datas';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../../../db/banco.ts';
import { parteSecreta } from '../../../../gateways/autenticidade-de-webhook.ts';
import type { Mundo } from '../../../../test/app.ts';
import { criarMundo } from '../../../../test/app.ts';
import type { CompraComCartao } from '../../../../test/cartao.ts';
import { atenderAvisos, conciliar, situacaoDe } from '../../../../test/cartao.ts';
import { assentarComBanco, criarGrupoAVenda, ligarFalhas } from '../../../../test/checkout.ts';
import { criarPessoa, saldoDe } from '../../../../test/construtores.ts';
import { conferirInvariantes } from '../../../../test/invariantes.ts';
import { iniciarCiclo } from '../../../carteira/index.ts';

const PAYPAL = MEIO_PAGAMENTO.payPal.id;
const RECARGA = 10_000;
/** 4,79 % and R$ 0,60 more. */
const TOTAL = RECARGA + 539;
const VAGA = 4_320 + 267;

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  atenderAvisos(mundo);
  const endereco = `${mundo.http.listeningOrigin}/api/v1/webhook/paypal`;
  expect(await mundo.aplicacao.deps.gateways.payPal?.configurarWebhook(endereco)).toMatchObject({ situacao: 'ok' });
});
afterEach(async () => await ligarFalhas(mundo, {}));
// Its last act checks every invariant of the ledger.
afterAll(async () => await mundo.encerrar());

async function recarregar(): Promise<CompraComCartao> {
  const pessoa = await criarPessoa(mundo);
  const r = await mundo.chamar('comprarCredito', { valor: RECARGA, meioPagamento: PAYPAL }, { como: pessoa });
  expect(r.status, r.bruto).toBe(200);
  await assentarComBanco(mundo);
  return { pessoa, id: r.corpo.idPagamento };
}
async function reservar(opcoes: Parameters<typeof criarGrupoAVenda>[1] = {}) {
  const grupo = await criarGrupoAVenda(mundo, opcoes);
  const pessoa = await criarPessoa(mundo);
  const pre = await mundo.chamar('preCheckout', { idGrupo: grupo.id, vagas: 1 }, { como: pessoa });
  const pedido = { idPreCheckout: pre.corpo.idPreCheckout, meioPagamento: PAYPAL, valorTotal: VAGA };
  const r = await mundo.chamar('createAssinatura', pedido, { como: pessoa });
  expect(r.status, r.bruto).toBe(200);
  await assentarComBanco(mundo);
  return { pessoa, id: r.corpo.idPagamento ?? '', grupo };
}

type NoProvedor = {
  readonly id: string;
  readonly custom_id: string;
  readonly status: string;
  readonly captura?: { readonly status: string; readonly amount: number };
  readonly devolucoes: readonly { readonly amount: number }[];
};
/** The orders of a purchase at the provider, the newest first. */
async function noProvedor(compra: CompraComCartao): Promise<readonly NoProvedor[]> {
  const { identificadorPagamento } = await situacaoDe(mundo, compra);
  const todas = (await (await fetch(`${mundo.sandbox.url}/sandbox/paypal`)).json()) as readonly NoProvedor[];
  return todas.filter(({ custom_id: nome }) => nome.startsWith(identificadorPagamento));
}
async function noPainel(compra: CompraComCartao, acao: string, valor?: number): Promise<number> {
  const [ultima] = await noProvedor(compra);
  const r = await fetch(`${mundo.sandbox.url}/sandbox/paypal/${ultima?.id}/${acao}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(valor === undefined ? {} : { valor }),
  });
  await assentarComBanco(mundo);
  return r.status;
}
async function saldo({ pessoa }: CompraComCartao): Promise<number> {
  return await saldoDe(mundo, pessoa.id, 'disponivel');
}
async function estado(compra: CompraComCartao): Promise<string> {
  return (await situacaoDe(mundo, compra)).estado;
}
/** The person is back from the page, and the provider is asked at once. */
async function voltar({ id, pessoa }: CompraComCartao) {
  const r = await mundo.chamar('verificarPagamento', { id }, { como: pessoa });
  await assentarComBanco(mundo);
  return r;
}
async function esperarEConciliar(): Promise<void> {
  for (let n = 0; n < 2; n += 1) {
    await mundo.avancar({ minutos: 1 });
    await conciliar(mundo);
  }
}
async function devolucoes({ id, pessoa }: CompraComCartao) {
  return (await mundo.chamar('getDevolucoesDoPagamento', { id }, { como: pessoa })).corpo.devolucoes;
}
async function avisosPerdidos(): Promise<void> {
  await ligarFalhas(mundo, { webhooks: { modo: 'perdido' } });
}

describe('PayPal (spec B§3; REGRAS 2.4)', () => {
  it('shows its page, and is captured at the notice of the approval, once however often it is told', async () => {
    const compra = await recarregar();
    expect(await situacaoDe(mundo, compra)).toMatchObject({
      estado: 'aguardando',
      valor: TOTAL,
      copiaECola: null,
      urlPagamento: expect.stringContaining('/paypal/checkoutnow?token='),
      naPagina: null,
    });
    await ligarFalhas(mundo, { webhooks: { modo: 'duplicado' } });
    expect(await noPainel(compra, 'pagar')).toBe(204);
    expect([await estado(compra), await saldo(compra)]).toEqual(['pago', RECARGA]);
    expect((await voltar(compra)).corpo.estado).toBe('pago');
    expect(await noProvedor(compra)).toMatchObject([{ captura: { status: 'COMPLETED', amount: TOTAL } }]);
  });

  it('pays a seat, for the cost that was shown', async () => {
    const compra = await reservar();
    await noPainel(compra, 'pagar');
    expect(await estado(compra)).toBe('pago');
    await conferirInvariantes(mundo);
  });

  it('leads back from its page, and given up stays open until it is paid', async () => {
    const compra = await recarregar();
    const { urlPagamento } = await situacaoDe(mundo, compra);
    async function naPagina(fim: string): Promise<URL> {
      const pagina = new URL(urlPagamento ?? '');
      const r = await fetch(`${pagina.origin}${pagina.pathname}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ fim, token: pagina.searchParams.get('token') ?? '' }),
        redirect: 'manual',
      });
      await assentarComBanco(mundo);
      return new URL(r.headers.get('location') ?? '');
    }
    const desistiu = await naPagina('sair');
    expect([desistiu.pathname, desistiu.searchParams.has('PayerID')]).toEqual([
      '/checkout/pagamento/processando/paypal',
      false,
    ]);
    expect([await estado(compra), await saldo(compra)]).toEqual(['aguardando', 0]);
    const pagou = await naPagina('pagar');
    expect([pagou.searchParams.get('idPagamento'), pagou.searchParams.has('PayerID')]).toEqual([compra.id, true]);
    expect(await saldo(compra)).toBe(RECARGA);
  });

  it('is captured at the return without a notice, and by reconciliation without either', async () => {
    await avisosPerdidos();
    const [uma, outra] = [await recarregar(), await recarregar()];
    for (const compra of [uma, outra]) await noPainel(compra, 'pagar');
    expect(await estado(uma)).toBe('aguardando');
    expect((await voltar(uma)).corpo.estado).toBe('pago');
    await esperarEConciliar();
    expect([await saldo(uma), await saldo(outra)]).toEqual([RECARGA, RECARGA]);
  });

  it('approved after its end charges nothing, and a new page takes its place', async () => {
    const compra = await recarregar();
    await mundo.avancar({ minutos: 31 });
    expect(await estado(compra)).toBe('expirado');
    expect(await noPainel(compra, 'pagar')).toBe(204);
    await voltar(compra);
    await esperarEConciliar();
    expect([await estado(compra), await saldo(compra)]).toEqual(['expirado', 0]);
    const [lapsa] = await noProvedor(compra);
    expect([lapsa?.status, lapsa?.captura]).toEqual(['APPROVED', undefined]);
    const r = await mundo.chamar('gerarNovoCodigo', { id: compra.id }, { como: compra.pessoa });
    expect(r.status, r.bruto).toBe(200);
    await assentarComBanco(mundo);
    const nova = { ...compra, id: r.corpo.id };
    await noPainel(nova, 'pagar');
    expect([await estado(nova), await saldo(nova)]).toEqual(['pago', RECARGA]);
  });

  it('in analysis credits nothing and says so; accepted after its end it is late money, and refused it brings none', async () => {
    const [boa, ma] = [await recarregar(), await recarregar()];
    for (const compra of [boa, ma]) await noPainel(compra, 'analisar');
    expect(await situacaoDe(mundo, boa)).toMatchObject({ estado: 'aguardando', naPagina: 'emAnalise' });
    await mundo.avancar({ minutos: 31 });
    await noPainel(boa, 'aceitar');
    await noPainel(ma, 'declinar');
    await esperarEConciliar();
    expect([await estado(boa), await saldo(boa)]).toEqual(['pago', RECARGA]);
    expect([await estado(ma), await saldo(ma)]).toEqual(['expirado', 0]);
  });

  it('paid twice for one invoice gives the second money back', async () => {
    await avisosPerdidos();
    const compra = await reservar();
    await noPainel(compra, 'analisar');
    await voltar(compra);
    await mundo.avancar({ minutos: 31 });
    const r = await mundo.chamar('gerarNovoCodigo', { id: compra.id }, { como: compra.pessoa });
    expect(r.status, r.bruto).toBe(200);
    await assentarComBanco(mundo);
    const nova = { ...compra, id: r.corpo.id };
    await noPainel(nova, 'pagar');
    await voltar(nova);
    expect(await estado(nova)).toBe('pago');
    await noPainel(compra, 'aceitar');
    await esperarEConciliar();
    expect(await estado(compra)).toBe('devolvido');
    expect(await noProvedor(compra)).toMatchObject([
      { captura: { status: 'REFUNDED' }, devolucoes: [{ amount: VAGA }] },
    ]);
  });

  it('refused by the provider charges nothing', async () => {
    await ligarFalhas(mundo, { payPal: { modo: 'recusado' } });
    const compra = await recarregar();
    expect(await estado(compra)).toBe('falhou');
  });
});

describe('A try that the provider refuses (REGRAS 2.4)', () => {
  it('of one means sends the person to the same order again, which the clock does not capture', async () => {
    await avisosPerdidos();
    const compra = await recarregar();
    const antes = await situacaoDe(mundo, compra);
    await noPainel(compra, 'recusar');
    await voltar(compra);
    expect(await situacaoDe(mundo, compra)).toMatchObject({
      estado: 'aguardando',
      naPagina: 'recusada',
      urlPagamento: antes.urlPagamento,
    });
    await noPainel(compra, 'pagar');
    await esperarEConciliar();
    expect(await estado(compra)).toBe('aguardando');
    await voltar(compra);
    expect([await estado(compra), await saldo(compra)]).toEqual(['pago', RECARGA]);
    expect(await noProvedor(compra)).toHaveLength(1);
  });

  it('in an order that is complete is no payment: another order takes its place in the same payment', async () => {
    const compra = await recarregar();
    await noPainel(compra, 'negar');
    expect([await estado(compra), await saldo(compra)]).toEqual(['aguardando', 0]);
    const { naPagina, urlPagamento } = await situacaoDe(mundo, compra);
    const [nova, velha] = await noProvedor(compra);
    expect(naPagina).toBe('recusada');
    expect(urlPagamento).toContain(nova?.id);
    expect(velha).toMatchObject({ status: 'COMPLETED', captura: { status: 'DECLINED' } });
    await noPainel(compra, 'pagar');
    expect([await estado(compra), await saldo(compra)]).toEqual(['pago', RECARGA]);
  });
});

describe('An answer that was lost (CONFIABILIDADE 1.5)', () => {
  it.each(['erro500', 'erro500AposSucesso'] as const)('under %s there is one order', async (modo) => {
    await ligarFalhas(mundo, { payPal: { modo, proximas: 1 } });
    const compra = await recarregar();
    await ligarFalhas(mundo, {});
    await esperarEConciliar();
    expect([await estado(compra), (await noProvedor(compra)).length]).toEqual(['aguardando', 1]);
    await noPainel(compra, 'pagar');
    expect(await saldo(compra)).toBe(RECARGA);
  });

  it.each(['emCurso', 'vazia'])('of a capture (%s) is found in its order', async (estranheza) => {
    await avisosPerdidos();
    const compra = await recarregar();
    await noPainel(compra, estranheza);
    await noPainel(compra, 'pagar');
    expect((await voltar(compra)).corpo.estado).toBe('pago');
    expect(await saldo(compra)).toBe(RECARGA);
  });
});

describe('Money that goes back (REGRAS 2.9)', () => {
  it('of another amount goes back whole', async () => {
    const compra = await recarregar();
    await noPainel(compra, 'pagar', TOTAL + 100);
    await esperarEConciliar();
    expect([await estado(compra), await saldo(compra)]).toEqual(['devolvido', 0]);
    const captura = { status: 'REFUNDED' };
    expect(await noProvedor(compra)).toMatchObject([{ captura, devolucoes: [{ amount: TOTAL + 100 }] }]);
    expect(await devolucoes(compra)).toMatchObject([{ valor: TOTAL + 100, estado: 'devolvida' }]);
  });

  it('goes back once when the answer was lost', async () => {
    const compra = await recarregar();
    await ligarFalhas(mundo, { payPalDevolucao: { modo: 'erro500AposSucesso', proximas: 1 } });
    await noPainel(compra, 'pagar', TOTAL + 100);
    await ligarFalhas(mundo, {});
    await esperarEConciliar();
    expect((await noProvedor(compra))[0]?.devolucoes).toMatchObject([{ amount: TOTAL + 100 }]);
    expect(await devolucoes(compra)).toMatchObject([{ estado: 'devolvida' }]);
  });

  it('that the provider does not give back becomes balance of its payer', async () => {
    await ligarFalhas(mundo, { payPalDevolucao: { modo: 'recusado' } });
    const compra = await recarregar();
    await noPainel(compra, 'pagar', TOTAL + 100);
    expect(await devolucoes(compra)).toMatchObject([{ estado: 'naoRealizada', noSaldo: true }]);
    expect(await saldo(compra)).toBe(TOTAL + 100);
  });

  it('a member who gives up gets his part back by PayPal', async () => {
    const compra = await reservar({ status: 52, jaAssinado: true });
    await noPainel(compra, 'pagar');
    const idMembro = (await situacaoDe(mundo, compra)).idAssinatura ?? 0;
    const [agora, { deps }] = [mundo.agora(), mundo.aplicacao];
    const confirmado = { acesso_entregue_em: agora, acesso_confirmado_em: agora };
    await deps.db.updateTable('assinaturas').set(confirmado).where('id', '=', idMembro).execute();
    const ciclo = { assinaturaId: idMembro, inicio: diaDe(agora), agora };
    await emTransacao(deps.db, (trx) => iniciarCiclo(trx, deps, ciclo));
    const { opcoes } = (await mundo.chamar('getCancelamentoMembro', { id: compra.grupo.id }, { como: compra.pessoa }))
      .corpo;
    const desiste = opcoes.find(({ tipo }) => tipo === 'arrependimento');
    expect(desiste?.porPix).toBeGreaterThan(0);
    const pedido = { idMembro, idGrupo: compra.grupo.id, motivo: 3, textoMotivo: '', tipo: 'arrependimento' };
    const r = await mundo.chamar(
      'cancelarMembro',
      { ...pedido, totalMostrado: desiste?.total ?? 0 },
      { como: compra.pessoa },
    );
    expect(r.status, r.bruto).toBe(200);
    await assentarComBanco(mundo);
    expect((await noProvedor(compra))[0]?.devolucoes).toMatchObject([{ amount: desiste?.porPix }]);
    expect(await devolucoes(compra)).toMatchObject([{ valor: desiste?.porPix, estado: 'devolvida' }]);
    await conferirInvariantes(mundo);
  });

  it.each([
    ['devolver', 5_000, 0],
    ['contestar', undefined, 1],
  ] as const)('%s, unasked, blocks the balance that it paid and waits for a person', async (acao, valor, disputas) => {
    const compra = await recarregar();
    await noPainel(compra, 'pagar');
    await noPainel(compra, acao, valor);
    expect(await saldo(compra)).toBeLessThan(RECARGA);
    const { db } = mundo.aplicacao.deps;
    const revisoes = await db
      .selectFrom('revisoes as r')
      .leftJoin('disputas as d', 'd.revisao_id', 'r.id')
      .select(['r.tipo', 'd.id as disputa'])
      .where('r.usuario_id', '=', compra.pessoa.id)
      .execute();
    expect(revisoes).toMatchObject([{ tipo: 'devolucaoContradita' }]);
    expect(revisoes.filter(({ disputa }) => disputa !== null)).toHaveLength(disputas);
    await conferirInvariantes(mundo);
  });
});

describe('A notice (CONFIABILIDADE 1.5)', () => {
  it.each([
    ['at our address, without the signature of PayPal', true],
    ['at another address', false],
  ])('%s is refused', async (_caso, conhece) => {
    await avisosPerdidos();
    const compra = await recarregar();
    await noPainel(compra, 'pagar');
    const segredo = conhece ? parteSecreta(mundo.config.payPal?.webhook.segredo ?? '') : 'outro';
    const [aprovada] = await noProvedor(compra);
    const r = await mundo.http.inject({
      method: 'POST',
      url: `/api/v1/webhook/paypal/${segredo}`,
      headers: {
        'content-type': 'application/json',
        'paypal-transmission-id': '69cd13f0',
        'paypal-transmission-time': '2026-11-27T10:00:00Z',
        'paypal-transmission-sig': 'AAAA',
        'paypal-cert-url': `${mundo.sandbox.url}/paypal/v1/notifications/certs/CERT-1`,
        'paypal-auth-algo': 'SHA256withRSA',
      },
      payload: JSON.stringify({ id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: aprovada?.id } }),
    });
    await assentarComBanco(mundo);
    expect(r.statusCode).toBe(403);
    expect(await estado(compra)).toBe('aguardando');
  });
});
