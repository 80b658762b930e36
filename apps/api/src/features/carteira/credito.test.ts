import { diaDe, somarMeses } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import { criarMembro, MENSALIDADE, ultimaFaturaDe } from '../../test/carteira.ts';
import type { Pessoa } from '../../test/construtores.ts';
import { criarPessoa, depositar, saldoDe } from '../../test/construtores.ts';
import { confirmarIdentidade, criarIdentidadeEmAnalise } from '../../test/identidade.ts';
import { PRIMEIROS_TERMOS } from '../../test/termos.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

const PIX = 12;
const SALDO = 4;
async function comprar(pessoa: Pessoa, valor: number, meioPagamento = PIX) {
  return await mundo.chamar('comprarCredito', { valor, meioPagamento }, { como: pessoa });
}
function chaveDe(r: { readonly erro: { readonly dados: { readonly chave: string } } }): string {
  return r.erro.dados.chave;
}

describe('GET credito (spec B§7; REGRAS 2.3)', () => {
  it('shows each account, the user’s own total, and the next charge', async () => {
    const membro = await criarMembro(mundo, { saldo: centavos(5_000) });
    await mundo.avancar({ dias: 25 });
    const { status, corpo } = await mundo.chamar('getCredito', {}, { como: membro });
    expect(status).toBe(200);
    expect(corpo.saldos).toEqual({
      disponivel: 5_000,
      bloqueado: 0,
      caucao: MENSALIDADE,
      recebivel: 0,
      guardado: 0,
      promocional: 0,
      pendente: 0,
      sacavel: 5_000,
      total: 5_000 + MENSALIDADE,
    });
    expect(corpo.creditos).toMatchObject([{ origem: 'recarga', status: 34, idPagamento: null }]);
    const { id } = await ultimaFaturaDe(mundo, membro.assinaturaId);
    expect(corpo.proximasFaturas).toMatchObject([{ id, status: 11, podePagar: true, valorTotal: MENSALIDADE }]);
    const doAdministrador = await mundo.chamar('getCredito', {}, { como: membro.grupo.administrador });
    expect(doAdministrador.corpo.saldos).toMatchObject({ recebivel: 2_000, disponivel: 0, total: 0 });
  });

  it('the next charge of a seat comes from its cycle, from its invoice once there is one, and has no day before the first access', async () => {
    const membro = await criarMembro(mundo);
    const esperado = { idGrupo: membro.grupo.id, valor: MENSALIDADE };
    async function proximas(como: Pessoa) {
      return (await mundo.chamar('getCredito', {}, { como })).corpo.proximasCobrancas;
    }
    const vencimento = somarMeses(diaDe(mundo.agora()), 1);
    expect(await proximas(membro)).toMatchObject([{ ...esperado, vencimento, idFatura: null }]);
    await mundo.avancar({ dias: 25 });
    const { id: idFatura } = await ultimaFaturaDe(mundo, membro.assinaturaId);
    expect(await proximas(membro)).toMatchObject([{ ...esperado, vencimento, idFatura }]);
    const espera = await criarMembro(mundo, { inicio: null });
    expect(await proximas(espera)).toMatchObject([{ idGrupo: espera.grupo.id, vencimento: null, idFatura: null }]);
    expect(await proximas(membro.grupo.administrador)).toEqual([]);
  });

  it('a member who leaves is charged nothing more', async () => {
    const membro = await criarMembro(mundo);
    const saida = { idMembro: membro.assinaturaId, idGrupo: membro.grupo.id, motivo: 3, textoMotivo: '' };
    const pedido = { ...saida, tipo: 'fimDoCiclo', totalMostrado: MENSALIDADE, destino: 'saldo' };
    expect((await mundo.chamar('cancelarMembro', pedido, { como: membro })).status).toBe(200);
    expect((await mundo.chamar('getCredito', {}, { como: membro })).corpo.proximasCobrancas).toEqual([]);
  });

  it('a top-up that waits for its payment is pending and withdraws nothing', async () => {
    const pessoa = await criarPessoa(mundo);
    const compra = await comprar(pessoa, 5_000);
    const { corpo } = await mundo.chamar('getCredito', {}, { como: pessoa });
    expect(corpo.saldos).toMatchObject({ pendente: 5_000, disponivel: 0, sacavel: 0 });
    expect(corpo.creditos).toMatchObject([{ status: 41, idPagamento: compra.corpo.idPagamento }]);
  });

  it('keeps card top-ups of the last 30 days in the wallet (REGRAS 2.5)', async () => {
    const pessoa = await criarPessoa(mundo, { saldo: centavos(3_000) });
    await depositar(mundo, pessoa, centavos(4_000));
    const { db } = mundo.aplicacao.deps;
    await db
      .updateTable('creditos')
      .set({ meio_pagamento: 9 })
      .where('usuario_id', '=', pessoa.id)
      .where('valor', '=', 4_000)
      .execute();
    expect((await mundo.chamar('getCredito', {}, { como: pessoa })).corpo.saldos.sacavel).toBe(3_000);
    await mundo.avancar({ dias: 31 });
    expect((await mundo.chamar('getCredito', {}, { como: pessoa })).corpo.saldos.sacavel).toBe(7_000);
  });
});

