import { cicloDeNumero } from '@rateia/domain/carteira/ciclo';
import { diaDe, inicioDoDia, somarDias } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { txidDe } from '../../../test/avisos-do-pix.ts';
import { avancarAte, criarMembro, faturasDe, MENSALIDADE, ultimaFaturaDe } from '../../../test/carteira.ts';
import { assentarComBanco, ligarWebhook, pagarNoBanco } from '../../../test/checkout.ts';
import { saldoDe } from '../../../test/construtores.ts';
import { assinaturaDe } from '../../../test/grupos.ts';
import { definirMeioDaFatura } from '../../pedido/meio.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await ligarWebhook(mundo);
});
afterAll(async () => await mundo.encerrar());

const PIX = 12;
const CUSTO = centavos(22);

/** A member whose second month is due tomorrow, and D. */
async function comFatura(saldo: number) {
  const membro = await criarMembro(mundo, { saldo: centavos(saldo) });
  const d = cicloDeNumero(diaDe(mundo.agora()), 1).inicio;
  async function irAo(dias: number) {
    return await avancarAte(mundo, inicioDoDia(somarDias(d, dias)));
  }
  await irAo(-1);
  const { id: faturaId } = await ultimaFaturaDe(mundo, membro.assinaturaId);
  return { membro, faturaId, irAo };
}
async function escolherMeioCaro(faturaId: number): Promise<void> {
  const meio = { faturaId, meioPagamento: PIX, custoMeio: CUSTO };
  await mundo.aplicacao.deps.db.transaction().execute((trx) => definirMeioDaFatura(trx, meio));
}

describe('The cost of a method that was chosen and not used (REGRAS 2.4)', { timeout: 60_000 }, () => {
  it('is not asked of the wallet, which pays the month on its day', async () => {
    const { membro, faturaId, irAo } = await comFatura(MENSALIDADE);
    await escolherMeioCaro(faturaId);
    await irAo(0);
    expect(await ultimaFaturaDe(mundo, membro.assinaturaId)).toMatchObject({ status: 13, valor_total: MENSALIDADE });
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(0);
  });

  it('is not asked of the deposit, which settles the month and is rebuilt as it was', async () => {
    const { membro, faturaId, irAo } = await comFatura(0);
    await escolherMeioCaro(faturaId);
    await irAo(8);
    expect(await assinaturaDe(mundo, membro.assinaturaId)).toMatchObject({ estado: 'ativa', caucao: 0 });
    const [mes, refazer] = (await faturasDe(mundo, membro.assinaturaId)).slice(1);
    expect(mes).toMatchObject({ status: 13, valor_total: MENSALIDADE, paga_pela_caucao: true });
    expect(refazer).toMatchObject({ tipo: 'caucao', valor_total: MENSALIDADE });
  });

  it('is not asked of a code made before the cost changed: the amount of that code pays the month', async () => {
    const { membro, faturaId } = await comFatura(0);
    const pedido = { id: faturaId, meioPagamento: PIX, valorTotal: MENSALIDADE };
    const { corpo } = await mundo.chamar('pagarFatura', pedido, { como: membro });
    await mundo.assentar();
    await escolherMeioCaro(faturaId);
    await pagarNoBanco(mundo, { txid: await txidDe(mundo, corpo.idPagamento ?? ''), cpf: membro.cpf });
    await assentarComBanco(mundo);
    const mes = { status: 13, valor_total: MENSALIDADE, valor_custo_meio: 0, meio_pagamento: PIX };
    expect(await ultimaFaturaDe(mundo, membro.assinaturaId)).toMatchObject(mes);
  });
});
