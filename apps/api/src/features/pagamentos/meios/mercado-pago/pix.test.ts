import { diaDe } from '@rateia/domain/datas';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../../../db/banco.ts';
import type { Mundo } from '../../../../test/app.ts';
import { criarMundo } from '../../../../test/app.ts';
import type { CompraComCartao } from '../../../../test/cartao.ts';
import { atenderAvisos, conciliar, noProvedor, situacaoDe } from '../../../../test/cartao.ts';
import { assentarComBanco, criarGrupoAVenda, ligarFalhas } from '../../../../test/checkout.ts';
import { criarPessoa, saldoDe } from '../../../../test/construtores.ts';
import { disputaDe } from '../../../../test/disputas.ts';
import { conferirInvariantes } from '../../../../test/invariantes.ts';
import { iniciarCiclo } from '../../../carteira/index.ts';

const PIX = MEIO_PAGAMENTO.pixMercadoPago.id;
const RECARGA = 10_000;
const VAGA = 4_320;

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  atenderAvisos(mundo);
  const { meios, ...outras } = await mundo.aplicacao.deps.regras();
  const regras = { ...outras, meios: { ...meios, pixMercadoPago: { ...meios.pixMercadoPago, ligado: true } } };
  Object.assign(mundo.aplicacao.deps, { regras: async () => regras });
});
afterEach(async () => await ligarFalhas(mundo, {}));
// Its last act checks every invariant of the ledger.
afterAll(async () => await mundo.encerrar());

