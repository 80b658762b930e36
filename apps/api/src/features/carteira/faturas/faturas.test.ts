import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarMembro, faturasDe, MENSALIDADE, ultimaFaturaDe } from '../../../test/carteira.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa, saldoDe } from '../../../test/construtores.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

const PIX = 12;
const SALDO = 4;
function chaveDe(r: { readonly erro: { readonly dados: { readonly chave: string } } }): string {
  return r.erro.dados.chave;
}

describe('Invoices (spec B§2, B§3)', () => {
  it('lists open ones first, hides a hold that nobody paid, and pages', async () => {
    const membro = await criarMembro(mundo, { saldo: centavos(0) });
    await mundo.avancar({ dias: 25 });
    const todas = await mundo.chamar('getFaturas', {}, { como: membro });
    expect(todas.corpo.itens.map((f) => [f.tipo, f.status])).toEqual([
      ['mensalidade', 11],
      ['primeira', 13],
    ]);
    const abertas = await mundo.chamar('getFaturas', { filtro: 'abertas' }, { como: membro });
    expect(abertas.corpo).toMatchObject({ total: 1, itens: [{ podePagar: true }] });
    const pagas = await mundo.chamar('getFaturas', { filtro: 'pagas', porPagina: 1 }, { como: membro });
    expect(pagas.corpo).toMatchObject({ total: 1, pagina: 1, itens: [{ tipo: 'primeira', podePagar: false }] });
    expect((await mundo.chamar('getFaturas', { pagina: 2, porPagina: 1 }, { como: membro })).corpo.itens).toHaveLength(
      1,
    );
    expect((await mundo.chamar('getFaturas', { filtro: 'x' }, { como: membro })).status).toBe(422);
  });

  it('one invoice shows its arithmetic and its history, to its owner only', async () => {
    const membro = await criarMembro(mundo);
    const [{ id } = { id: 0 }] = await faturasDe(mundo, membro.assinaturaId);
    const { corpo } = await mundo.chamar('getFatura', { id }, { como: membro });
    expect(corpo.linhas.map((l) => [l.chave, l.valor])).toEqual([
      ['parte', 2_000],
      ['taxa', 160],
      ['caucao', 2_160],
    ]);
    expect(corpo).toMatchObject({ valorTotal: 4_320, idAssinatura: membro.assinaturaId, creditoRelacionado: [] });
    expect(corpo.historico.map((h) => h.texto)).toEqual(['Fatura emitida', 'Fatura paga']);
    const outro = await criarPessoa(mundo);
    expect(chaveDe(await mundo.chamar('getFatura', { id }, { como: outro }))).toBe('naoEncontrado');
    expect((await mundo.chamar('getFatura', { id })).status).toBe(401);
  });
});

