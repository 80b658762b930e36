import { diaDe } from '@rateia/domain/datas';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../../../db/banco.ts';
import type { Mundo } from '../../../../test/app.ts';
import { criarMundo } from '../../../../test/app.ts';
import type { CompraComCartao } from '../../../../test/cartao.ts';
import { atenderAvisos, conciliar, situacaoDe } from '../../../../test/cartao.ts';
import { assentarComBanco, criarGrupoAVenda, ligarFalhas } from '../../../../test/checkout.ts';
import { criarPessoa, saldoDe } from '../../../../test/construtores.ts';
import { conferirInvariantes } from '../../../../test/invariantes.ts';
import { iniciarCiclo } from '../../../carteira/index.ts';

const PICPAY = MEIO_PAGAMENTO.picPay.id;
const RECARGA = 10_000;
/** 3,99 % more. */
const TOTAL = RECARGA + 399;
const VAGA = 4_320 + 172;

let mundo: Mundo;
/** The machine's clock, by which an answer that was lost is waited for. */
let adiante = 0;
beforeAll(async () => {
  mundo = await criarMundo({ parede: () => Date.now() + adiante });
  atenderAvisos(mundo);
});
afterEach(async () => await ligarFalhas(mundo, {}));
// Its last act checks every invariant of the ledger.
afterAll(async () => await mundo.encerrar());

async function recarregar(): Promise<CompraComCartao> {
  const pessoa = await criarPessoa(mundo);
  const r = await mundo.chamar('comprarCredito', { valor: RECARGA, meioPagamento: PICPAY }, { como: pessoa });
  expect(r.status, r.bruto).toBe(200);
  await assentarComBanco(mundo);
  return { pessoa, id: r.corpo.idPagamento };
}
async function reservar(opcoes: Parameters<typeof criarGrupoAVenda>[1] = {}) {
  const grupo = await criarGrupoAVenda(mundo, opcoes);
  const pessoa = await criarPessoa(mundo);
  const pre = await mundo.chamar('preCheckout', { idGrupo: grupo.id, vagas: 1 }, { como: pessoa });
  const pedido = { idPreCheckout: pre.corpo.idPreCheckout, meioPagamento: PICPAY, valorTotal: VAGA };
  const r = await mundo.chamar('createAssinatura', pedido, { como: pessoa });
  expect(r.status, r.bruto).toBe(200);
  await assentarComBanco(mundo);
  return { pessoa, id: r.corpo.idPagamento ?? '', grupo };
}

