import { diaDe } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../../../db/banco.ts';
import type { Mundo } from '../../../../test/app.ts';
import { criarMundo } from '../../../../test/app.ts';
import type { CompraComCartao } from '../../../../test/cartao.ts';
import { atenderAvisos, conciliar, situacaoDe } from '../../../../test/cartao.ts';
import { assentarComBanco, criarGrupoAVenda, ligarFalhas } from '../../../../test/checkout.ts';
import { comprarVagas } from '../../../../test/compra.ts';
import { criarPessoa, saldoDe } from '../../../../test/construtores.ts';
import { conferirInvariantes } from '../../../../test/invariantes.ts';
import { cobrancasNoPagBank, esperarEConciliar, noPagBank, paginasDe } from '../../../../test/pagbank.ts';
import { iniciarCiclo } from '../../../carteira/index.ts';

const PAGSEGURO = MEIO_PAGAMENTO.pagSeguro.id;
const RECARGA = 10_000;
/** 3,99 % more. */
const TOTAL = RECARGA + 399;
const VAGA = 4_320;
const VAGA_COM_CUSTO = VAGA + 172;

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
  const r = await mundo.chamar('comprarCredito', { valor: RECARGA, meioPagamento: PAGSEGURO }, { como: pessoa });
  expect(r.status, r.bruto).toBe(200);
  await assentarComBanco(mundo);
  return { pessoa, id: r.corpo.idPagamento };
}
async function reservar(opcoes: Parameters<typeof criarGrupoAVenda>[1] = {}) {
  const grupo = await criarGrupoAVenda(mundo, opcoes);
  const pessoa = await criarPessoa(mundo, { saldo: centavos(9_000) });
  const pre = await mundo.chamar('preCheckout', { idGrupo: grupo.id, vagas: 1 }, { como: pessoa });
  const { idPreCheckout } = pre.corpo;
  const pedido = { idPreCheckout, meioPagamento: PAGSEGURO, valorTotal: VAGA_COM_CUSTO };
  const r = await mundo.chamar('createAssinatura', pedido, { como: pessoa });
  expect(r.status, r.bruto).toBe(200);
  await assentarComBanco(mundo);
  return { pessoa, id: r.corpo.idPagamento ?? '', grupo, idPreCheckout };
}
async function fazer(compra: CompraComCartao, acao: Parameters<typeof noPagBank>[2]['acao'], valor?: number) {
  return await noPagBank(mundo, compra, { acao, ...(valor === undefined ? {} : { valor }) });
}
async function conferirTudo(): Promise<void> {
  await esperarEConciliar(mundo, (ms) => {
    adiante += ms;
  });
}
async function saldo({ pessoa }: CompraComCartao): Promise<number> {
  return await saldoDe(mundo, pessoa.id, 'disponivel');
}
async function estado(compra: CompraComCartao): Promise<string> {
  return (await situacaoDe(mundo, compra)).estado;
}
async function devolucoes({ id, pessoa }: CompraComCartao) {
  return (await mundo.chamar('getDevolucoesDoPagamento', { id }, { como: pessoa })).corpo.devolucoes;
}
/** A person presses a button on the provider's page; answers where it leads back to. */
async function naPagina(compra: CompraComCartao, fim: string): Promise<URL> {
  const { urlPagamento } = await situacaoDe(mundo, compra);
  const r = await fetch(urlPagamento ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ fim }),
    redirect: 'manual',
  });
  await assentarComBanco(mundo);
  return new URL(r.headers.get('location') ?? '');
}