describe('GET credito/economia (spec B§7)', () => {
  it('is the price for one person less what the user pays, per month and over the months paid', async () => {
    const membro = await criarMembro(mundo);
    async function ler() {
      return (await mundo.chamar('getEconomia', {}, { como: membro })).corpo;
    }
    expect(await ler(), 'nobody knows what it costs alone').toEqual({
      mensal: 0,
      acumulada: 0,
      paga: MENSALIDADE,
      sozinho: MENSALIDADE,
      assinaturas: 1,
      porServico: [],
    });
    await mundo.aplicacao.deps.db
      .updateTable('servicos')
      .set({ valor_sozinho: 2_690 })
      .where('nome', '=', 'Cine Mais')
      .execute();
    // Alone it costs 26,90; he pays 21,60
    expect(await ler()).toEqual({
      mensal: 530,
      acumulada: 530,
      paga: MENSALIDADE,
      sozinho: 2_690,
      assinaturas: 1,
      porServico: [{ servico: 'Cine Mais', valor: 530 }],
    });
    const semGrupo = await criarPessoa(mundo);
    const vazio = { mensal: 0, acumulada: 0, paga: 0, sozinho: 0, assinaturas: 0, porServico: [] };
    expect((await mundo.chamar('getEconomia', {}, { como: semGrupo })).corpo).toEqual(vazio);
  });
});

