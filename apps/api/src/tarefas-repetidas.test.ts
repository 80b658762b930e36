import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, describe, expect, it } from 'vitest';
import type { Mundo } from './test/app.ts';
import { irParaATarde } from './test/app.ts';
import { txidDe } from './test/avisos-do-pix.ts';
import { atenderAvisos, pagarComSalvo, verificarCartao } from './test/cartao.ts';
import { assentarComBanco, ligarFalhas, ligarWebhook, pagarNoBanco } from './test/checkout.ts';
import { criarCatalogo, criarPessoa } from './test/construtores.ts';
import { assinar, criarGrupo, entregarAcesso } from './test/grupos.ts';
import { criarQuemRetira, irParaMesNovo, retirar } from './test/retirada.ts';
import { criarDoisMundos, fazerAgora, oQueHouve, tarefasDaHistoria } from './test/tarefas-repetidas.ts';

const PIX = 12;

const mundos: Mundo[] = [];
afterAll(async () => {
  for (const mundo of mundos) {
    await mundo.encerrar();
  }
});

async function conciliar(mundo: Mundo): Promise<void> {
  return await fazerAgora(mundo, 'conciliar', {});
}

/** Money in, seats, access, money that goes back, money out. */
async function historia(mundo: Mundo): Promise<void> {
  await criarCatalogo(mundo);
  await ligarWebhook(mundo);
  atenderAvisos(mundo);
  await irParaMesNovo(mundo);
  await irParaATarde(mundo);
  const administrador = await criarPessoa(mundo, { nome: 'Teresa' });
  const ivo = await criarPessoa(mundo, { nome: 'Ivo' });
  const { id } = await criarGrupo(mundo, { administrador });

  // A seat by Pix, of which the first code is left to expire.
  for (const paga of [false, true]) {
    const reserva = await mundo.chamar('preCheckout', { idGrupo: id, vagas: 1 }, { como: ivo });
    const { totalHoje: valorTotal } = (await mundo.chamar('getGrupo', { id, vagas: 1 }, { como: ivo })).corpo
      .composicao;
    const pedido = { idPreCheckout: reserva.corpo.idPreCheckout, meioPagamento: PIX, valorTotal };
    const r = await mundo.chamar('createAssinatura', pedido, { como: ivo });
    expect(r.status, r.bruto).toBe(200);
    await mundo.assentar();
    if (paga) await pagarNoBanco(mundo, { txid: await txidDe(mundo, r.corpo.idPagamento ?? ''), cpf: ivo.cpf });
    else await mundo.chamar('cancelarPreCheckout', { id: reserva.corpo.idPreCheckout }, { como: ivo });
    await assentarComBanco(mundo);
  }
  // All the seats of another group are held, and given back.
  const cheio = await criarGrupo(mundo, { administrador });
  const todas = await mundo.chamar('preCheckout', { idGrupo: cheio.id, vagas: 2 }, { como: ivo });
  await mundo.assentar();
  await mundo.chamar('cancelarPreCheckout', { id: todas.corpo.idPreCheckout }, { como: ivo });
  await assentarComBanco(mundo);
  // One by balance, and the group goes on.
  await assinar(mundo, { idGrupo: id, nova: { nome: 'Dandara' } });
  await mundo.chamar('liberarGrupo', { id }, { como: administrador });
  await entregarAcesso(mundo, { id, administrador });
  await mundo.chamar('confirmarAcesso', { id }, { como: ivo });
  await mundo.assentar();

  // A top-up of another amount goes back; one whose notice is lost is found.
  async function topUp(valor: number): Promise<void> {
    const r = await mundo.chamar('comprarCredito', { valor: 5_000, meioPagamento: PIX }, { como: ivo });
    await mundo.assentar();
    await pagarNoBanco(mundo, { txid: await txidDe(mundo, r.corpo.idPagamento), cpf: ivo.cpf, valor, forcar: true });
    await assentarComBanco(mundo);
  }
  await topUp(5_001);
  // A card is saved and verified, pays, and is removed.
  const idCartao = await verificarCartao(mundo, ivo);
  await pagarComSalvo(mundo, ivo, { idCartao });
  await mundo.chamar('deleteCartao', { id: idCartao }, { como: ivo });
  await assentarComBanco(mundo);
  await ligarFalhas(mundo, { webhooks: { modo: 'perdido' } });
  await topUp(5_000);
  await conciliar(mundo);
  await assentarComBanco(mundo);
  await ligarFalhas(mundo, {});

  // One payout is made, the other refused.
  const quem = await criarQuemRetira(mundo, { saldo: centavos(40_000) });
  await retirar(mundo, quem, 5_000);
  await assentarComBanco(mundo);
  await ligarFalhas(mundo, { envio: { modo: 'recusado' } });
  await retirar(mundo, quem, 6_000);
  await assentarComBanco(mundo);
  await ligarFalhas(mundo, {});
  // The worker asks the bank about payments that it has not answered in a minute.
  await mundo.saltar(1);
  await conciliar(mundo);
  await assentarComBanco(mundo);
  await fazerAgora(mundo, 'conferirLiquidacao', {});
  await fazerAgora(mundo, 'lacrarLivro', {});
  for (const completa of [true, false]) await fazerAgora(mundo, 'conferirLivro', { completa });
}

describe('A job that dies between its effect and its mark is run again (CONFIABILIDADE 1.9: at least once, idempotent)', () => {
  it('leaves the books, the steps, the messages and the bank as one run does', { timeout: 120_000 }, async () => {
    const { uma, duas, rodadas } = await criarDoisMundos();
    mundos.push(uma, duas);
    await Promise.all([historia(uma), historia(duas)]);
    expect(tarefasDaHistoria(duas, 'dinheiro').filter((nome) => !rodadas.has(nome))).toEqual([]);
    const esperado = await oQueHouve(uma);
    expect(esperado).toMatchObject({ naFila: [], revisoes: [] });
    expect(await oQueHouve(duas)).toEqual(esperado);
  });
});