describe('PagSeguro (spec B§3; REGRAS 2.4)', () => {
  it('is paid on its page, which leads back; its notice is a hint, and counts once', async () => {
    const compra = await recarregar();
    expect(await situacaoDe(mundo, compra)).toMatchObject({
      estado: 'aguardando',
      valor: TOTAL,
      urlPagamento: expect.stringContaining('/pagbank/pagar/CHEC_'),
    });
    await ligarFalhas(mundo, { webhooks: { modo: 'duplicado' } });
    const volta = await naPagina(compra, 'pagar');
    expect([volta.pathname, volta.searchParams.get('idPagamento')]).toEqual([
      '/checkout/pagamento/processando/pagseguro',
      compra.id,
    ]);
    expect([await estado(compra), await saldo(compra)]).toEqual(['pago', RECARGA]);
    expect(await cobrancasNoPagBank(mundo, compra)).toMatchObject([{ status: 'PAID', value: TOTAL }]);
  });

  it('pays a seat, for the cost that was shown', async () => {
    const compra = await reservar();
    await fazer(compra, 'pagar');
    expect(await estado(compra)).toBe('pago');
    await conferirInvariantes(mundo);
  });

  it.each(['sair', 'recusar'])('%s on the page leaves it open, and it may be paid after', async (fim) => {
    const compra = await recarregar();
    await naPagina(compra, fim);
    await conciliar(mundo);
    expect([await estado(compra), await saldo(compra)]).toEqual(['aguardando', 0]);
    await naPagina(compra, 'pagar');
    expect([await estado(compra), await saldo(compra)]).toEqual(['pago', RECARGA]);
  });

  it('is found without its notice, by a question of the person and by reconciliation', async () => {
    await ligarFalhas(mundo, { webhooks: { modo: 'perdido' } });
    const [uma, outra] = [await recarregar(), await recarregar()];
    await naPagina(uma, 'pagar');
    await naPagina(outra, 'pagar');
    expect(await estado(uma)).toBe('aguardando');
    const { corpo } = await mundo.chamar('verificarPagamento', { id: uma.id }, { como: uma.pessoa });
    expect(corpo.estado).toBe('pago');
    await conferirTudo();
    expect([await saldo(uma), await saldo(outra)]).toEqual([RECARGA, RECARGA]);
  });

  it('paid twice goes back once', async () => {
    const compra = await recarregar();
    await fazer(compra, 'pagar');
    await fazer(compra, 'pagar');
    await conferirTudo();
    expect(await saldo(compra)).toBe(RECARGA);
    expect((await cobrancasNoPagBank(mundo, compra)).map(({ status }) => status).sort()).toEqual(['CANCELED', 'PAID']);
    expect(await devolucoes(compra)).toMatchObject([{ valor: TOTAL, estado: 'devolvida' }]);
  });

  it('ends after half an hour, and a new page takes its place', async () => {
    const compra = await recarregar();
    await mundo.avancar({ minutos: 31 });
    expect(await estado(compra)).toBe('expirado');
    await conciliar(mundo);
    expect(await fazer(compra, 'pagar')).toBe(409);
    const r = await mundo.chamar('gerarNovoCodigo', { id: compra.id }, { como: compra.pessoa });
    expect(r.status, r.bruto).toBe(200);
    await assentarComBanco(mundo);
    const nova = { ...compra, id: r.corpo.id };
    await fazer(nova, 'pagar');
    expect([await estado(nova), await saldo(nova)]).toEqual(['pago', RECARGA]);
  });

  it('in analysis is paid when that ends, after its time too; one that is refused brings nothing', async () => {
    const [boa, ma] = [await recarregar(), await recarregar()];
    for (const compra of [boa, ma]) await fazer(compra, 'analisar');
    expect(await estado(boa)).toBe('aguardando');
    await mundo.avancar({ minutos: 31 });
    await conciliar(mundo);
    await ligarFalhas(mundo, { webhooks: { modo: 'perdido' } });
    await fazer(boa, 'aprovar');
    await fazer(ma, 'negar');
    await conferirTudo();
    expect([await estado(boa), await saldo(boa)]).toEqual(['pago', RECARGA]);
    expect([await estado(ma), await saldo(ma)]).toEqual(['expirado', 0]);
    const { db } = mundo.aplicacao.deps;
    const abertas = await db.selectFrom('cobrancas_pagbank').select('pagina').where('encerrada', '=', false).execute();
    const delas = [...(await paginasDe(mundo, boa)), ...(await paginasDe(mundo, ma))].map(({ id }) => id);
    expect(abertas.filter(({ pagina }) => pagina !== null && delas.includes(pagina))).toEqual([]);
  });

  it('late for a seat that is gone goes back whole', async () => {
    const compra = await reservar({ vagas: 1 });
    await fazer(compra, 'analisar');
    await mundo.avancar({ minutos: 31 });
    const outra = await criarPessoa(mundo, { saldo: centavos(9_000) });
    const r = await comprarVagas(mundo, { idGrupo: compra.grupo.id, vagas: 1, valorTotal: VAGA }, { como: outra });
    expect(r.status, r.bruto).toBe(200);
    await fazer(compra, 'aprovar');
    await conferirTudo();
    expect(await estado(compra)).toBe('devolvido');
    expect(await cobrancasNoPagBank(mundo, compra)).toMatchObject([{ status: 'CANCELED', refunded: VAGA_COM_CUSTO }]);
    expect(await devolucoes(compra)).toMatchObject([{ valor: VAGA_COM_CUSTO, estado: 'devolvida' }]);
  });

  it('given up for another way of paying ends its page; one whose answer was lost, too', async () => {
    for (const plano of [{}, { pagBank: { modo: 'erro500AposSucesso', proximas: 3 } }]) {
      await ligarFalhas(mundo, plano);
      const compra = await reservar().catch(() => undefined);
      await ligarFalhas(mundo, {});
      if (compra === undefined) throw new Error('not held');
      const { idPreCheckout, pessoa } = compra;
      const doSaldo = { idPreCheckout, meioPagamento: MEIO_PAGAMENTO.credito.id, valorTotal: VAGA };
      const r = await mundo.chamar('createAssinatura', doSaldo, { como: pessoa });
      expect(r.status, r.bruto).toBe(200);
      await assentarComBanco(mundo);
      await conferirTudo();
      expect((await paginasDe(mundo, compra)).map(({ status }) => status)).toEqual(['INACTIVE']);
    }
  });

  it('refused by the provider charges nothing, and nothing of the request is kept', async () => {
    await ligarFalhas(mundo, { pagBank: { modo: 'recusado' } });
    const compra = await recarregar();
    expect(await estado(compra)).toBe('falhou');
    expect(await pedidosGuardados(compra)).toEqual([{ pedido_cifrado: null, pagina: null }]);
  });
});

