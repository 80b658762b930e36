import { diaDe, somarDias } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Membro, OpcoesDeMembro } from '../../../test/carteira.ts';
import { criarMembro, MENSALIDADE } from '../../../test/carteira.ts';
import { criarGrupoAVenda } from '../../../test/checkout.ts';
import { saldoDe } from '../../../test/construtores.ts';
import { encerrarGrupo } from '../../../test/saida.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

const TOTAL = centavos(MENSALIDADE * 2);
/** A member whose administrator ended the group just now. */
async function semGrupo(opcoes: OpcoesDeMembro = {}): Promise<Membro> {
  const membro = await criarMembro(mundo, opcoes);
  await encerrarGrupo(mundo, { ...membro.grupo, tipo: 'agora' });
  return membro;
}
async function ver(membro: Membro) {
  return await mundo.chamar('getVagaEquivalente', { id: membro.grupo.id }, { como: membro });
}
async function aceitar(membro: Membro, idDestino: number) {
  const pedido = { idGrupo: membro.grupo.id, idDestino, totalMostrado: TOTAL };
  const r = await mundo.chamar('aceitarVagaEquivalente', pedido, { como: membro });
  await mundo.assentar();
  return r;
}
async function aVenda(): Promise<number> {
  const { id } = await criarGrupoAVenda(mundo, { status: 52, jaAssinado: true });
  return id;
}
/** A group whose part costs more than a tenth above the old one. */
async function maisCara(): Promise<number> {
  const id = await aVenda();
  const preco = { valor: 45_000, valor_sem_taxas: 9_000 };
  await mundo.aplicacao.deps.db.updateTable('grupos').set(preco).where('id', '=', id).execute();
  return id;
}

describe('Another seat after the group was lost (REGRAS 2.9)', () => {
  it('offers groups of the same service at a price near the old one', async () => {
    const [perto, cara] = [await aVenda(), await maisCara()];
    const { corpo } = await ver(await semGrupo());
    const ids = corpo.opcoes.map(({ grupo }: { readonly grupo: { readonly id: number } }) => grupo.id);
    expect(ids).toContain(perto);
    expect(ids).not.toContain(cara);
    expect(corpo).toMatchObject({ vagas: 1, mensal: MENSALIDADE });
  });

  it('one step: the balance pays, and he is in', async () => {
    const [destino, membro] = [await aVenda(), await semGrupo({ saldo: TOTAL })];
    const antes = await saldoDe(mundo, membro.id, 'disponivel');
    const r = await aceitar(membro, destino);
    expect([r.status, r.corpo]).toEqual([200, { estado: 'paga', idPreCheckout: null }]);
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(antes - TOTAL);
    expect((await mundo.chamar('getGrupoMembro', { id: destino }, { como: membro })).status).toBe(200);
  });

  it('with too little balance the seat is held for the checkout', async () => {
    const [destino, membro] = [await aVenda(), await semGrupo({ inicio: somarDias(diaDe(mundo.agora()), -15) })];
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBeLessThan(TOTAL);
    const { corpo } = await aceitar(membro, destino);
    expect(corpo).toEqual({ estado: 'reservada', idPreCheckout: expect.any(Number) });
    expect((await mundo.chamar('getPreCheckout', { id: corpo.idPreCheckout }, { como: membro })).status).toBe(200);
  });

  it('ends after seven days', async () => {
    const membro = await semGrupo();
    await mundo.avancar({ dias: 8 });
    const { status, erro } = await ver(membro);
    expect([status, erro.dados.chave]).toEqual([400, 'semVagaEquivalente']);
  });
});
