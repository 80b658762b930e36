import { cicloDeNumero } from '@rateia/domain/carteira/ciclo';
import type { Dia } from '@rateia/domain/datas';
import { diaDe, inicioDoDia, somarDias, somarHoras } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Membro } from '../../../test/carteira.ts';
import { assuntosPara, avancarAte, criarMembro, MENSALIDADE, ultimaFaturaDe } from '../../../test/carteira.ts';
import { assentarComBanco, ligarFalhas } from '../../../test/checkout.ts';
import { criarPessoa, depositar, saldoDe } from '../../../test/construtores.ts';
import { dizerNoBanco, liquidarNoBanco, ouvirBanco, pedirProgramado } from '../../../test/pix-programado.ts';
import { fazerAgora } from '../../../test/tarefas-repetidas.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await ouvirBanco(mundo);
});
afterEach(async () => await ligarFalhas(mundo, {}));
afterAll(async () => await mundo.encerrar());

async function comAutorizacao(saldo = centavos(0)) {
  const membro = await criarMembro(mundo, { saldo });
  const d = cicloDeNumero(diaDe(mundo.agora()), 1).inicio;
  const id = await pedirProgramado(mundo, membro);
  await dizerNoBanco(mundo, id, { palavra: 'autorizar' });
  return { membro, d, id };
}
async function checar(como: Membro) {
  return (await mundo.chamar('checarPixProgramado', {}, { como })).corpo;
}
async function autorizacao(como: Membro) {
  return (await checar(como)).autorizacoes[0];
}
async function irA(d: Dia, { dias, horas = 0 }: { readonly dias: number; readonly horas?: number }): Promise<void> {
  await avancarAte(mundo, somarHoras(inicioDoDia(somarDias(d, dias)), horas));
  await assentarComBanco(mundo);
}

describe('An authorisation of Pix programado (REGRAS 1, part 3)', { timeout: 60_000 }, () => {
  it('waits for its payer at the bank with a code, and is told as the bank tells it; the CPF is masked', async () => {
    const membro = await criarMembro(mundo);
    expect((await checar(membro)).assinaturas).toMatchObject([{ id: membro.assinaturaId, valor: MENSALIDADE }]);
    const id = await pedirProgramado(mundo, membro);
    const criada = await checar(membro);
    expect(criada.autorizacoes).toMatchObject([{ id, estado: 'CRIADA', cpf: '***.982.247-**', repete: true }]);
    expect([criada.assinaturas, criada.autorizacoes[0]?.copiaECola]).toEqual([
      [],
      expect.stringContaining('br.gov.bcb.pix'),
    ]);
    expect(JSON.stringify(criada)).not.toContain('52998224725');
    await dizerNoBanco(mundo, id, { palavra: 'autorizar' });
    expect(await autorizacao(membro)).toMatchObject({ estado: 'APROVADA', copiaECola: null, encerradaPor: null });
    expect((await assuntosPara(mundo, membro)).at(-1)).toMatch(/^Pix programado ativo/);
  });

  it('that is refused at the bank is so here, and another one may be asked for', async () => {
    const membro = await criarMembro(mundo);
    const id = await pedirProgramado(mundo, membro);
    await dizerNoBanco(mundo, id, { palavra: 'recusar' });
    expect(await autorizacao(membro)).toMatchObject({ estado: 'REJEITADA' });
    await pedirProgramado(mundo, membro);
    expect((await checar(membro)).autorizacoes).toHaveLength(2);
  });

  it('that nobody answers ends after 72 hours, here and at the bank', async () => {
    const membro = await criarMembro(mundo);
    await pedirProgramado(mundo, membro);
    await mundo.avancar({ dias: 3 });
    await assentarComBanco(mundo);
    expect(await autorizacao(membro)).toMatchObject({ estado: 'EXPIRADA', encerradaPor: 'rateia' });
    const { recs } = (await (await fetch(`${mundo.sandbox.url}/sandbox/banco/pix-automatico`)).json()) as {
      readonly recs: readonly { readonly status: string }[];
    };
    expect(recs[0]?.status).toBe('CANCELADA');
  });

  it('is found, and made once, when the answer of the bank was lost', async () => {
    const membro = await criarMembro(mundo);
    await ligarFalhas(mundo, { pixAutomatico: { modo: 'erro500AposSucesso', proximas: 3 } });
    await pedirProgramado(mundo, membro).catch(() => undefined);
    await ligarFalhas(mundo, {});
    await mundo.avancar({ minutos: 10 });
    await assentarComBanco(mundo);
    expect(await autorizacao(membro)).toMatchObject({ estado: 'CRIADA', copiaECola: expect.any(String) });
  });

  it('is one for a membership, and nobody else\u2019s', async () => {
    const { membro, id } = await comAutorizacao();
    const corpo = { cpf: '52998224725', idAssinatura: membro.assinaturaId, aceite: true, repete: false };
    const outra = await mundo.chamar('createPixProgramado', corpo, { como: membro });
    expect(outra.erro.dados.chave).toBe('pixProgramadoJaExiste');
    const estranho = await criarPessoa(mundo);
    expect((await mundo.chamar('createPixProgramado', corpo, { como: estranho })).status).toBe(404);
    expect((await mundo.chamar('deletePixProgramado', { id }, { como: estranho })).status).toBe(404);
    const comCpfErrado = await mundo.chamar('createPixProgramado', { ...corpo, cpf: '11111111111' }, { como: membro });
    expect(comCpfErrado.status).toBe(422);
  });
});

