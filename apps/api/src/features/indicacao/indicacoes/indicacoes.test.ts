import { diaDe, inicioDoDia, somarDias } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RelogioMovel } from '../../../db/relogio.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarGrupoAVenda } from '../../../test/checkout.ts';
import { comprarVagas } from '../../../test/compra.ts';
import type { OpcoesDePessoa, Pessoa } from '../../../test/construtores.ts';
import { criarPessoa, saldoDe } from '../../../test/construtores.ts';
import { conferirInvariantes } from '../../../test/invariantes.ts';
import { conferirIndicacoes } from './conferir-indicacoes.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

async function conferir() {
  return await conferirIndicacoes(mundo.aplicacao.deps);
}
async function avancar(dias: number): Promise<void> {
  const dia = inicioDoDia(somarDias(diaDe(mundo.agora()), dias));
  await (mundo.aplicacao.relogio as RelogioMovel).moverPara(dia);
}
/** A person whom another one brought. */
async function criarIndicado(de: Pessoa, opcoes: OpcoesDePessoa = {}): Promise<Pessoa> {
  const quem = await criarPessoa(mundo, { saldo: centavos(20_000), ...opcoes });
  await mundo.aplicacao.deps.db
    .updateTable('usuarios')
    .set({ indicado_por: de.id })
    .where('id', '=', quem.id)
    .execute();
  return quem;
}
/** Takes a seat; the promotional balance pays its part of the price. */
async function comprar(como: Pessoa): Promise<void> {
  const grupo = await criarGrupoAVenda(mundo);
  const valorTotal = grupo.totalPorVaga - (await saldoDe(mundo, como.id, 'promocional'));
  const r = await comprarVagas(mundo, { idGrupo: grupo.id, vagas: 1, valorTotal }, { como });
  expect(r.status, r.bruto).toBe(200);
}
async function ver(como: Pessoa) {
  return (await mundo.chamar('getIndicacoes', {}, { como })).corpo;
}

describe('Referral (REGRAS 2.13)', () => {
  it('gives R$ 5,00 to the new person, and R$ 5,00 to the other one after day 8, once', async () => {
    const ana = await criarPessoa(mundo);
    const bia = await criarIndicado(ana);
    await conferir();
    expect(await saldoDe(mundo, bia.id, 'promocional')).toBe(500);
    expect((await ver(ana)).itens).toMatchObject([{ estado: 'cadastrada', valor: 500 }]);
    await comprar(bia);
    await conferir();
    expect((await ver(ana)).itens).toMatchObject([{ estado: 'comprou' }]);
    await avancar(8);
    await conferir();
    expect(await saldoDe(mundo, ana.id, 'promocional')).toBe(0);
    await avancar(1);
    await conferir();
    await conferir();
    expect(await saldoDe(mundo, ana.id, 'promocional')).toBe(500);
    expect(await ver(ana)).toMatchObject({ creditadas: 1, recebido: 500, itens: [{ estado: 'creditada' }] });
    await conferirInvariantes(mundo);
  });

  it('is void for two accounts of one CPF', async () => {
    const ana = await criarPessoa(mundo);
    const outra = await criarIndicado(ana);
    const { db } = mundo.aplicacao.deps;
    const { cpf_indice: cpf } = await db
      .selectFrom('usuarios')
      .select('cpf_indice')
      .where('id', '=', ana.id)
      .executeTakeFirstOrThrow();
    await db.updateTable('usuarios').set({ cpf_indice: cpf }).where('id', '=', outra.id).execute();
    await conferir();
    expect((await ver(ana)).itens).toMatchObject([{ estado: 'anulada', motivo: 'Este CPF já tem conta.', valor: 0 }]);
    expect(await saldoDe(mundo, outra.id, 'promocional')).toBe(0);
  });

  it('is void for two accounts on one device', async () => {
    const ana = await criarPessoa(mundo);
    const bia = await criarIndicado(ana);
    const { db } = mundo.aplicacao.deps;
    const { hash } = await db
      .selectFrom('dispositivos')
      .select('hash')
      .where('usuario_id', '=', ana.id)
      .executeTakeFirstOrThrow();
    const agora = mundo.agora();
    await db
      .insertInto('dispositivos')
      .values({ usuario_id: bia.id, hash, nome: 'Chrome', criado_em: agora, visto_em: agora })
      .onConflict((o) => o.doNothing())
      .execute();
    await conferir();
    expect((await ver(ana)).itens).toMatchObject([{ estado: 'anulada' }]);
  });

  it('belongs to its owner alone', async () => {
    const ana = await criarPessoa(mundo);
    await criarIndicado(ana);
    await conferir();
    const [uma] = (await ver(ana)).itens;
    const deOutro = await mundo.chamar('getIndicacao', { id: uma?.id ?? 0 }, { como: await criarPessoa(mundo) });
    expect(deOutro.status).toBe(404);
  });
});
