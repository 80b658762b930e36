import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Membro } from '../../../test/carteira.ts';
import { MENSALIDADE } from '../../../test/carteira.ts';
import { criarGrupoAVenda } from '../../../test/checkout.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { assinaturaDe } from '../../../test/grupos.ts';
import { membroDeMeses, sair } from '../../../test/saida.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

async function ajudaDe(membro: Membro, motivo: number) {
  const { corpo } = await mundo.chamar('getMotivosMembro', { idGrupo: membro.grupo.id }, { como: membro });
  return corpo.motivos.find(({ id }) => id === motivo)?.ajuda;
}
async function responder(membro: Membro, motivo: number, aceitou = false) {
  const resposta = { idGrupo: membro.grupo.id, motivo, aceitou };
  expect((await mundo.chamar('createMotivoMembro', resposta, { como: membro })).status).toBe(204);
}
async function contagens() {
  const como = await criarPessoa(mundo, { papeis: ['suporte'] });
  return (await mundo.chamar('getSaidas', {}, { como })).corpo.itens;
}
async function esvaziar(): Promise<void> {
  await mundo.aplicacao.deps.db.deleteFrom('respostas_de_saida').execute();
}
/** The price of a group, the fee apart; every other one costs more than anybody's. */
async function precificar(id: number, valor: number): Promise<void> {
  const { db } = mundo.aplicacao.deps;
  await db.updateTable('grupos').set({ valor_sem_taxas: valor }).where('id', '=', id).execute();
}

describe('Reasons with one answer, before the arithmetic (REGRAS 2.9)', () => {
  it('too expensive: the cheapest open group of the same service that costs less, with its price', async () => {
    const membro = await membroDeMeses(mundo);
    const { db } = mundo.aplicacao.deps;
    const [barato, cheio] = [await criarGrupoAVenda(mundo), await criarGrupoAVenda(mundo)];
    const { valor_sem_taxas: dele } = await db
      .selectFrom('grupos')
      .select('valor_sem_taxas')
      .where('id', '=', membro.grupo.id)
      .executeTakeFirstOrThrow();
    expect((await ajudaDe(membro, 2)) ?? null).toBeNull();
    await precificar(barato.id, dele - 400);
    await precificar(cheio.id, dele - 600);
    await db.updateTable('grupos').set({ visibilidade: 3 }).where('id', '=', cheio.id).execute();
    expect(await ajudaDe(membro, 2)).toMatchObject({
      tipo: 'grupoMaisBarato',
      idGrupo: barato.id,
      texto: expect.stringContaining('4,00 a menos'),
    });
    // His own groups are no answer, and neither is a private one.
    await db.updateTable('grupos').set({ administrador_id: membro.id }).where('id', '=', barato.id).execute();
    expect((await ajudaDe(membro, 2)) ?? null).toBeNull();
  });

  it('the access: "Não entrei" while it is open, and then a complaint', async () => {
    const membro = await membroDeMeses(mundo);
    const { db } = mundo.aplicacao.deps;
    async function confirmarAte(quando: string | null): Promise<void> {
      const mudar = db.updateTable('assinaturas').set({ acesso_confirmar_ate: quando });
      await mudar.where('id', '=', membro.assinaturaId).execute();
    }
    await confirmarAte(mundo.agora());
    expect(await ajudaDe(membro, 4)).toMatchObject({ tipo: 'naoEntrei' });
    await confirmarAte(null);
    expect(await ajudaDe(membro, 4)).toMatchObject({ tipo: 'reclamar' });
  });

  it('not used: the last day of the paid month, until his leaving is set', async () => {
    const membro = await membroDeMeses(mundo);
    expect(await ajudaDe(membro, 1)).toMatchObject({ tipo: 'sairComData' });
    await sair(mundo, membro, 'fimDoCiclo', MENSALIDADE);
    expect(await ajudaDe(membro, 1)).toBeNull();
  });
});

describe('The measure of reasons and answers (REGRAS 2.9)', () => {
  it('one reason a day holds, with the answer that was taken; the desk counts without names', async () => {
    await esvaziar();
    const [ficou, saiu] = [await membroDeMeses(mundo), await membroDeMeses(mundo)];
    await responder(ficou, 4);
    await responder(ficou, 1);
    await responder(ficou, 1, true);
    await responder(ficou, 1);
    await sair(mundo, saiu, 'agora', MENSALIDADE, { motivo: 1 });
    expect(await assinaturaDe(mundo, saiu.assinaturaId)).toMatchObject({ estado: 'encerrada' });
    expect(await contagens()).toEqual([
      {
        motivo: 1,
        descricao: 'Não uso mais o serviço',
        responderam: 2,
        comAjuda: 2,
        aceitaram: 1,
        ficaram: 1,
        sairam: 1,
      },
    ]);
  });

  it('another reason of the same day takes its place, and another day counts again; 90 days are counted', async () => {
    await esvaziar();
    const membro = await membroDeMeses(mundo);
    await responder(membro, 1, true);
    await responder(membro, 5);
    expect(await contagens()).toMatchObject([{ motivo: 5, aceitaram: 0, comAjuda: 1 }]);
    await mundo.avancar({ dias: 1 });
    await responder(membro, 5, true);
    expect(await contagens()).toMatchObject([{ motivo: 5, responderam: 2, aceitaram: 1 }]);
    await mundo.aplicacao.deps.db
      .updateTable('respostas_de_saida')
      .set({ dia: '2020-01-01' })
      .where('aceita_em', 'is', null)
      .execute();
    expect(await contagens()).toMatchObject([{ motivo: 5, responderam: 1 }]);
  });
});