async function pedidosGuardados(compra: CompraComCartao) {
  const { identificadorPagamento } = await situacaoDe(mundo, compra);
  return await mundo.aplicacao.deps.db
    .selectFrom('cobrancas_pagbank')
    .select(['pedido_cifrado', 'pagina'])
    .where('referencia', '=', identificadorPagamento)
    .execute();
}

describe('A page whose answer was lost (CONFIABILIDADE 1.5)', () => {
  it.each(['erro500', 'erro500AposSucesso'] as const)(
    'under %s is one page, asked for by the same bytes',
    async (modo) => {
      await ligarFalhas(mundo, { pagBank: { modo, proximas: 3 } });
      const pessoa = await criarPessoa(mundo);
      const r = await mundo.chamar('comprarCredito', { valor: RECARGA, meioPagamento: PAGSEGURO }, { como: pessoa });
      await mundo.assentar().catch(() => undefined);
      await ligarFalhas(mundo, {});
      const compra = { pessoa, id: r.corpo.idPagamento };
      expect(await pedidosGuardados(compra)).toEqual([{ pedido_cifrado: expect.any(Buffer), pagina: null }]);
      // The body of the first request is what goes again: another name would be another body under its key.
      const { db } = mundo.aplicacao.deps;
      await db.updateTable('usuarios').set({ primeiro_nome: 'Outra' }).where('id', '=', pessoa.id).execute();
      await conferirTudo();
      expect([await estado(compra), (await paginasDe(mundo, compra)).length]).toEqual(['aguardando', 1]);
      expect(await pedidosGuardados(compra)).toMatchObject([{ pedido_cifrado: null }]);
      await fazer(compra, 'pagar');
      expect(await saldo(compra)).toBe(RECARGA);
    },
  );
});