type NoProvedor = {
  readonly referenceId: string;
  readonly status: string;
  readonly value: number;
  readonly paid: number;
  readonly devolucoes: readonly { readonly valor: number }[];
};
/** The charges of a purchase at the provider, the newest first. */
async function noProvedor(compra: CompraComCartao): Promise<readonly NoProvedor[]> {
  const { identificadorPagamento } = await situacaoDe(mundo, compra);
  const todas = (await (await fetch(`${mundo.sandbox.url}/sandbox/picpay`)).json()) as readonly NoProvedor[];
  return todas.filter(({ referenceId }) => referenceId.startsWith(identificadorPagamento));
}
type Acao = 'pagar' | 'analisar' | 'aprovar' | 'negar' | 'devolver' | 'contestar';
async function noPainel(compra: CompraComCartao, acao: Acao, valor?: number): Promise<number> {
  const [ultima] = await noProvedor(compra);
  const r = await fetch(`${mundo.sandbox.url}/sandbox/picpay/${ultima?.referenceId}/${acao}`, {
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
/** Time and rounds of reconciliation, until nothing is in doubt. */
async function esperarEConciliar(): Promise<void> {
  for (let n = 0; n < 3; n += 1) {
    adiante += 31_000;
    await mundo.avancar({ minutos: 1 });
    await conciliar(mundo);
  }
}
async function devolucoes({ id, pessoa }: CompraComCartao) {
  return (await mundo.chamar('getDevolucoesDoPagamento', { id }, { como: pessoa })).corpo.devolucoes;
}

describe('PicPay (spec B§3; REGRAS 2.4)', () => {
  it('shows its code and its page, and is paid there: its notice says nothing, and the provider is asked', async () => {
    const compra = await recarregar();
    expect(await situacaoDe(mundo, compra)).toMatchObject({
      estado: 'aguardando',
      valor: TOTAL,
      copiaECola: expect.stringContaining('/picpay/pagar/'),
      urlPagamento: expect.stringContaining('/picpay/pagar/'),
    });
    await ligarFalhas(mundo, { webhooks: { modo: 'duplicado' } });
    expect(await noPainel(compra, 'pagar')).toBe(204);
    expect([await estado(compra), await saldo(compra)]).toEqual(['pago', RECARGA]);
    expect(await noProvedor(compra)).toMatchObject([{ status: 'paid', paid: TOTAL }]);
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
    async function naPagina(fim: string): Promise<string> {
      const r = await fetch(urlPagamento ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ fim }),
        redirect: 'manual',
      });
      await assentarComBanco(mundo);
      return new URL(r.headers.get('location') ?? '').pathname;
    }
    expect(await naPagina('sair')).toBe('/checkout/pagamento/processando/picpay');
    expect([await estado(compra), await saldo(compra)]).toEqual(['aguardando', 0]);
    await naPagina('pagar');
    expect(await saldo(compra)).toBe(RECARGA);
  });

  it('is found without its notice, by a question of the person and by reconciliation', async () => {
    await ligarFalhas(mundo, { webhooks: { modo: 'perdido' } });
    const [uma, outra] = [await recarregar(), await recarregar()];
    await noPainel(uma, 'pagar');
    await noPainel(outra, 'pagar');
    expect(await estado(uma)).toBe('aguardando');
    const { corpo } = await mundo.chamar('verificarPagamento', { id: uma.id }, { como: uma.pessoa });
    expect(corpo.estado).toBe('pago');
    await esperarEConciliar();
    expect([await saldo(uma), await saldo(outra)]).toEqual([RECARGA, RECARGA]);
  });

  it('ends after ten minutes, and a new code takes its place', async () => {
    const compra = await recarregar();
    await mundo.avancar({ minutos: 11 });
    expect(await estado(compra)).toBe('expirado');
    await conciliar(mundo);
    expect(await noPainel(compra, 'pagar')).toBe(409);
    const r = await mundo.chamar('gerarNovoCodigo', { id: compra.id }, { como: compra.pessoa });
    expect(r.status, r.bruto).toBe(200);
    await assentarComBanco(mundo);
    const nova = { ...compra, id: r.corpo.id };
    await noPainel(nova, 'pagar');
    expect([await estado(nova), await saldo(nova)]).toEqual(['pago', RECARGA]);
  });

  it('paid after its end, by a clock that is behind ours, becomes the balance all the same', async () => {
    const compra = await recarregar();
    await mundo.avancar({ minutos: 11 });
    expect(await noPainel(compra, 'pagar')).toBe(204);
    expect([await estado(compra), await saldo(compra)]).toEqual(['pago', RECARGA]);
  });

  it('in analysis is paid when that ends, after its time too; one that is refused brings nothing', async () => {
    const [boa, ma] = [await recarregar(), await recarregar()];
    for (const compra of [boa, ma]) await noPainel(compra, 'analisar');
    expect(await estado(boa)).toBe('aguardando');
    await mundo.avancar({ minutos: 11 });
    await noPainel(boa, 'aprovar');
    await noPainel(ma, 'negar');
    await esperarEConciliar();
    expect([await estado(boa), await saldo(boa)]).toEqual(['pago', RECARGA]);
    expect([await estado(ma), await saldo(ma)]).toEqual(['expirado', 0]);
  });

  it('refused by the provider charges nothing', async () => {
    await ligarFalhas(mundo, { picPay: { modo: 'recusado' } });
    const compra = await recarregar();
    expect(await estado(compra)).toBe('falhou');
  });
});