describe('A month that is paid by Pix programado (REGRAS 2.8)', { timeout: 90_000 }, () => {
  it('is instructed on D\u22125 and paid on D, before the balance is asked', async () => {
    const { membro, d } = await comAutorizacao(MENSALIDADE);
    await irA(d, { dias: -4 });
    expect((await autorizacao(membro))?.cobranca).toMatchObject({
      vencimento: d,
      valor: MENSALIDADE,
      paga: false,
      tentativas: [{ dia: d, estado: 'AGENDADA', frase: null }],
    });
    await irA(d, { dias: 0, horas: 1 });
    expect(await ultimaFaturaDe(mundo, membro.assinaturaId)).toMatchObject({ status: 11, tentativas: 0 });
    await irA(d, { dias: 0, horas: 9 });
    await liquidarNoBanco(mundo);
    expect(await ultimaFaturaDe(mundo, membro.assinaturaId)).toMatchObject({ status: 13, meio_pagamento: 112 });
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(MENSALIDADE);
    expect((await autorizacao(membro))?.cobranca).toMatchObject({ paga: true, tentativas: [{ estado: 'PAGA' }] });
  });

  it('refused on D for want of money goes on by the balance the same day', async () => {
    const { membro, d, id } = await comAutorizacao();
    await dizerNoBanco(mundo, id, { conta: 'semSaldo' });
    await irA(d, { dias: 0, horas: 1 });
    await depositar(mundo, membro, MENSALIDADE);
    await irA(d, { dias: 0, horas: 22 });
    await liquidarNoBanco(mundo);
    expect(await ultimaFaturaDe(mundo, membro.assinaturaId)).toMatchObject({ status: 13, meio_pagamento: 4 });
  });

  it('refused on D is tried again on D+1, and paid then', async () => {
    const { membro, d, id } = await comAutorizacao();
    await dizerNoBanco(mundo, id, { conta: 'semSaldo' });
    await irA(d, { dias: 0, horas: 22 });
    await liquidarNoBanco(mundo);
    expect((await assuntosPara(mundo, membro)).at(-1)).toMatch(/vence hoje$/);
    expect((await autorizacao(membro))?.cobranca?.tentativas).toMatchObject([
      { dia: d, estado: 'REJEITADA', frase: 'não havia saldo ou limite na conta' },
      { dia: somarDias(d, 1), estado: 'AGENDADA' },
    ]);
    await dizerNoBanco(mundo, id, { conta: 'paga' });
    await irA(d, { dias: 1, horas: 9 });
    await liquidarNoBanco(mundo);
    expect(await ultimaFaturaDe(mundo, membro.assinaturaId)).toMatchObject({ status: 13, meio_pagamento: 112 });
  });

  it('refused for good is not tried again by the bank', async () => {
    const { membro, d, id } = await comAutorizacao();
    await dizerNoBanco(mundo, id, { conta: 'recusa' });
    await irA(d, { dias: 0, horas: 22 });
    await liquidarNoBanco(mundo);
    await irA(d, { dias: 2 });
    expect((await autorizacao(membro))?.cobranca?.tentativas).toHaveLength(1);
    expect(await ultimaFaturaDe(mundo, membro.assinaturaId)).toMatchObject({ status: 63 });
  });

  it('paid another way before D is not charged', async () => {
    const { membro, d } = await comAutorizacao(MENSALIDADE);
    await irA(d, { dias: -4 });
    const { id } = await ultimaFaturaDe(mundo, membro.assinaturaId);
    await mundo.chamar('pagarFatura', { id, meioPagamento: 4, valorTotal: MENSALIDADE }, { como: membro });
    await assentarComBanco(mundo);
    const { cobsr } = (await (await fetch(`${mundo.sandbox.url}/sandbox/banco/pix-automatico`)).json()) as {
      readonly cobsr: readonly { readonly status: string }[];
    };
    expect(cobsr[0]?.status).toBe('CANCELADA');
  });

  it('is not charged once the authorisation ended, here or at the bank; the membership stays', async () => {
    const [aqui, la] = [await comAutorizacao(), await comAutorizacao()];
    await irA(aqui.d, { dias: -4 });
    await mundo.chamar('deletePixProgramado', { id: aqui.id }, { como: aqui.membro });
    await dizerNoBanco(mundo, la.id, { palavra: 'cancelar' });
    expect(await autorizacao(aqui.membro)).toMatchObject({ estado: 'CANCELADA', encerradaPor: 'rateia' });
    expect(await autorizacao(la.membro)).toMatchObject({ estado: 'CANCELADA', encerradaPor: 'voce' });
    expect((await assuntosPara(mundo, la.membro)).at(-1)).toMatch(/^Pix programado encerrado/);
    await irA(aqui.d, { dias: 0, horas: 22 });
    await liquidarNoBanco(mundo);
    for (const { membro } of [aqui, la])
      expect(await ultimaFaturaDe(mundo, membro.assinaturaId)).toMatchObject({ status: 11, tentativas: 1 });
  });

  it('is known by asking when every notice is lost', async () => {
    const membro = await criarMembro(mundo, { saldo: centavos(0) });
    const d = cicloDeNumero(diaDe(mundo.agora()), 1).inicio;
    await ligarFalhas(mundo, { webhooks: { modo: 'perdido' } });
    const id = await pedirProgramado(mundo, membro);
    await dizerNoBanco(mundo, id, { palavra: 'autorizar' });
    await mundo.avancar({ horas: 1 });
    await fazerAgora(mundo, 'conferirProgramados', {});
    expect(await autorizacao(membro)).toMatchObject({ estado: 'APROVADA' });
    await irA(d, { dias: 0, horas: 9 });
    await liquidarNoBanco(mundo);
    await mundo.avancar({ minutos: 40 });
    await fazerAgora(mundo, 'conferirProgramados', {});
    await fazerAgora(mundo, 'conciliar', {});
    await assentarComBanco(mundo);
    expect(await ultimaFaturaDe(mundo, membro.assinaturaId)).toMatchObject({ status: 13, meio_pagamento: 112 });
  });
});
