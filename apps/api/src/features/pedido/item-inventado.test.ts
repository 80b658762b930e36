import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../db/banco.ts';
import { criarGrupoAVenda } from '../../test/checkout.ts';
import { depositar, saldoDe } from '../../test/construtores.ts';
import { lotacaoDe } from '../../test/grupos.ts';
import { conferirInvariantes } from '../../test/invariantes.ts';
import { CUSTO, MINUTOS_DO_VALE } from '../pagamentos/test/meio-inventado.ts';
import { acharFatura, definirMeioDaFatura, liquidarFatura } from './index.ts';
import { INGRESSO } from './test/item-inventado.ts';
import type { Loja } from './test/loja.ts';
import { abrirLoja, DA_VAGA, Esgotado, PRECO } from './test/loja.ts';

let loja: Loja;
beforeAll(async () => {
  loja = await abrirLoja();
});
afterAll(async () => await loja.encerrar());

describe('A kind of item and a payment method that nobody outside this test knows', () => {
  it('is held, paid once whatever is told, and in the books to the centavo', async () => {
    const showId = await loja.abrirShow(10);
    const compra = await loja.comprar({ ingressos: [{ showId, quantos: 2, preco: PRECO }] });
    expect([compra.valor, await loja.livresNo(showId), await loja.doIngresso(compra)]).toEqual([
      6_000 + CUSTO,
      8,
      'guardado',
    ]);
    expect(await loja.situacao(compra)).toMatchObject({ estado: 'aguardando', grupo: null, destino: '/ingressos' });
    expect(await loja.pagar(compra, { vezes: 3 })).toEqual([]);
    expect([(await loja.situacao(compra)).estado, await loja.doIngresso(compra)]).toEqual(['pago', 'pago']);
    expect(await acharFatura(loja.banco(), compra.fatura.id)).toMatchObject({
      status: 13,
      subtotal: 6_000,
      custoMeio: CUSTO,
    });
    await loja.mundo.avancar({ minutos: MINUTOS_DO_VALE + 1 });
    expect([await loja.livresNo(showId), await loja.doIngresso(compra)]).toEqual([8, 'pago']);
    await conferirInvariantes(loja.mundo);
  });

  it('another amount and a second payment go back whole', async () => {
    const showId = await loja.abrirShow(10);
    const ingressos = [{ showId, quantos: 1, preco: PRECO }];
    const [errada, paga] = [await loja.comprar({ ingressos }), await loja.comprar({ ingressos })];
    expect(await loja.pagar(errada, { valor: centavos(errada.valor - 1) })).toEqual([errada.valor - 1]);
    expect(await loja.doIngresso(errada)).toBe('guardado');
    await loja.pagar(paga);
    expect(await loja.pagar(paga, { vezes: 2 })).toEqual([paga.valor]);
    await conferirInvariantes(loja.mundo);
  });

  it('is free again when its hold ends; late money takes it once more, or goes back when it is gone', async () => {
    const showId = await loja.abrirShow(2);
    const ingressos = [{ showId, quantos: 2, preco: PRECO }];
    const tarde = await loja.comprar({ ingressos });
    await expect(loja.comprar({ ingressos })).rejects.toThrow(Esgotado);
    await loja.mundo.avancar({ minutos: MINUTOS_DO_VALE + 1 });
    expect([await loja.livresNo(showId), await loja.doIngresso(tarde), (await loja.situacao(tarde)).estado]).toEqual([
      2,
      'solto',
      'expirado',
    ]);
    expect(await acharFatura(loja.banco(), tarde.fatura.id)).toMatchObject({ status: 19 });
    const maisTarde = await loja.comprar({ ingressos });
    await loja.mundo.avancar({ minutos: MINUTOS_DO_VALE + 1 });
    expect(await loja.pagar(tarde)).toEqual([]);
    expect([await loja.livresNo(showId), (await loja.situacao(tarde)).estado]).toEqual([0, 'pago']);
    expect(await loja.faturaDoPagamento(tarde)).toMatchObject({
      status: 13,
      itens: [{ tipo: INGRESSO, quantidade: 2 }],
    });
    expect(await loja.pagar(maisTarde, { vezes: 2 })).toEqual([maisTarde.valor]);
    expect(await loja.situacao(maisTarde)).toMatchObject({ estado: 'devolvido', resultado: 'vagaOcupada' });
    await conferirInvariantes(loja.mundo);
  });

  it('is paid with the wallet too, or refused where the wallet cannot bear it', async () => {
    const showId = await loja.abrirShow(1);
    const { pessoa, fatura } = await loja.comprar({ ingressos: [{ showId, quantos: 1, preco: PRECO }] });
    const { deps } = loja.mundo.aplicacao;
    async function peloSaldo() {
      return await emTransacao(deps.db, async (trx) => {
        await definirMeioDaFatura(trx, { faturaId: fatura.id, meioPagamento: 4, custoMeio: centavos(0) });
        const origem = { saldo: PRECO };
        return await liquidarFatura(trx, deps, {
          faturaId: fatura.id,
          meio: 4,
          origem,
          agora: loja.mundo.agora(),
          quem: 'usuario',
          usuarioId: pessoa.id,
        });
      });
    }
    await expect(peloSaldo()).rejects.toMatchObject({ chave: 'saldoInsuficiente' });
    await depositar(loja.mundo, pessoa, PRECO);
    expect([await peloSaldo(), await saldoDe(loja.mundo, pessoa.id, 'disponivel')]).toEqual(['paga', 0]);
    expect(await peloSaldo()).toBe('jaPaga');
    await conferirInvariantes(loja.mundo);
  });
});

