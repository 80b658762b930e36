import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { ultimoPinPara } from '../../../test/caixa-de-entrada.ts';
import { criarMembro } from '../../../test/carteira.ts';
import { depositar, saldoDe } from '../../../test/construtores.ts';
import type { QuemRetira } from '../../../test/retirada.ts';
import { criarQuemRetira, irParaMesNovo, retirar } from '../../../test/retirada.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
beforeEach(async () => await irParaMesNovo(mundo));
afterAll(async () => await mundo.encerrar());

async function pedir(quem: QuemRetira, valor: number) {
  const r = await mundo.chamar('createRetirada', { valor, idChave: quem.idChave }, { como: quem });
  expect(r.status, r.bruto).toBe(200);
  return r.corpo;
}
async function autorizar(quem: QuemRetira, id: string) {
  return await mundo.chamar('autorizarRetirada', { id, pin: await ultimoPinPara(mundo, quem.email) }, { como: quem });
}

describe('The whole balance of a person without a seat and without a group (REGRAS 2.6)', () => {
  it.each([100, 149, 150, 1_999])('%i centavos leave whole, after the free one of the month', async (resto) => {
    const quem = await criarQuemRetira(mundo, { saldo: centavos(5_000 + resto) });
    await retirar(mundo, quem, 5_000);
    const { corpo } = await mundo.chamar('validarConta', { valor: resto, idChave: quem.idChave }, { como: quem });
    expect(corpo).toMatchObject({ valor: resto, valorTaxa: 0, valorLiquido: resto });
    await retirar(mundo, quem, resto);
    expect(await saldoDe(mundo, quem.id, 'disponivel')).toBe(0);
  });

  it('a part of it is a withdrawal as any other, and so is the whole of a person with a seat', async () => {
    const quem = await criarQuemRetira(mundo, { saldo: centavos(1_999) });
    async function validar(valor: number) {
      return await mundo.chamar('validarConta', { valor }, { como: quem });
    }
    expect((await validar(1_998)).erro.dados.chave).toBe('retiradaMinima');
    expect((await validar(1_999)).status).toBe(200);
    await criarMembro(mundo, { pessoa: quem });
    expect(await saldoDe(mundo, quem.id, 'disponivel')).toBe(1_999);
    expect((await validar(1_999)).erro.dados.chave).toBe('retiradaMinima');
  });
});

describe('The fee of the moment of authorising (REGRAS 2.6)', () => {
  it('a fee that became smaller is charged: here the earlier withdrawal of the month was cancelled', async () => {
    const quem = await criarQuemRetira(mundo, { saldo: centavos(100_000) });
    const primeira = await retirar(mundo, quem, 60_000);
    const segunda = await pedir(quem, 4_000);
    expect(segunda).toMatchObject({ valorTaxa: 150, valorLiquido: 3_850 });
    expect((await mundo.chamar('cancelarRetirada', { id: primeira }, { como: quem })).status).toBe(200);
    const autorizada = await autorizar(quem, segunda.id);
    expect(autorizada.corpo).toMatchObject({ valorTaxa: 0, valorLiquido: 4_000 });
    expect((await mundo.chamar('getRetirada', { id: segunda.id }, { como: quem })).corpo).toMatchObject({
      valorTaxa: 0,
      valorLiquido: 4_000,
    });
  });

  it('one that became greater is refused: he joined a group meanwhile, so this closes nothing', async () => {
    const quem = await criarQuemRetira(mundo, { saldo: centavos(9_000) });
    await retirar(mundo, quem, 5_000);
    const retirada = await pedir(quem, 4_000);
    expect(retirada).toMatchObject({ valorTaxa: 0, valorLiquido: 4_000 });
    await criarMembro(mundo, { pessoa: quem });
    const r = await autorizar(quem, retirada.id);
    expect(r.status).toBe(400);
    expect(r.erro.dados).toMatchObject({ chave: 'retiradaTaxaMudou', valorTaxa: 150, valorLiquido: 3_850 });
    expect(r.erro.message).toContain('R$ 1,50');
    expect(await saldoDe(mundo, quem.id, 'disponivel')).toBe(4_000);
    const deNovo = await pedir(quem, 4_000);
    expect((await autorizar(quem, deNovo.id)).corpo).toMatchObject({ valorTaxa: 150, valorLiquido: 3_850 });
  });

  it('the minimum is checked again with it', async () => {
    const quem = await criarQuemRetira(mundo, { saldo: centavos(500) });
    const retirada = await pedir(quem, 500);
    await criarMembro(mundo, { pessoa: quem });
    expect((await autorizar(quem, retirada.id)).erro.dados.chave).toBe('retiradaMinima');
    await depositar(mundo, quem, centavos(1_500));
    expect(await saldoDe(mundo, quem.id, 'disponivel')).toBe(2_000);
  });
});
