import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Membro } from '../../../test/carteira.ts';
import { MENSALIDADE, ultimaFaturaDe } from '../../../test/carteira.ts';
import { criarGrupoAVenda } from '../../../test/checkout.ts';
import { saldoDe } from '../../../test/construtores.ts';
import { assinaturaDe } from '../../../test/grupos.ts';
import { membroDeMeses } from '../../../test/saida.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

async function conta(membro: Membro, idDestino: number) {
  return (await mundo.chamar('getContaDaMudanca', { id: membro.grupo.id, idDestino }, { como: membro })).corpo;
}
type Pedido = { readonly idDestino: number; readonly totalMostrado: number };
async function pedir(membro: Membro, p: Pedido) {
  return await mundo.chamar('mudarDeGrupo', { idGrupo: membro.grupo.id, ...p }, { como: membro });
}
async function mudar(membro: Membro, p: Pedido) {
  const r = await pedir(membro, p);
  await mundo.assentar();
  return r;
}
async function vagasDe(grupoId: number) {
  const { db } = mundo.aplicacao.deps;
  return await db
    .selectFrom('grupo_lotacao')
    .select(['livres', 'ocupadas'])
    .where('grupo_id', '=', grupoId)
    .executeTakeFirstOrThrow();
}
async function aVenda(vagas = 4) {
  return await criarGrupoAVenda(mundo, { status: 52, jaAssinado: true, vagas });
}

describe('A member changes to another group and takes the caução along (in_Transferencia; REGRAS 2.9)', {
  timeout: 60_000,
}, () => {
  it('lists the groups of the same service, and not his own', async () => {
    const [membro, destino] = [await membroDeMeses(mundo), await aVenda()];
    const { corpo } = await mundo.chamar('getMudancaDeGrupo', { id: membro.grupo.id }, { como: membro });
    expect(corpo).toMatchObject({ vagas: 1, mensal: MENSALIDADE, caucao: MENSALIDADE, impedimento: null });
    const ids = corpo.opcoes.map(({ id }: { readonly id: number }) => id);
    expect(ids).toContain(destino.id);
    expect(ids).not.toContain(membro.grupo.id);
  });

  it('pays one month: the deposit goes along, the seat is his, and the old one is free', async () => {
    const [membro, destino] = [await membroDeMeses(mundo), await aVenda()];
    const vista = await conta(membro, destino.id);
    // Month 21,60 and deposit 21,60 of the new group, less the deposit of 21,60; the running month is kept.
    expect(vista).toMatchObject({
      total: MENSALIDADE,
      caucaoQueVai: MENSALIDADE,
      diferencaDaCaucao: 0,
      saldo: MENSALIDADE,
    });
    const r = await mudar(membro, { idDestino: destino.id, totalMostrado: vista.total });
    expect(r.status).toBe(200);
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(0);
    expect(await saldoDe(mundo, membro.id, 'caucao')).toBe(MENSALIDADE);
    expect(await assinaturaDe(mundo, membro.assinaturaId)).toMatchObject({ estado: 'encerrada', caucao: 0 });
    expect(await assinaturaDe(mundo, r.corpo.idAssinatura)).toMatchObject({
      grupo_id: destino.id,
      estado: 'ativa',
      caucao: MENSALIDADE,
    });
    expect(await ultimaFaturaDe(mundo, r.corpo.idAssinatura)).toMatchObject({ id: r.corpo.idFatura, status: 13 });
    expect(await vagasDe(membro.grupo.id)).toMatchObject({ ocupadas: 0 });
    expect(await vagasDe(destino.id)).toEqual({ livres: 3, ocupadas: 1 });
  });

  it('within seven days the old month pays the new one', async () => {
    const membro = await membroDeMeses(mundo);
    const primeiro = await aVenda();
    await mudar(membro, { idDestino: primeiro.id, totalMostrado: MENSALIDADE });
    const segundo = await aVenda();
    const novo = { ...membro, grupo: { ...membro.grupo, id: primeiro.id } };
    expect((await conta(novo, segundo.id)).total).toBe(0);
    expect((await mudar(novo, { idDestino: segundo.id, totalMostrado: 0 })).status).toBe(200);
    expect(await saldoDe(mundo, membro.id, 'caucao')).toBe(MENSALIDADE);
  });

  it('changes nothing where the wallet cannot pay the rest', async () => {
    const [membro, destino] = [await membroDeMeses(mundo, { saldo: centavos(100) }), await aVenda()];
    const r = await mudar(membro, { idDestino: destino.id, totalMostrado: MENSALIDADE });
    expect([r.status, r.erro.dados.chave, r.erro.dados['falta']]).toEqual([
      400,
      'saldoInsuficiente',
      MENSALIDADE - 100,
    ]);
    expect(await assinaturaDe(mundo, membro.assinaturaId)).toMatchObject({ estado: 'ativa', caucao: MENSALIDADE });
    expect(await vagasDe(destino.id)).toEqual({ livres: 4, ocupadas: 0 });
  });

  it('two members want the last seat: one gets it, and the other keeps his own', async () => {
    const [a, b] = [await membroDeMeses(mundo), await membroDeMeses(mundo)];
    const destino = await aVenda(1);
    const pedido = { idDestino: destino.id, totalMostrado: MENSALIDADE };
    const respostas = await Promise.all([pedir(a, pedido), pedir(b, pedido)]);
    await mundo.assentar();
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 400]);
    const estados = await Promise.all([a, b].map(async (m) => (await assinaturaDe(mundo, m.assinaturaId)).estado));
    expect(estados.sort()).toEqual(['ativa', 'encerrada']);
    expect(await vagasDe(destino.id)).toEqual({ livres: 0, ocupadas: 1 });
  });

  it('two members change places at once: neither waits for the other for ever', async () => {
    const [a, b] = [await membroDeMeses(mundo), await membroDeMeses(mundo)];
    const respostas = await Promise.all([
      pedir(a, { idDestino: b.grupo.id, totalMostrado: MENSALIDADE }),
      pedir(b, { idDestino: a.grupo.id, totalMostrado: MENSALIDADE }),
    ]);
    await mundo.assentar();
    expect(respostas.map(({ status }) => status)).toEqual([200, 200]);
    expect((await vagasDe(a.grupo.id)).ocupadas).toBe(1);
    expect((await vagasDe(b.grupo.id)).ocupadas).toBe(1);
  });
});
