import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { atenderAvisos, conciliar, noPainel, RECARGA, reservarParaCartao, tentarCartao } from '../../../test/cartao.ts';
import { assentarComBanco, ligarFalhas } from '../../../test/checkout.ts';
import { criarPessoa, saldoDe } from '../../../test/construtores.ts';
import { disputaDe, disputaNoProvedor, recargaContestada } from '../../../test/disputas.ts';
import { conferirInvariantes } from '../../../test/invariantes.ts';

const TEXTO = 'O acesso foi enviado, aberto e confirmado pelo titular do cartão.';

/** The top-up with its 3,99 %. */
const PAGO = 20_798;

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  atenderAvisos(mundo);
});
afterEach(async () => await ligarFalhas(mundo, {}));
afterAll(async () => await mundo.encerrar());

async function financeiro() {
  return await criarPessoa(mundo, { papeis: ['financeiro'] });
}
async function naFila(id: number) {
  const { itens } = (await mundo.chamar('getDinheiroParado', {}, { como: await financeiro() })).corpo;
  return itens.find(({ disputa }) => disputa?.id === id);
}
async function decidir(revisao: number, acao: 'desbloquear' | 'estornar') {
  const corpo = { tipo: 'revisao', id: String(revisao), acao, mensagem: 'Conferido com o banco.' };
  return await mundo.chamar('resolverDinheiroParado', corpo, { como: await financeiro() });
}
/** The amounts that the books wrote for a review, by account. */
async function lancados(revisao: number) {
  const { db } = mundo.aplicacao.deps;
  const linhas = await db
    .selectFrom('transacoes as t')
    .innerJoin('partidas as p', 'p.transacao_id', 't.id')
    .innerJoin('contas as c', 'c.id', 'p.conta_id')
    .select(['t.motivo', 'c.tipo', 'p.valor'])
    .where('t.origem', '=', 'revisoes')
    .where('t.origem_id', '=', revisao)
    .orderBy('p.id')
    .execute();
  return linhas.map(({ motivo, tipo, valor }) => `${motivo} ${tipo} ${valor}`);
}

describe('A payment that is contested at the bank (REGRAS 2.4; part 3, MED)', () => {
  it('waits in the queue of money with its day, and its money is held', async () => {
    const { compra, id } = await recargaContestada(mundo);
    const item = await naFila(id);
    expect(item).toMatchObject({ tipo: 'revisao', retido: RECARGA, disputa: { estado: 'aberta' } });
    expect((item?.disputa?.responderAte ?? '') > mundo.agora()).toBe(true);
    expect(await saldoDe(mundo, compra.pessoa.id, 'bloqueado')).toBe(RECARGA);
  });

  it('shows what the product saw of a seat: purchase, access, card and device', async () => {
    const compra = await reservarParaCartao(mundo);
    await tentarCartao(mundo, compra, { nome: 'APRO' });
    await assentarComBanco(mundo);
    await noPainel(mundo, compra, 'contestar');
    const { id } = await disputaDe(mundo, compra);
    const { corpo } = await mundo.chamar('getDisputa', { id }, { como: await financeiro() });
    expect(corpo).toMatchObject({ estado: 'aberta', porAqui: true, podeResponder: true, resposta: null });
    expect(Object.fromEntries(corpo.evidencias.map(({ chave, ok }) => [chave, ok]))).toMatchObject({
      compra: true,
      entrega: false,
      aberturas: false,
      conversa: false,
      titular: true,
      confirmadoNoBanco: false,
      anteriores: false,
      aparelho: false,
    });
    await conferirInvariantes(mundo);
  });

  it('is answered with one document, sent until the provider has it', async () => {
    const { compra, id, no_provedor: noProvedor } = await recargaContestada(mundo);
    const { gateways } = mundo.aplicacao.deps;
    const { mercadoPago } = gateways;
    const calado = {
      ...mercadoPago,
      responderContestacao: async () => ({ situacao: 'desconhecido', motivo: 'tempo' }),
    };
    Object.assign(gateways, { mercadoPago: calado });
    const como = await financeiro();
    expect((await mundo.chamar('responderDisputa', { id, texto: TEXTO }, { como })).status).toBe(204);
    await conciliar(mundo).catch(() => undefined);
    expect((await disputaDe(mundo, compra)).estado).toBe('respondendo');
    Object.assign(gateways, { mercadoPago });
    await mundo.avancar({ minutos: 1 });
    await conciliar(mundo);
    expect(await disputaNoProvedor(mundo, noProvedor)).toMatchObject({
      documentation_status: 'review_pending',
      arquivos: [{ nome: 'resposta.pdf' }],
    });
    const { corpo } = await mundo.chamar('getDisputa', { id }, { como });
    expect(corpo).toMatchObject({ estado: 'respondida', podeResponder: false, resposta: { texto: TEXTO } });
  });

  it('waits for another answer when the provider does not take its document', async () => {
    const { compra, id } = await recargaContestada(mundo);
    await ligarFalhas(mundo, { mercadoPago: { modo: 'recusado' } });
    await mundo.chamar('responderDisputa', { id, texto: TEXTO }, { como: await financeiro() });
    await conciliar(mundo);
    expect(await disputaDe(mundo, compra)).toMatchObject({ estado: 'aberta', recusa: 'invalid_documentation' });
  });

  it('that nobody answers in time says so', async () => {
    const { compra } = await recargaContestada(mundo);
    await mundo.avancar({ dias: 8 });
    expect((await disputaDe(mundo, compra)).estado).toBe('semResposta');
  });
});