describe('One order of several kinds', () => {
  it('is one invoice of a seat and of tickets, all held, all paid, in one transaction of the ledger', async () => {
    const [showId, grupo] = [await loja.abrirShow(3), await criarGrupoAVenda(loja.mundo, { vagas: 2 })];
    const compra = await loja.comprar({ ingressos: [{ showId, quantos: 1, preco: PRECO }], grupos: [grupo] });
    expect(compra.valor).toBe(PRECO + DA_VAGA + CUSTO);
    expect([await loja.livresNo(showId), await lotacaoDe(loja.mundo, grupo.id)]).toEqual([
      2,
      { livres: 1, retidas: 1, ocupadas: 0 },
    ]);
    await loja.pagar(compra);
    expect([await loja.doIngresso(compra), await lotacaoDe(loja.mundo, grupo.id)]).toEqual([
      'pago',
      { livres: 1, retidas: 0, ocupadas: 1 },
    ]);
    const transacoes = await loja
      .banco()
      .selectFrom('transacoes')
      .select('motivo')
      .where('origem', '=', 'faturas')
      .where('origem_id', '=', compra.fatura.id)
      .execute();
    expect(transacoes).toEqual([{ motivo: 'compra' }]);
    await conferirInvariantes(loja.mundo);
  });

  it('holds nothing when one of them is gone, and late money that finds one gone goes back whole', async () => {
    const [showId, grupo] = [await loja.abrirShow(1), await criarGrupoAVenda(loja.mundo, { vagas: 2 })];
    const ingressos = [{ showId, quantos: 1, preco: PRECO }];
    await expect(loja.comprar({ ingressos: [{ showId, quantos: 2, preco: PRECO }], grupos: [grupo] })).rejects.toThrow(
      Esgotado,
    );
    expect([await loja.livresNo(showId), await lotacaoDe(loja.mundo, grupo.id)]).toMatchObject([
      1,
      { livres: 2, retidas: 0 },
    ]);
    const tarde = await loja.comprar({ ingressos, grupos: [grupo] });
    await loja.mundo.avancar({ minutos: MINUTOS_DO_VALE + 1 });
    expect([await loja.livresNo(showId), await lotacaoDe(loja.mundo, grupo.id)]).toMatchObject([
      1,
      { livres: 2, retidas: 0 },
    ]);
    await loja.pagar(await loja.comprar({ ingressos }));
    expect(await loja.pagar(tarde)).toEqual([tarde.valor]);
    expect(await lotacaoDe(loja.mundo, grupo.id)).toMatchObject({ livres: 2, ocupadas: 0 });
    await conferirInvariantes(loja.mundo);
  });
});