describe('A charge whose answer was lost (CONFIABILIDADE 1.5)', () => {
  it.each(['erro500', 'erro500AposSucesso'] as const)('under %s has one page that can be paid', async (modo) => {
    await ligarFalhas(mundo, { picPay: { modo, proximas: 1 } });
    const pessoa = await criarPessoa(mundo);
    const r = await mundo.chamar('comprarCredito', { valor: RECARGA, meioPagamento: PICPAY }, { como: pessoa });
    await mundo.assentar().catch(() => undefined);
    await ligarFalhas(mundo, {});
    const compra = { pessoa, id: r.corpo.idPagamento };
    await esperarEConciliar();
    const abertas = (await noProvedor(compra)).filter(({ status }) => status === 'created');
    expect([await estado(compra), abertas.length]).toEqual(['aguardando', 1]);
    await noPainel(compra, 'pagar');
    expect(await saldo(compra)).toBe(RECARGA);
  });
});

describe('Money that goes back (REGRAS 2.9)', () => {
  it('of another amount goes back whole', async () => {
    const compra = await recarregar();
    await noPainel(compra, 'pagar', TOTAL + 100);
    await esperarEConciliar();
    expect([await estado(compra), await saldo(compra)]).toEqual(['devolvido', 0]);
    expect(await noProvedor(compra)).toMatchObject([{ status: 'refunded', devolucoes: [{ valor: TOTAL + 100 }] }]);
    expect(await devolucoes(compra)).toMatchObject([{ valor: TOTAL + 100, estado: 'devolvida' }]);
  });

  it('is found in the sum when its answer was lost, and goes back once', async () => {
    const compra = await recarregar();
    await ligarFalhas(mundo, { picPayDevolucao: { modo: 'erro500AposSucesso', proximas: 1 } });
    await noPainel(compra, 'pagar', TOTAL + 100).catch(() => undefined);
    await mundo.assentar().catch(() => undefined);
    await ligarFalhas(mundo, {});
    await esperarEConciliar();
    expect(await noProvedor(compra)).toMatchObject([{ devolucoes: [{ valor: TOTAL + 100 }] }]);
    expect(await devolucoes(compra)).toMatchObject([{ estado: 'devolvida' }]);
  });

  it('that the provider does not give back becomes balance of its payer', async () => {
    await ligarFalhas(mundo, { picPayDevolucao: { modo: 'recusado' } });
    const compra = await recarregar();
    await noPainel(compra, 'pagar', TOTAL + 100);
    expect(await devolucoes(compra)).toMatchObject([{ estado: 'naoRealizada', noSaldo: true }]);
    expect(await saldo(compra)).toBe(TOTAL + 100);
  });

  it('a member who gives up gets his part back by PicPay', async () => {
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
    const [paga] = await noProvedor(compra);
    expect(paga?.devolucoes).toMatchObject([{ valor: desiste?.porPix }]);
    expect(await devolucoes(compra)).toMatchObject([{ valor: desiste?.porPix, estado: 'devolvida' }]);
    await conferirInvariantes(mundo);
  });

  it.each([
    ['devolver', 5_000],
    ['contestar', undefined],
  ] as const)('%s, unasked, blocks the balance that it paid and waits for a person', async (acao, valor) => {
    const compra = await recarregar();
    await noPainel(compra, 'pagar');
    adiante += 31_000;
    await noPainel(compra, acao, valor);
    await esperarEConciliar();
    expect(await saldo(compra)).toBeLessThan(RECARGA);
    const revisoes = await mundo.aplicacao.deps.db
      .selectFrom('revisoes')
      .select('tipo')
      .where('usuario_id', '=', compra.pessoa.id)
      .execute();
    expect(revisoes).toEqual([{ tipo: 'devolucaoContradita' }]);
    await conferirInvariantes(mundo);
  });
});

describe('A notice (CONFIABILIDADE 1.5)', () => {
  it.each([
    ['with the secret of somebody else', 'outro'],
    ['without a secret', undefined],
  ])('%s is refused', async (_caso, segredo) => {
    const compra = await recarregar();
    const [{ callbackUrl, referenceId } = { callbackUrl: '', referenceId: '' }] = (await noProvedor(
      compra,
    )) as readonly (NoProvedor & { readonly callbackUrl: string })[];
    const r = await fetch(callbackUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(segredo === undefined ? {} : { 'x-seller-token': segredo }) },
      body: JSON.stringify({ referenceId }),
    });
    expect(r.status).toBe(403);
    expect(await estado(compra)).toBe('aguardando');
  });
});