describe('The end of a dispute (REGRAS 2.4)', () => {
  it('won: the money is free again, without anybody here', async () => {
    const { compra, revisao_id: revisao } = await recargaContestada(mundo);
    await noPainel(mundo, compra, 'ganhar');
    expect(await disputaDe(mundo, compra)).toMatchObject({ estado: 'ganha', decisao: 'manter' });
    expect(await saldoDe(mundo, compra.pessoa.id, 'disponivel')).toBe(RECARGA);
    expect(await lancados(revisao)).toContain(`desbloqueio disponivel ${RECARGA}`);
    await conferirInvariantes(mundo);
  });

  it('lost: the money leaves the books by entries of its own', async () => {
    const { compra, revisao_id: revisao } = await recargaContestada(mundo);
    await noPainel(mundo, compra, 'perder');
    expect(await disputaDe(mundo, compra)).toMatchObject({ estado: 'perdida', decisao: 'estornar' });
    expect(await saldoDe(mundo, compra.pessoa.id, 'bloqueado')).toBe(0);
    expect((await lancados(revisao)).filter((l) => l.startsWith('contestacao liquidacao'))).toHaveLength(1);
    await conferirInvariantes(mundo);
  });

  it('by a person: the dispute ends with his decision', async () => {
    const { compra, revisao_id: revisao } = await recargaContestada(mundo);
    expect((await decidir(revisao, 'estornar')).status).toBe(200);
    expect(await disputaDe(mundo, compra)).toMatchObject({ estado: 'perdida', decisao: 'estornar' });
  });

  it('the bank decides last: a person gave it up and it is won, or freed it and it is lost', async () => {
    const desistida = await recargaContestada(mundo);
    await decidir(desistida.revisao_id, 'estornar');
    await noPainel(mundo, desistida.compra, 'ganhar');
    expect((await disputaDe(mundo, desistida.compra)).estado).toBe('ganha');
    // The payer has the balance back that was taken from him, and the loss is covered.
    expect(await saldoDe(mundo, desistida.compra.pessoa.id, 'disponivel')).toBe(RECARGA);
    expect((await lancados(desistida.revisao_id)).slice(-3)).toEqual([
      `contestacao liquidacao -${PAGO}`,
      `contestacao disponivel ${RECARGA}`,
      `contestacao cobertura ${PAGO - RECARGA}`,
    ]);
    const solta = await recargaContestada(mundo);
    await decidir(solta.revisao_id, 'desbloquear');
    await noPainel(mundo, solta.compra, 'perder');
    expect((await disputaDe(mundo, solta.compra)).estado).toBe('perdida');
    expect((await lancados(solta.revisao_id)).at(-1)).toBe(`contestacao cobertura -${PAGO}`);
    await conferirInvariantes(mundo);
  });
});
