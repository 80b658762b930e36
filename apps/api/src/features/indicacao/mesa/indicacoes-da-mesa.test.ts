import { diaDe, inicioDoDia, somarDias } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RelogioMovel } from '../../../db/relogio.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarGrupoAVenda } from '../../../test/checkout.ts';
import { comprarVagas } from '../../../test/compra.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa, saldoDe } from '../../../test/construtores.ts';
import { conferirInvariantes } from '../../../test/invariantes.ts';
import { conferirIndicacoes } from '../indicacoes/conferir-indicacoes.ts';

let mundo: Mundo;
let financeiro: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  financeiro = await criarPessoa(mundo, { papeis: ['financeiro'] });
});
afterAll(async () => await mundo.encerrar());

async function conferir(): Promise<void> {
  await conferirIndicacoes(mundo.aplicacao.deps);
}
async function passarOOitavoDia(): Promise<void> {
  const dia = inicioDoDia(somarDias(diaDe(mundo.agora()), 10));
  await (mundo.aplicacao.relogio as RelogioMovel).moverPara(dia);
  await conferir();
}
/** A pair of which one brought the other, who has paid his first subscription unless told otherwise. */
async function par({ comprou = true, mesmoAparelho = false } = {}) {
  const [de, quem] = [await criarPessoa(mundo), await criarPessoa(mundo, { saldo: centavos(20_000) })];
  const { db } = mundo.aplicacao.deps;
  await db.updateTable('usuarios').set({ indicado_por: de.id }).where('id', '=', quem.id).execute();
  if (mesmoAparelho) {
    const { hash } = await db
      .selectFrom('dispositivos')
      .select('hash')
      .where('usuario_id', '=', de.id)
      .executeTakeFirstOrThrow();
    await db.updateTable('dispositivos').set({ hash }).where('usuario_id', '=', quem.id).execute();
  }
  await conferir();
  if (comprou) {
    const grupo = await criarGrupoAVenda(mundo);
    const valorTotal = grupo.totalPorVaga - (await ganhou(quem));
    const r = await comprarVagas(mundo, { idGrupo: grupo.id, vagas: 1, valorTotal }, { como: quem });
    expect(r.status, r.bruto).toBe(200);
    await conferir();
  }
  return { de, quem, id: (await daMesa(quem)).id };
}
async function daMesa({ id }: Pessoa) {
  const { corpo } = await mundo.chamar('getIndicacoesDaMesa', {}, { como: financeiro });
  const achada = corpo.itens.find(({ indicado }) => indicado.id === id);
  if (achada === undefined) throw new Error(`no referral of ${id}`);
  return achada;
}
async function decidir(
  nome: 'segurarIndicacao' | 'soltarIndicacao' | 'anularIndicacao' | 'restaurarIndicacao',
  id: number,
) {
  return (await mundo.chamar(nome, { id, mensagem: 'Conferido por nós.' }, { como: financeiro })).status;
}
async function ganhou({ id }: Pessoa): Promise<number> {
  return await saldoDe(mundo, id, 'promocional');
}

describe('The desk of referrals (REGRAS 2.13)', () => {
  it('shows who brought whom, and holds a credit back until somebody has looked', async () => {
    const { de, quem, id } = await par();
    expect(await daMesa(quem)).toMatchObject({ indicador: { id: de.id }, estado: 'comprou', doIndicador: null });
    expect(await decidir('segurarIndicacao', id)).toBe(204);
    await passarOOitavoDia();
    expect([await ganhou(de), (await daMesa(quem)).estado]).toEqual([0, 'comprou']);
    expect(await decidir('soltarIndicacao', id)).toBe(204);
    await conferir();
    expect(await ganhou(de)).toBe(500);
    expect(await daMesa(quem)).toMatchObject({ estado: 'creditada', doIndicador: { valor: 500, livre: 500 } });
    await conferirInvariantes(mundo);
  });

  it('undoes one: what is not spent of its credits goes back, and it may be taken up again', async () => {
    const { de, quem, id } = await par();
    await passarOOitavoDia();
    expect(await ganhou(de)).toBe(500);
    expect(await decidir('anularIndicacao', id)).toBe(204);
    expect([await ganhou(de), (await daMesa(quem)).estado]).toEqual([0, 'anulada']);
    expect(await decidir('restaurarIndicacao', id)).toBe(204);
    await conferir();
    await passarOOitavoDia();
    expect([await ganhou(de), (await daMesa(quem)).estado]).toEqual([500, 'creditada']);
    await conferirInvariantes(mundo);
  });

  it('takes up again one of two people who share a device', async () => {
    const { quem, id } = await par({ comprou: false, mesmoAparelho: true });
    expect(await daMesa(quem)).toMatchObject({ estado: 'anulada', emComum: ['Mesmo aparelho'], doIndicado: null });
    expect(await decidir('restaurarIndicacao', id)).toBe(204);
    expect(await ganhou(quem)).toBe(500);
    expect(await daMesa(quem)).toMatchObject({ estado: 'cadastrada', conferida: true });
    await conferirInvariantes(mundo);
  });
});