describe('POST fatura/{id}/pagar (spec B§3 Invoice payment)', () => {
  async function comFatura(saldo: number) {
    const membro = await criarMembro(mundo, { saldo: centavos(saldo) });
    await mundo.avancar({ dias: 25 });
    const { id } = await ultimaFaturaDe(mundo, membro.assinaturaId);
    return { membro, id };
  }
  async function pagar(como: Pessoa, id: number, mudancas: Record<string, unknown> = {}) {
    return await mundo.chamar(
      'pagarFatura',
      { id, meioPagamento: SALDO, valorTotal: MENSALIDADE, ...mudancas },
      { como },
    );
  }

  it('wallet credit settles it at once, in the ledger too', async () => {
    const { membro, id } = await comFatura(MENSALIDADE);
    expect((await pagar(membro, id)).corpo).toEqual({ estado: 'paga', idPagamento: null });
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(0);
    expect(await saldoDe(mundo, membro.grupo.administrador.id, 'recebivel')).toBe(4_000);
    expect(await ultimaFaturaDe(mundo, membro.assinaturaId)).toMatchObject({ id, status: 13, meio_pagamento: SALDO });
    expect(chaveDe(await pagar(membro, id))).toBe('faturaNaoPagavel');
  });

  it('ten copies of one payment charge once', async () => {
    const { membro, id } = await comFatura(MENSALIDADE * 3);
    const respostas = await Promise.all(Array.from({ length: 10 }, () => pagar(membro, id)));
    expect(respostas.filter((r) => r.status === 200)).toHaveLength(1);
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(MENSALIDADE * 2);
  });

  it('Pix opens a charge and leaves the invoice open; paying by wallet then ends the charge', async () => {
    const { membro, id } = await comFatura(MENSALIDADE);
    const r = await pagar(membro, id, { meioPagamento: PIX });
    expect(r.corpo.estado).toBe('aguardandoPagamento');
    const { db } = mundo.aplicacao.deps;
    function pagamento() {
      return db.selectFrom('pagamentos').selectAll().where('id_publico', '=', r.corpo.idPagamento).executeTakeFirst();
    }
    expect(await pagamento()).toMatchObject({ fatura_id: id, credito_id: null, valor: MENSALIDADE });
    expect(await ultimaFaturaDe(mundo, membro.assinaturaId)).toMatchObject({ status: 11 });
    expect((await pagar(membro, id)).corpo.estado).toBe('paga');
    expect(await pagamento()).toMatchObject({ estado: 'cancelado' });
  });

  it('names the balance of the wallet and the missing amount', async () => {
    const { membro, id } = await comFatura(1_000);
    const r = await pagar(membro, id);
    expect(chaveDe(r)).toBe('saldoInsuficiente');
    expect(r.erro.message).toBe('Seu saldo disponível é R$ 10,00. Faltam R$ 11,60 para este pagamento.');
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(1_000);
  });

  it('refuses another total, another method, a first payment, another person’s invoice and a visitor', async () => {
    const { membro, id } = await comFatura(MENSALIDADE);
    const mudou = await pagar(membro, id, { valorTotal: MENSALIDADE - 1 });
    expect(chaveDe(mudou)).toBe('precoMudou');
    expect(mudou.erro.dados['valorTotal']).toBe(MENSALIDADE);
    expect(chaveDe(await pagar(membro, id, { meioPagamento: 5 }))).toBe('meioPagamentoIndisponivel');
    const [primeira] = await faturasDe(mundo, membro.assinaturaId);
    expect(chaveDe(await pagar(membro, primeira?.id ?? 0))).toBe('faturaNaoPagavel');
    const outro = await criarPessoa(mundo, { saldo: MENSALIDADE });
    expect(chaveDe(await pagar(outro, id))).toBe('naoEncontrado');
    expect((await mundo.chamar('pagarFatura', { id, meioPagamento: SALDO, valorTotal: MENSALIDADE })).status).toBe(401);
    expect((await pagar(membro, id, { valorTotal: '2160' })).status).toBe(422);
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(MENSALIDADE);
  });
});

describe('GET recebimento/obtergrupos (spec B§7; REGRAS 2.3)', () => {
  it('shows the administrator his receivables, to come and received, by group and member', async () => {
    const membro = await criarMembro(mundo);
    await criarMembro(mundo, { grupo: membro.grupo });
    const { administrador } = membro.grupo;
    async function ler() {
      return (await mundo.chamar('obterGruposDoRecebimento', {}, { como: administrador })).corpo;
    }
    const antes = await ler();
    expect(antes.totais).toEqual({ previsto: 4_000, bloqueado: 0, realizado: 0 });
    expect(antes.grupos).toMatchObject([{ idGrupo: membro.grupo.id, previsto: 4_000 }]);
    expect(antes.grupos[0]?.previsoes).toMatchObject([
      { membro: 'Beatriz', valor: 2_000, status: 78, paga: true, realizadaEm: null },
      { membro: 'Beatriz', valor: 2_000, status: 78, paga: true, realizadaEm: null },
    ]);
    await mundo.avancar({ dias: 31 });
    const depois = await ler();
    expect(depois.totais.realizado).toBe(4_000);
    // The months of which nobody has paid the invoice are foreseen, and have no date.
    expect(depois.grupos[0]?.previsoes.map(({ status, paga, liberaEm }) => [status, paga, liberaEm])).toEqual([
      [78, false, null],
      [78, false, null],
      [79, true, expect.any(String)],
      [79, true, expect.any(String)],
    ]);
    expect(await saldoDe(mundo, administrador.id, 'disponivel')).toBe(4_000);
    expect((await mundo.chamar('obterGruposDoRecebimento', {}, { como: membro })).corpo.grupos).toEqual([]);
  });
});