async function pedirRecarga(): Promise<CompraComCartao> {
  const pessoa = await criarPessoa(mundo);
  const r = await mundo.chamar('comprarCredito', { valor: RECARGA, meioPagamento: PIX }, { como: pessoa });
  expect(r.status, r.bruto).toBe(200);
  return { pessoa, id: r.corpo.idPagamento };
}
async function recarregar(): Promise<CompraComCartao> {
  const compra = await pedirRecarga();
  await assentarComBanco(mundo);
  return compra;
}
async function reservar(opcoes: Parameters<typeof criarGrupoAVenda>[1] = {}) {
  const grupo = await criarGrupoAVenda(mundo, opcoes);
  const pessoa = await criarPessoa(mundo);
  const pre = await mundo.chamar('preCheckout', { idGrupo: grupo.id, vagas: 1 }, { como: pessoa });
  const pedido = { idPreCheckout: pre.corpo.idPreCheckout, meioPagamento: PIX, valorTotal: VAGA };
  const r = await mundo.chamar('createAssinatura', pedido, { como: pessoa });
  expect(r.status, r.bruto).toBe(200);
  await assentarComBanco(mundo);
  return { pessoa, id: r.corpo.idPagamento ?? '', grupo };
}
type Acao = 'pagar' | 'negar' | 'devolver' | 'contestar' | 'ganhar' | 'perder';
type Dados = { readonly valor?: number; readonly cpf?: string };
async function noPainel(compra: CompraComCartao, acao: Acao, dados: Dados = {}): Promise<number> {
  const ultimo = (await noProvedor(mundo, compra)).at(-1);
  const r = await fetch(`${mundo.sandbox.url}/sandbox/mercadopago/${ultimo?.id}/${acao}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(dados),
  });
  await assentarComBanco(mundo);
  return r.status;
}
async function estadoESaldo(compra: CompraComCartao) {
  return [(await situacaoDe(mundo, compra)).estado, await saldoDe(mundo, compra.pessoa.id, 'disponivel')];
}
async function devolucoes({ id, pessoa }: CompraComCartao) {
  return (await mundo.chamar('getDevolucoesDoPagamento', { id }, { como: pessoa })).corpo.devolucoes;
}

describe('Pix by Mercado Pago (spec B§3; REGRAS 2.4)', () => {
  it('shows its code, and is paid once whatever is told', async () => {
    const compra = await recarregar();
    expect(await situacaoDe(mundo, compra)).toMatchObject({
      estado: 'aguardando',
      valor: RECARGA,
      copiaECola: expect.stringMatching(/^000201.*br\.gov\.bcb\.pix.*6304[0-9A-F]{4}$/),
      urlPagamento: null,
      cartao: null,
    });
    await ligarFalhas(mundo, { webhooks: { modo: 'duplicado' } });
    expect(await noPainel(compra, 'pagar')).toBe(204);
    expect(await estadoESaldo(compra)).toEqual(['pago', RECARGA]);
    expect(await noPainel(compra, 'pagar')).toBe(409);
    expect(await noProvedor(mundo, compra)).toMatchObject([{ transaction_amount: RECARGA, status: 'approved' }]);
  });

  it('pays a seat at no cost', async () => {
    const compra = await reservar();
    await noPainel(compra, 'pagar');
    expect((await situacaoDe(mundo, compra)).estado).toBe('pago');
    await conferirInvariantes(mundo);
  });

  it('is found without its notice, by a question of the person and by reconciliation', async () => {
    await ligarFalhas(mundo, { webhooks: { modo: 'perdido' } });
    const [uma, outra] = [await recarregar(), await recarregar()];
    for (const compra of [uma, outra]) await noPainel(compra, 'pagar');
    expect(await estadoESaldo(uma)).toEqual(['aguardando', 0]);
    const { corpo } = await mundo.chamar('verificarPagamento', { id: uma.id }, { como: uma.pessoa });
    expect(corpo.estado).toBe('pago');
    await mundo.avancar({ minutos: 1 });
    await conciliar(mundo);
    expect([await estadoESaldo(uma), await estadoESaldo(outra)]).toEqual([
      ['pago', RECARGA],
      ['pago', RECARGA],
    ]);
  });

  it('that nobody pays ends after thirty minutes here and there, and a new code takes its place', async () => {
    const compra = await recarregar();
    await mundo.avancar({ minutos: 31 });
    await conciliar(mundo);
    expect(await estadoESaldo(compra)).toEqual(['expirado', 0]);
    expect(await noProvedor(mundo, compra)).toMatchObject([{ status: 'cancelled', status_detail: 'by_collector' }]);
    expect(await noPainel(compra, 'pagar')).toBe(409);
    const r = await mundo.chamar('gerarNovoCodigo', { id: compra.id }, { como: compra.pessoa });
    expect(r.status, r.bruto).toBe(200);
    await assentarComBanco(mundo);
    const nova = { ...compra, id: r.corpo.id };
    await noPainel(nova, 'pagar');
    expect(await estadoESaldo(nova)).toEqual(['pago', RECARGA]);
  });

  it('paid after its end, before the provider was told to stop, becomes the balance all the same', async () => {
    const compra = await recarregar();
    await ligarFalhas(mundo, { mercadoPago: { modo: 'recusado' } });
    await mundo.avancar({ minutos: 31 });
    await ligarFalhas(mundo, {});
    await noPainel(compra, 'pagar');
    await conciliar(mundo);
    expect(await estadoESaldo(compra)).toEqual(['pago', RECARGA]);
  });

  it('that the provider refuses to make charges nothing', async () => {
    await ligarFalhas(mundo, { mercadoPago: { modo: 'recusado' } });
    expect(await estadoESaldo(await recarregar())).toEqual(['falhou', 0]);
  });

  it('that the provider refuses after its code was made brings nothing, and ends', async () => {
    const compra = await recarregar();
    await noPainel(compra, 'negar');
    expect(await estadoESaldo(compra)).toEqual(['aguardando', 0]);
    await mundo.avancar({ minutos: 31 });
    await conciliar(mundo);
    expect(await estadoESaldo(compra)).toEqual(['expirado', 0]);
  });

  it.each(['erro500', 'erro500AposSucesso', 'timeoutAposSucesso'] as const)(
    'under %s has one code',
    { timeout: 60_000 },
    async (modo) => {
      await ligarFalhas(mundo, { mercadoPago: { modo, proximas: 1 } });
      const compra = await pedirRecarga();
      await mundo.assentar().catch(() => undefined);
      await ligarFalhas(mundo, {});
      await mundo.avancar({ minutos: 2 });
      await conciliar(mundo);
      expect(await noProvedor(mundo, compra)).toHaveLength(1);
      expect((await situacaoDe(mundo, compra)).copiaECola).toMatch(/^000201/);
      await noPainel(compra, 'pagar');
      expect(await estadoESaldo(compra)).toEqual(['pago', RECARGA]);
    },
  );
});

describe('Money of a Pix by Mercado Pago that goes back (REGRAS 2.5, 2.9)', () => {
  it('of another amount goes back whole', async () => {
    const compra = await recarregar();
    await noPainel(compra, 'pagar', { valor: RECARGA + 100 });
    await conciliar(mundo);
    expect(await estadoESaldo(compra)).toEqual(['devolvido', 0]);
    expect(await noProvedor(mundo, compra)).toMatchObject([
      { status: 'refunded', refunds: [{ amount: RECARGA + 100 }] },
    ]);
  });

  it('of another person goes back, because a balance is for its owner alone', async () => {
    const [compra, outra] = [await recarregar(), await criarPessoa(mundo)];
    await noPainel(compra, 'pagar', { cpf: outra.cpf });
    await conciliar(mundo);
    expect(await estadoESaldo(compra)).toEqual(['devolvido', 0]);
    expect(await devolucoes(compra)).toMatchObject([{ valor: RECARGA, estado: 'devolvida' }]);
  });

  it('goes back once where its return was not answered', async () => {
    const compra = await recarregar();
    await ligarFalhas(mundo, { mercadoPagoDevolucao: { modo: 'erro500AposSucesso', proximas: 1 } });
    await noPainel(compra, 'pagar', { valor: RECARGA - 1 }).catch(() => undefined);
    await mundo.assentar().catch(() => undefined);
    await ligarFalhas(mundo, {});
    await mundo.avancar({ minutos: 2 });
    await conciliar(mundo);
    expect(await noProvedor(mundo, compra)).toMatchObject([{ refunds: [{ amount: RECARGA - 1 }] }]);
    expect(await devolucoes(compra)).toMatchObject([{ estado: 'devolvida' }]);
  });

  it('in part goes back the same way to a member who gives up', async () => {
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
    const motivo = { idMembro, idGrupo: compra.grupo.id, motivo: 3, textoMotivo: '', tipo: 'arrependimento' };
    const r = await mundo.chamar(
      'cancelarMembro',
      { ...motivo, totalMostrado: desiste?.total ?? 0 },
      { como: compra.pessoa },
    );
    expect(r.status, r.bruto).toBe(200);
    await assentarComBanco(mundo);
    expect(await noProvedor(mundo, compra)).toMatchObject([{ refunds: [{ amount: desiste?.porPix }] }]);
    await conferirInvariantes(mundo);
  });

  it('after a dispute is held, and is free again when the bank decides for us', async () => {
    const compra = await recarregar();
    await noPainel(compra, 'pagar');
    await noPainel(compra, 'contestar');
    expect([await saldoDe(mundo, compra.pessoa.id, 'bloqueado'), (await disputaDe(mundo, compra)).estado]).toEqual([
      RECARGA,
      'aberta',
    ]);
    await noPainel(compra, 'ganhar');
    expect(await estadoESaldo(compra)).toEqual(['pago', RECARGA]);
    await conferirInvariantes(mundo);
  });
});

describe('The switch of Pix by Mercado Pago (REGRAS 2.4)', () => {
  it('offers it beside Pix, never in its place; a production without the provider offers none', async () => {
    const como = await criarPessoa(mundo);
    async function oferecidos() {
      const { meios } = (await mundo.chamar('getMeioPagamento', { valor: VAGA, finalidade: 2 }, { como })).corpo;
      return meios.filter(({ custo }) => custo === 0).map(({ id, disponivel }) => [id, disponivel]);
    }
    expect(await oferecidos()).toEqual([
      [12, true],
      [14, true],
    ]);
    const { gateways } = mundo.aplicacao.deps;
    Object.assign(mundo.aplicacao.deps, { gateways: { ...gateways, mercadoPago: undefined } });
    expect(await oferecidos()).toEqual([[12, true]]);
    Object.assign(mundo.aplicacao.deps, { gateways });
  });
});