describe('Money that goes back (REGRAS 2.9)', () => {
  it('of another amount goes back whole', async () => {
    const compra = await recarregar();
    await fazer(compra, 'pagar', TOTAL + 100);
    await conferirTudo();
    expect([await estado(compra), await saldo(compra)]).toEqual(['devolvido', 0]);
    expect(await cobrancasNoPagBank(mundo, compra)).toMatchObject([{ status: 'CANCELED', refunded: TOTAL + 100 }]);
    expect(await devolucoes(compra)).toMatchObject([{ valor: TOTAL + 100, estado: 'devolvida' }]);
  });

  it('is found in the sum when its answer was lost, and goes back once', async () => {
    const compra = await recarregar();
    await ligarFalhas(mundo, { pagBankDevolucao: { modo: 'erro500AposSucesso', proximas: 3 } });
    await fazer(compra, 'pagar', TOTAL + 100).catch(() => undefined);
    await mundo.assentar().catch(() => undefined);
    await ligarFalhas(mundo, {});
    await conferirTudo();
    expect(await cobrancasNoPagBank(mundo, compra)).toMatchObject([{ refunded: TOTAL + 100 }]);
    expect(await devolucoes(compra)).toMatchObject([{ estado: 'devolvida' }]);
  });

  it('a member who gives up gets his part back by PagBank', async () => {
    const compra = await reservar({ status: 52, jaAssinado: true });
    await fazer(compra, 'pagar');
    const idMembro = (await situacaoDe(mundo, compra)).idAssinatura ?? 0;
    const [agora, { deps }] = [mundo.agora(), mundo.aplicacao];
    const confirmado = { acesso_entregue_em: agora, acesso_confirmado_em: agora };
    await deps.db.updateTable('assinaturas').set(confirmado).where('id', '=', idMembro).execute();
    const ciclo = { assinaturaId: idMembro, inicio: diaDe(agora), agora };
    await emTransacao(deps.db, (trx) => iniciarCiclo(trx, deps, ciclo));
    const idGrupo = compra.grupo.id;
    const { opcoes } = (await mundo.chamar('getCancelamentoMembro', { id: idGrupo }, { como: compra.pessoa })).corpo;
    const desiste = opcoes.find(({ tipo }) => tipo === 'arrependimento');
    const pedido = { idMembro, idGrupo, motivo: 3, textoMotivo: '', tipo: 'arrependimento' };
    const r = await mundo.chamar(
      'cancelarMembro',
      { ...pedido, totalMostrado: desiste?.total ?? 0 },
      { como: compra.pessoa },
    );
    expect(r.status, r.bruto).toBe(200);
    await assentarComBanco(mundo);
    expect(desiste?.porPix).toBeGreaterThan(0);
    expect(await cobrancasNoPagBank(mundo, compra)).toMatchObject([{ refunded: desiste?.porPix }]);
    expect(await devolucoes(compra)).toMatchObject([{ valor: desiste?.porPix, estado: 'devolvida' }]);
    await conferirInvariantes(mundo);
  });

  it('that the provider does not give back becomes balance of its payer', async () => {
    await ligarFalhas(mundo, { pagBankDevolucao: { modo: 'recusado' } });
    const compra = await recarregar();
    await fazer(compra, 'pagar', TOTAL + 100);
    expect(await devolucoes(compra)).toMatchObject([{ estado: 'naoRealizada', noSaldo: true }]);
    expect(await saldo(compra)).toBe(TOTAL + 100);
  });

  it.each([
    ['in part', 5_000],
    ['whole', undefined],
  ] as const)('%s, unasked, blocks the balance that it paid and waits for a person', async (_caso, valor) => {
    const compra = await recarregar();
    await fazer(compra, 'pagar');
    await fazer(compra, 'devolver', valor);
    await conferirTudo();
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
  it('without its signature is a hint: the provider is asked, and has the money', async () => {
    await ligarFalhas(mundo, { webhooks: { modo: 'perdido' } });
    const compra = await recarregar();
    await fazer(compra, 'pagar');
    await ligarFalhas(mundo, {});
    await fazer(compra, 'semAssinatura');
    expect(await estado(compra)).toBe('pago');
  });

  const FALSO = { 'content-type': 'application/json', 'x-authenticity-token': '0'.repeat(64) };
  const ANTIGO = { 'content-type': 'application/x-www-form-urlencoded' };
  it.each([
    ['that somebody else signed', FALSO, 403],
    ['of the old interface', ANTIGO, 415],
    ['of a payment that the provider does not know', { 'content-type': 'application/json' }, 200],
  ] as const)('%s changes nothing', async (_caso, headers, status) => {
    const compra = await recarregar();
    const [pagina] = await paginasDe(mundo, compra);
    const charges = [{ id: 'CHAR_1', status: 'PAID', amount: { value: TOTAL } }];
    const body =
      headers === ANTIGO
        ? 'notificationCode=1&notificationType=transaction'
        : JSON.stringify({ id: 'ORDE_1', reference_id: pagina?.reference_id, charges });
    const r = await fetch(pagina?.notification_url ?? '', { method: 'POST', headers, body });
    await assentarComBanco(mundo);
    expect([r.status, await estado(compra), await saldo(compra)]).toEqual([status, 'aguardando', 0]);
  });
});