describe('POST credito/comprar (spec B§7; REGRAS 2.5)', () => {
  it('opens a credit (41) and its payment, once per key', async () => {
    const pessoa = await criarPessoa(mundo);
    const chave = 'recarga-de-teste-1';
    const pedido = { valor: 5_000, meioPagamento: PIX };
    const r = await mundo.chamar('comprarCredito', pedido, { como: pessoa, chave });
    expect(r.status).toBe(200);
    const outra = await mundo.chamar('comprarCredito', pedido, { como: pessoa, chave });
    expect(outra.bruto).toBe(r.bruto);
    const { db } = mundo.aplicacao.deps;
    const creditos = await db.selectFrom('creditos').selectAll().where('usuario_id', '=', pessoa.id).execute();
    expect(creditos).toMatchObject([{ id: r.corpo.idCredito, origem: 'recarga', valor: 5_000, status: 41 }]);
    const pagamentos = await db.selectFrom('pagamentos').selectAll().where('usuario_id', '=', pessoa.id).execute();
    expect(pagamentos).toMatchObject([
      { id_publico: r.corpo.idPagamento, credito_id: r.corpo.idCredito, valor: 5_000 },
    ]);
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(0);
    const trilha = await db
      .selectFrom('transicoes')
      .select(['evento', 'para', 'quem', 'usuario_id'])
      .where('entidade', '=', 'credito')
      .where('entidade_id', '=', r.corpo.idCredito)
      .execute();
    expect(trilha).toEqual([{ evento: 'abrir', para: '41', quem: 'usuario', usuario_id: pessoa.id }]);
  });

  it.each([
    ['below the minimum', 999, 'recargaMinima', '10,00'],
    ['above the most of one operation', 100_001, 'recargaMaxima', '1.000,00'],
  ])('refuses %s, with the limit', async (_nome, valor, chave, limite) => {
    const r = await comprar(await criarPessoa(mundo), valor);
    expect(r.status).toBe(400);
    expect(chaveDe(r)).toBe(chave);
    expect(r.erro.message).toContain(limite);
  });

  it('refuses what would pass the most of a day, and says when it opens again', async () => {
    const pessoa = await criarPessoa(mundo);
    await confirmarIdentidade(mundo, pessoa);
    for (const _vez of [1, 2, 3]) expect((await comprar(pessoa, 100_000)).status).toBe(200);
    const r = await comprar(pessoa, 1_000);
    expect(chaveDe(r)).toBe('recargaLimiteDiario');
    expect(r.erro.message).toMatch(/Disponível novamente em \d+º? de \w+\.$/);
  });

  it('refuses what would pass the balance that an account may reach', async () => {
    const pessoa = await criarPessoa(mundo, { saldo: centavos(195_000) });
    const r = await comprar(pessoa, 10_000);
    expect(r.erro).toMatchObject({ codigoErro: 2, dados: { chave: 'validacaoObrigatoria' } });
    expect(r.erro.dados['pendencias']).toMatchObject([{ tipo: 5 }, { tipo: 4 }]);
    expect(r.erro.message).toContain('2.000,00');
  });

  it('lets the balance reach R$ 10.000,00 once the identity is confirmed', async () => {
    const pessoa = await criarPessoa(mundo, { saldo: centavos(995_000) });
    await confirmarIdentidade(mundo, pessoa);
    // The top-ups of a day count for the limit of that day, which is a different limit.
    await mundo.avancar({ dias: 1 });
    expect((await comprar(pessoa, 5_000)).status).toBe(200);
    const r = await comprar(pessoa, 1_000);
    expect(chaveDe(r)).toBe('saldoMaximo');
    expect(r.erro.message).toContain('10.000,00');
  });

  it('says only the balance that it may reach while the identity is being looked at', async () => {
    const pessoa = await criarPessoa(mundo, { saldo: centavos(195_000) });
    await criarIdentidadeEmAnalise(mundo, pessoa);
    expect(chaveDe(await comprar(pessoa, 10_000))).toBe('saldoMaximo');
  });

  it('two at once cannot share the rest of a limit', async () => {
    const pessoa = await criarPessoa(mundo, { saldo: centavos(150_000) });
    const respostas = await Promise.all([comprar(pessoa, 30_000), comprar(pessoa, 30_000)]);
    expect(respostas.map((r) => r.status).sort()).toEqual([200, 400]);
  });

  it.each([
    ['wallet credit, which does not top itself up', SALDO],
    ['bank transfer, which is off', 5],
    ['a number that is none', 777],
  ])('refuses %s', async (_nome, meio) => {
    expect(chaveDe(await comprar(await criarPessoa(mundo), 5_000, meio))).toBe('meioPagamentoIndisponivel');
  });

  it('needs the terms in force, the account’s CPF, a session and whole centavos', async () => {
    const nova = await criarPessoa(mundo, { validada: false });
    expect(chaveDe(await comprar(nova, 5_000))).toBe('termosNaoAceitos');
    await mundo.chamar('aceitarTermos', { versao: PRIMEIROS_TERMOS }, { como: nova });
    const r = await comprar(nova, 5_000);
    expect(chaveDe(r)).toBe('validacaoObrigatoria');
    expect(r.erro.dados['pendencias']).toMatchObject([{ tipo: 3, link: '/cadastro/dados-fiscais' }]);
    expect((await mundo.chamar('comprarCredito', { valor: 5_000, meioPagamento: PIX })).status).toBe(401);
    const pessoa = await criarPessoa(mundo);
    for (const valor of [0, -1, 10.5, '5000', 1_000_001]) {
      expect((await mundo.chamar('comprarCredito', { valor, meioPagamento: PIX }, { como: pessoa })).status).toBe(422);
    }
  });
});

describe('GET credito/regras (REGRAS 2.5)', () => {
  it('says what still fits, and offers amounts that do', async () => {
    const pessoa = await criarPessoa(mundo, { saldo: centavos(190_000) });
    const { corpo } = await mundo.chamar('getRegrasRecarga', {}, { como: pessoa });
    expect(corpo).toEqual({
      minimo: 1_000,
      maximo: 100_000,
      disponivelHoje: 10_000,
      saldoMaximo: 200_000,
      sugestoes: [2_000, 5_000, 10_000],
    });
  });
});

describe('Nobody without a session (REGRAS 2.15)', () => {
  it.each(['getCredito', 'getEconomia', 'getRegrasRecarga', 'getFaturas', 'obterGruposDoRecebimento'] as const)(
    '%s',
    async (nome) => {
      expect((await mundo.chamar(nome)).status).toBe(401);
    },
  );
});
