import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { comprarCotas, criarBolao, ligarLoterias } from '../../../test/boloes.ts';
import { criarCombo } from '../../../test/combos.ts';
import { criarPessoa, saldoDe } from '../../../test/construtores.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  ligarLoterias(mundo);
});
afterAll(async () => await mundo.encerrar());

/** A combo of two cotas of one pool and one of another: 3 × R$ 7,70. */
async function doisBoloes() {
  const [um, outro] = [await criarBolao(mundo), await criarBolao(mundo)];
  const itens = [
    { id: um.id, quantidade: 2 },
    { id: outro.id, quantidade: 1 },
  ];
  return { um, outro, id: await criarCombo(mundo, { tipo: 'boloes', itens }) };
}
const TOTAL = 2_310;

describe('A combo of pools (spec B§2 /c/:comboId, B§7; REGRAS 2.18)', () => {
  it('is several pools bought in one order', async () => {
    const { id, um, outro } = await doisBoloes();
    const como = await criarPessoa(mundo, { saldo: centavos(20_000) });
    const { corpo: combo } = await mundo.chamar('getComboDeBoloes', { id }, { como });
    expect(combo).toMatchObject({ nome: 'Dois juntos', total: TOTAL, disponivel: true });
    expect(combo.itens.map(({ bolao, cotas }) => [bolao.id, cotas])).toEqual([
      [um.id, 2],
      [outro.id, 1],
    ]);
    const pedido = { id, meioPagamento: 4, valorTotal: TOTAL };
    const { corpo, bruto } = await mundo.chamar('createCotasDoCombo', pedido, { como });
    expect(corpo, bruto).toMatchObject({ estado: 'paga', valor: TOTAL });
    expect(await saldoDe(mundo, como.id, 'disponivel')).toBe(20_000 - TOTAL);
    for (const [bolao, cotas] of [[um, 2] as const, [outro, 1] as const]) {
      const { minhasCotas } = (await mundo.chamar('getBolao', { id: bolao.id }, { como })).corpo;
      expect(minhasCotas).toHaveLength(cotas);
    }
  });

  it('is all or nothing: a pool without its cotas sells no cota of the other', async () => {
    const { id, um, outro } = await doisBoloes();
    await comprarCotas(mundo, { bolao: outro, cotas: 6 });
    const como = await criarPessoa(mundo, { saldo: centavos(20_000) });
    expect((await mundo.chamar('getComboDeBoloes', { id }, { como })).corpo.disponivel).toBe(false);
    const r = await mundo.chamar('createCotasDoCombo', { id, meioPagamento: 4, valorTotal: TOTAL }, { como });
    expect(r.erro.dados.chave).toBe('cotasInsuficientes');
    expect((await mundo.chamar('getBolao', { id: um.id }, { como })).corpo.minhasCotas).toEqual([]);
    expect(await saldoDe(mundo, como.id, 'disponivel')).toBe(20_000);
  });

  it('has no coupon: no discount pays a cota', async () => {
    const { um, outro } = await doisBoloes();
    const como = await criarPessoa(mundo, { papeis: ['lider'] });
    const itens = [um, outro].map(({ id }) => ({ id, quantidade: 1 }));
    const r = await mundo.chamar(
      'createCombo',
      { nome: 'Com desconto', tipo: 'boloes', itens, cupom: 'NADA' },
      { como },
    );
    expect(r.status).toBe(422);
  });
});

describe('The promotional pool (REGRAS part 1)', () => {
  it('is shown to nobody who is away by his own word', async () => {
    await criarBolao(mundo, { subsidio: centavos(200) });
    const como = await criarPessoa(mundo);
    expect((await mundo.chamar('getBolaoPromocional', {}, { como })).corpo.bolao?.promocional).toBe(true);
    await mundo.chamar('createAfastamento', { tempo: 'umMes' }, { como });
    expect((await mundo.chamar('getBolaoPromocional', {}, { como })).corpo.bolao).toBeNull();
  });
});