describe('An invoice of any kind of item, to its owner', () => {
  it('is listed, shown with its arithmetic and in the statement, once it is paid; a hold is not', async () => {
    const showId = await loja.abrirShow(9);
    const compra = await loja.comprar({ ingressos: [{ showId, quantos: 2, preco: PRECO }] });
    const { pessoa, fatura } = compra;
    async function lista() {
      return (await loja.mundo.chamar('getFaturas', {}, { como: pessoa })).corpo;
    }
    expect(await lista()).toMatchObject({ itens: [], total: 0 });
    await loja.pagar(compra);
    const resumo = { id: fatura.id, idGrupo: null, grupo: 'Ingressos', tipo: INGRESSO, valorTotal: 6_000 + CUSTO };
    expect(await lista()).toMatchObject({ itens: [{ ...resumo, podePagar: false }], total: 1 });
    const { corpo } = await loja.mundo.chamar('getFatura', { id: fatura.id }, { como: pessoa });
    expect(corpo).toMatchObject({ ...resumo, idAssinatura: null, pagaPelaCaucao: false });
    expect(corpo.linhas.map(({ chave, valor }) => [chave, valor])).toEqual([
      ['ingressos', 6_000],
      ['custoMeio', CUSTO],
    ]);
    const extrato = await loja.mundo.chamar('getExtrato', { conta: 'tudo' }, { como: pessoa });
    expect(extrato.corpo.linhas.map(({ detalhe, grupo }) => [detalhe, grupo])).toEqual([['Ingressos', null]]);
  });

  it('of a cart says what it is of, line by line; each administrator reads of his own group', async () => {
    const showId = await loja.abrirShow(9);
    const grupos = [await criarGrupoAVenda(loja.mundo), await criarGrupoAVenda(loja.mundo)];
    const compra = await loja.comprar({ ingressos: [{ showId, quantos: 1, preco: PRECO }], grupos });
    await loja.pagar(compra);
    const { corpo } = await loja.mundo.chamar('getFatura', { id: compra.fatura.id }, { como: compra.pessoa });
    expect(corpo.grupo).toBe('Ingressos e mais 2');
    expect(corpo.linhas.reduce((soma, { valor }) => soma + valor, 0)).toBe(corpo.valorTotal);
    for (const { id, administrador } of grupos) {
      const { corpo: dele } = await loja.mundo.chamar('getExtrato', { conta: 'recebivel' }, { como: administrador });
      expect(dele.linhas).toMatchObject([{ idGrupo: id }]);
      const { corpo: recebe } = await loja.mundo.chamar('obterGruposDoRecebimento', undefined, { como: administrador });
      expect(recebe.grupos.map(({ idGrupo, previsoes }) => [idGrupo, previsoes.length])).toEqual([[id, 1]]);
    }
  });

  it('after its hold ended is asked for again, and is held anew while its items are there', async () => {
    const showId = await loja.abrirShow(2);
    const compra = await loja.comprar({ ingressos: [{ showId, quantos: 2, preco: PRECO }] });
    await loja.mundo.avancar({ minutos: MINUTOS_DO_VALE + 1 });
    const r = await loja.mundo.chamar('gerarNovoCodigo', { id: compra.id }, { como: compra.pessoa });
    expect(r.status, r.bruto).toBe(200);
    await loja.mundo.assentar();
    expect(await loja.livresNo(showId)).toBe(0);
    const nova = { ...compra, id: r.corpo.id };
    expect(await loja.pagar(nova)).toEqual([]);
    expect(await loja.situacao(nova)).toMatchObject({ estado: 'pago', valor: compra.valor });
    await conferirInvariantes(loja.mundo);
  });
});
