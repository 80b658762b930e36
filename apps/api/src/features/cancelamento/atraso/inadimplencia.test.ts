import { inicioDoDia, somarDias } from '@rateia/domain/datas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara } from '../../../test/caixa-de-entrada.ts';
import { avancarAte, faturasDe, MENSALIDADE, ultimaFaturaDe } from '../../../test/carteira.ts';
import { depositar, saldoDe } from '../../../test/construtores.ts';
import { assinaturaDe } from '../../../test/grupos.ts';
import { faturaAtrasada, responderAtraso } from '../../../test/recusas/atraso.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

async function ver(token: string) {
  return (await mundo.chamar('getInadimplencia', { token })).corpo;
}

describe('The public page of a late invoice (spec B§2 /inadimplencia/motivo; REGRAS 2.8)', { timeout: 60_000 }, () => {
  it('opens by the link of the message, without a login, and offers an act for each answer', async () => {
    const { membro, vencimento, token } = await faturaAtrasada(mundo);
    const mensagem = (await mensagensPara(mundo, membro.email)).find(({ assunto }) =>
      assunto.startsWith('Fatura em atraso'),
    );
    expect(mensagem?.texto).toContain('/inadimplencia/motivo?token=');
    const visto = await ver(token);
    expect(visto).toMatchObject({ valor: MENSALIDADE, vencimento, resolvida: false, resposta: null });
    expect(visto.datas).toEqual({ de: somarDias(vencimento, 2), ate: somarDias(vencimento, 15) });
    expect(visto.motivos.map((m: { ato: string }) => m.ato)).toEqual([
      'pagar',
      'novaData',
      'adicionar',
      'pagar',
      'pausar',
      'conversar',
      'sair',
      'relatar',
    ]);
  });

  it('another date: one try on that day, no message before, and the deposit waits', async () => {
    const { membro, vencimento, token } = await faturaAtrasada(mundo);
    const novaData = somarDias(vencimento, 12);
    expect((await responderAtraso(mundo, { token, motivo: 2, novaData })).corpo).toEqual({ ato: 'novaData', novaData });
    const antes = (await mensagensPara(mundo, membro.email)).length;
    await avancarAte(mundo, inicioDoDia(somarDias(vencimento, 11)));
    expect(await mensagensPara(mundo, membro.email)).toHaveLength(antes);
    expect(await assinaturaDe(mundo, membro.assinaturaId)).toMatchObject({ estado: 'ativa', caucao: MENSALIDADE });
    await depositar(mundo, membro, MENSALIDADE);
    await avancarAte(mundo, inicioDoDia(novaData));
    expect((await ultimaFaturaDe(mundo, membro.assinaturaId)).status).toBe(13);
    expect((await ver(token)).resolvida).toBe(true);
  });

  it('unpaid on that date, the deposit pays on the day after', async () => {
    const { membro, vencimento, token } = await faturaAtrasada(mundo);
    await responderAtraso(mundo, { token, motivo: 2, novaData: somarDias(vencimento, 10) });
    await avancarAte(mundo, inicioDoDia(somarDias(vencimento, 11)));
    const [, mes] = await faturasDe(mundo, membro.assinaturaId);
    expect(mes).toMatchObject({ status: 13, paga_pela_caucao: true });
  });

  it('a pause: the deposit pays the administrator now, and is rebuilt with the next invoice', async () => {
    const { membro, token } = await faturaAtrasada(mundo);
    expect((await responderAtraso(mundo, { token, motivo: 5 })).corpo).toEqual({ ato: 'pausar', novaData: null });
    expect(await saldoDe(mundo, membro.id, 'caucao')).toBe(0);
    const [, mes, reconstrucao] = await faturasDe(mundo, membro.assinaturaId);
    expect(mes).toMatchObject({ status: 13, paga_pela_caucao: true });
    expect(reconstrucao).toMatchObject({ tipo: 'caucao', status: 11, valor_total: MENSALIDADE });
    expect((await ver(token)).resposta).toEqual({ ato: 'pausar', novaData: null });
  });

  it('every other answer is kept and changes nothing', async () => {
    const { membro, id, token } = await faturaAtrasada(mundo);
    expect((await responderAtraso(mundo, { token, motivo: 1 })).corpo).toEqual({ ato: 'pagar', novaData: null });
    expect((await responderAtraso(mundo, { token, motivo: 77 })).status).toBe(422);
    const { db } = mundo.aplicacao.deps;
    const respostas = await db
      .selectFrom('respostas_de_atraso')
      .select(['motivo', 'ato'])
      .where('fatura_id', '=', id)
      .execute();
    expect(respostas).toEqual([{ motivo: 1, ato: 'pagar' }]);
    expect((await ultimaFaturaDe(mundo, membro.assinaturaId)).status).toBe(63);
  });
});
