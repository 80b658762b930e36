import { diaDe, inicioDoDia, somarDias, somarHoras } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { proximoDiaDaAutomatica } from '@rateia/domain/retirada/automatica';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara } from '../../../test/caixa-de-entrada.ts';
import { avancarAte } from '../../../test/carteira.ts';
import { depositar, saldoDe } from '../../../test/construtores.ts';
import type { QuemRetira } from '../../../test/retirada.ts';
import { criarQuemRetira, irParaMesNovo } from '../../../test/retirada.ts';
import { confirmarPorPin } from '../../../test/seguranca.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await irParaMesNovo(mundo);
});
afterAll(async () => await mundo.encerrar());

const MANTER = centavos(10_000);

/** A person whose automatic withdrawal is on, on a day of the month after tomorrow. */
async function comAutomatica(saldo: number) {
  const quem = await criarQuemRetira(mundo, { saldo: centavos(saldo) });
  const dia = Number(somarDias(diaDe(mundo.agora()), 3).slice(8)) % 28 || 28;
  const cabecalhos = await confirmarPorPin(mundo, quem, 'retiradaAutomatica');
  const pedido = { dia, manter: MANTER, idChave: quem.idChave };
  const { corpo } = await mundo.chamar('updateRetiradaAutomatica', pedido, { como: quem, cabecalhos });
  return { quem, ligada: corpo };
}
async function irAoDia(dia: string): Promise<void> {
  await avancarAte(mundo, somarHoras(inicioDoDia(dia), 11));
}
async function retiradasDe(como: QuemRetira) {
  return (await mundo.chamar('getRetiradas', {}, { como })).corpo.itens;
}
async function ligadaDe(como: QuemRetira) {
  return (await mundo.chamar('getRetiradaAutomatica', {}, { como })).corpo.ligada;
}
async function parou(quem: QuemRetira): Promise<boolean> {
  return (await mensagensPara(mundo, quem.email)).some(({ assunto }) => assunto === 'A sua retirada automática parou');
}

describe('A withdrawal on a chosen day of each month (REGRAS 2.6)', { timeout: 120_000 }, () => {
  it('sends all above what stays to the own key, once, and again in the month after', async () => {
    const { quem, ligada } = await comAutomatica(30_000);
    expect(ligada).toMatchObject({ manter: MANTER, idChave: quem.idChave });
    await irAoDia(ligada.proximaEm);
    expect(await saldoDe(mundo, quem.id, 'disponivel')).toBe(MANTER);
    expect(await retiradasDe(quem)).toMatchObject([{ valor: 20_000, valorTaxa: 0, estado: 'enviada' }]);
    const proximaEm = proximoDiaDaAutomatica(ligada.dia, ligada.proximaEm);
    expect(await ligadaDe(quem)).toMatchObject({ proximaEm });
    // Less than R$ 20,00 above it: nothing goes, and it stays on.
    await depositar(mundo, quem, centavos(1_999));
    await irAoDia(proximaEm);
    expect(await retiradasDe(quem)).toHaveLength(1);
    await depositar(mundo, quem, centavos(5_000));
    await irAoDia(proximoDiaDaAutomatica(ligada.dia, proximaEm));
    expect(await retiradasDe(quem)).toHaveLength(2);
    expect(await parou(quem)).toBe(false);
  });

  it('sends nothing once it is off', async () => {
    const { quem, ligada } = await comAutomatica(30_000);
    expect((await mundo.chamar('deleteRetiradaAutomatica', {}, { como: quem })).status).toBe(204);
    await irAoDia(ligada.proximaEm);
    expect(await ligadaDe(quem)).toBeNull();
    expect(await retiradasDe(quem)).toEqual([]);
  });

  it('stops itself, with a notice, when the key no longer serves', async () => {
    const { quem, ligada } = await comAutomatica(30_000);
    const { db } = mundo.aplicacao.deps;
    await db.updateTable('chaves_pix').set({ removida_em: mundo.agora() }).where('id', '=', quem.idChave).execute();
    await irAoDia(ligada.proximaEm);
    expect(await retiradasDe(quem)).toEqual([]);
    expect([await ligadaDe(quem), await parou(quem)]).toEqual([null, true]);
    expect(await saldoDe(mundo, quem.id, 'disponivel')).toBe(30_000);
  });

  it('waits for the staff where the account is in doubt, and stops itself', async () => {
    const { quem, ligada } = await comAutomatica(30_000);
    const { db } = mundo.aplicacao.deps;
    await db
      .updateTable('usuarios')
      .set({ restricao: 'Sua conta está em análise.' })
      .where('id', '=', quem.id)
      .execute();
    await irAoDia(ligada.proximaEm);
    expect(await retiradasDe(quem)).toMatchObject([{ valor: 20_000, estado: 'emAnalise', revisaoManual: true }]);
    expect([await ligadaDe(quem), await parou(quem)]).toEqual([null, true]);
  });

  it('goes to review above R$ 500,00 as every other one does, and stays on', async () => {
    const { quem, ligada } = await comAutomatica(70_000);
    await irAoDia(ligada.proximaEm);
    expect(await retiradasDe(quem)).toMatchObject([{ valor: 60_000, estado: 'emAnalise', revisaoManual: true }]);
    expect([(await ligadaDe(quem)) === null, await parou(quem)]).toEqual([false, false]);
  });
});
