import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara } from '../../../test/caixa-de-entrada.ts';
import { atenderAvisos, conciliar, MASTER, verificarCartao } from '../../../test/cartao.ts';
import {
  cobrancasNoCartao,
  criarMembroComCartao,
  irAoDia,
  responderPeloCartao,
} from '../../../test/cartao-recorrente.ts';
import type { Membro } from '../../../test/carteira.ts';
import { assuntosPara, MENSALIDADE, ultimaFaturaDe } from '../../../test/carteira.ts';
import { ligarFalhas } from '../../../test/checkout.ts';
import { criarPessoa, depositar, saldoDe } from '../../../test/construtores.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  atenderAvisos(mundo);
});
afterEach(async () => await ligarFalhas(mundo, {}));
afterAll(async () => await mundo.encerrar());

// 21,60 × 3,99 % = 0,86184
const NO_CARTAO = MENSALIDADE + 86;

async function fatura({ assinaturaId }: Membro) {
  return await ultimaFaturaDe(mundo, assinaturaId);
}

describe('A month that the default saved card pays (REGRAS 2.4, 2.8)', { timeout: 90_000 }, () => {
  it('is told with its cost on D\u22127, and charged on D when the balance does not cover it', async () => {
    const { membro, d } = await criarMembroComCartao(mundo);
    await irAoDia(mundo, d, { dias: -6 });
    const [emitida] = await mensagensPara(mundo, membro.email);
    expect(emitida?.texto).toMatch(/cobramos R\$\s22,46 no cartão final 5682, já com o custo do cartão/);
    await irAoDia(mundo, d, { dias: 0 });
    const paga = await fatura(membro);
    expect(paga).toMatchObject({ status: 13, meio_pagamento: 13, valor_total: NO_CARTAO, tentativas: 0 });
    expect(await cobrancasNoCartao(mundo, paga.id)).toMatchObject([
      { transaction_amount: NO_CARTAO, status: 'approved' },
    ]);
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(0);
  });

  it('is not charged to a card whose holder never said yes, or took it back', async () => {
    const calado = await criarPessoa(mundo);
    await verificarCartao(mundo, calado);
    expect((await mundo.chamar('getCartaoRecorrente', {}, { como: calado })).corpo.cartao).toBeNull();
    const { membro, d, idCartao } = await criarMembroComCartao(mundo);
    const nao = { id: idCartao, ligado: false };
    expect((await mundo.chamar('updateCartaoRecorrente', nao, { como: membro })).corpo.pagaSozinho).toBe(false);
    await irAoDia(mundo, d, { dias: 0 });
    expect(await fatura(membro)).toMatchObject({ status: 11, tentativas: 1, causa_falha: 'saldoInsuficiente' });
  });

  it('is paid by the balance where it suffices, and the card is not asked', async () => {
    const { membro, d } = await criarMembroComCartao(mundo, centavos(MENSALIDADE));
    await irAoDia(mundo, d, { dias: 0 });
    const paga = await fatura(membro);
    expect(paga).toMatchObject({ status: 13, meio_pagamento: 4 });
    expect(await cobrancasNoCartao(mundo, paga.id)).toEqual([]);
  });

  it('refused for want of limit goes on by the Pix code the same day, and is tried again on D+1', async () => {
    const { membro, d, idCartao } = await criarMembroComCartao(mundo);
    await responderPeloCartao(mundo, idCartao, 'FUND');
    await irAoDia(mundo, d, { dias: 0 });
    expect(await fatura(membro)).toMatchObject({ status: 11, tentativas: 1, causa_falha: 'cartao' });
    expect((await assuntosPara(mundo, membro)).at(-1)).toMatch(/vence hoje$/);
    await responderPeloCartao(mundo, idCartao, 'APRO');
    await irAoDia(mundo, d, { dias: 1 });
    const paga = await fatura(membro);
    expect(paga).toMatchObject({ status: 13, meio_pagamento: 13, valor_total: NO_CARTAO });
    expect((await cobrancasNoCartao(mundo, paga.id)).map(({ status }) => status)).toEqual(['rejected', 'approved']);
  });

  it('refused for good is never tried again, until its holder has paid with it', async () => {
    const { membro, d, idCartao } = await criarMembroComCartao(mundo);
    await responderPeloCartao(mundo, idCartao, 'LOCK');
    await irAoDia(mundo, d, { dias: 0 });
    expect(await fatura(membro)).toMatchObject({ status: 11, tentativas: 1, causa_falha: 'cartao' });
    await responderPeloCartao(mundo, idCartao, 'APRO');
    await irAoDia(mundo, d, { dias: 1 });
    const { id, status, tentativas } = await fatura(membro);
    expect([status, tentativas]).toEqual([63, 2]);
    expect((await cobrancasNoCartao(mundo, id)).map(({ status: s }) => s)).toEqual(['rejected']);
    const frase = 'Este cartão está bloqueado ou ainda não foi ativado.';
    const { corpo } = await mundo.chamar('getCartaoRecorrente', {}, { como: membro });
    expect(corpo).toMatchObject({ cartao: null, parado: { frase } });
    const financeiro = await criarPessoa(mundo, { papeis: ['financeiro'] });
    const { itens } = (await mundo.chamar('getCobrancas', {}, { como: financeiro })).corpo;
    expect(itens.find((item) => item.id === id)?.cartao).toMatchObject({ final: '5682', resposta: frase });
  });

  it('is found where its answer was lost, and charged once', async () => {
    const { membro, d } = await criarMembroComCartao(mundo);
    await irAoDia(mundo, d, { dias: -1 });
    await ligarFalhas(mundo, { mercadoPago: { modo: 'timeoutAposSucesso', proximas: 1 } });
    await irAoDia(mundo, d, { dias: 0 }).catch(() => undefined);
    await ligarFalhas(mundo, {});
    await irAoDia(mundo, d, { dias: 0, horas: 2 });
    const paga = await fatura(membro);
    expect(paga).toMatchObject({ status: 13, meio_pagamento: 13 });
    expect(await cobrancasNoCartao(mundo, paga.id)).toHaveLength(1);
  });

  it('goes on by the Pix code after 12 hours without a word of the bank, and the charge is taken back', async () => {
    const { membro, d, idCartao } = await criarMembroComCartao(mundo);
    await responderPeloCartao(mundo, idCartao, 'CONT');
    await irAoDia(mundo, d, { dias: 0 });
    expect(await fatura(membro)).toMatchObject({ status: 11, tentativas: 0 });
    const remover = await mundo.chamar('deleteCartao', { id: idCartao }, { como: membro });
    expect(remover.erro.dados.chave).toBe('cartaoEmUso');
    await irAoDia(mundo, d, { dias: 0, horas: 13 });
    await conciliar(mundo);
    const espera = await fatura(membro);
    expect(espera).toMatchObject({ status: 11, tentativas: 1, causa_falha: 'cartao' });
    expect(await cobrancasNoCartao(mundo, espera.id)).toMatchObject([{ status: 'cancelled' }]);
  });

  it('by a card that was removed meanwhile is paid by the next one, which takes its place', async () => {
    const { membro, d } = await criarMembroComCartao(mundo);
    const id = await verificarCartao(mundo, membro, MASTER);
    await mundo.chamar('updateCartaoRecorrente', { id, ligado: true }, { como: membro });
    await mundo.chamar('deleteCartao', { id }, { como: membro });
    await irAoDia(mundo, d, { dias: 0 });
    expect(await fatura(membro)).toMatchObject({ status: 13, meio_pagamento: 13 });
  });

  it('that the provider no longer keeps is refused for good', async () => {
    const { membro, d, idCartao } = await criarMembroComCartao(mundo);
    const { db, gateways } = mundo.aplicacao.deps;
    const { cliente, no_provedor } = await db
      .selectFrom('cartoes')
      .select(['cliente', 'no_provedor'])
      .where('id', '=', idCartao)
      .executeTakeFirstOrThrow();
    await gateways.mercadoPago?.removerCartao({ cliente: cliente ?? '', cartao: no_provedor ?? '' });
    await irAoDia(mundo, d, { dias: 0 });
    const aberta = await fatura(membro);
    expect(aberta).toMatchObject({ status: 11, tentativas: 1, causa_falha: 'cartao' });
    expect(await cobrancasNoCartao(mundo, aberta.id)).toEqual([]);
  });

  it('that the person pays by the balance while the bank thinks is paid once: the card is told to stop', async () => {
    const { membro, d, idCartao } = await criarMembroComCartao(mundo);
    await responderPeloCartao(mundo, idCartao, 'CONT');
    await irAoDia(mundo, d, { dias: 0 });
    await depositar(mundo, membro, MENSALIDADE);
    const { id } = await fatura(membro);
    const pedido = { id, meioPagamento: 4, valorTotal: MENSALIDADE };
    expect((await mundo.chamar('pagarFatura', pedido, { como: membro })).status).toBe(200);
    await irAoDia(mundo, d, { dias: 0, horas: 13 });
    expect(await fatura(membro)).toMatchObject({ status: 13, meio_pagamento: 4, tentativas: 0 });
    expect(await cobrancasNoCartao(mundo, id)).toMatchObject([{ status: 'cancelled' }]);
  });
});
