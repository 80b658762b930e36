import { centavos } from '@rateia/domain/dinheiro';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarGrupoAVenda } from '../../../test/checkout.ts';
import { criarCombo, umDeCada } from '../../../test/combos.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { criarCupom } from '../../../test/cupons.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

/** A combo of two groups with a coupon of 10 %, in the cart of a person who has a third group there. */
async function comCombo() {
  const como = await criarPessoa(mundo, { saldo: centavos(500_00) });
  const [um, outro, fora] = [
    await criarGrupoAVenda(mundo),
    await criarGrupoAVenda(mundo),
    await criarGrupoAVenda(mundo),
  ];
  const { codigo } = await criarCupom(mundo);
  const id = await criarCombo(mundo, { tipo: 'grupos', itens: umDeCada(um, outro), cupom: codigo });
  await mundo.chamar('adicionarAoCarrinho', { idGrupo: fora.id, vagas: 1 }, { como });
  const { corpo, status, bruto } = await mundo.chamar('comboDoCarrinho', { comboId: id }, { como });
  expect(status, bruto).toBe(200);
  return { como, id, codigo, um, outro, fora, corpo };
}
function desconto({
  composicao,
}: {
  readonly composicao: { readonly linhas: readonly { readonly chave: string; readonly valor: number }[] } | null;
}) {
  return composicao?.linhas.find(({ chave }) => chave === 'cupom')?.valor;
}

describe('A combo of groups in the cart (spec B§3 Combo, B§4 Cart rules)', () => {
  it('puts all of its groups there and applies its coupon, which pays for its groups alone', async () => {
    const { corpo, id, codigo, um, outro, fora } = await comCombo();
    expect(corpo.itens.map(({ idGrupo }) => idGrupo).sort()).toEqual([um.id, outro.id, fora.id].sort());
    expect(corpo.combo).toEqual({
      id,
      nome: 'Dois juntos',
      itemsId: [um.id, outro.id],
      coupon: codigo,
      isCouponApplied: true,
      isCouponValid: true,
    });
    // 10 % of two months of 21,60; nothing of the third group.
    expect(desconto(corpo)).toBe(-4_32);
  });

  it('gives no discount without its coupon applied', async () => {
    const { como } = await comCombo();
    const { corpo } = await mundo.chamar('cupomDoCarrinho', { cupom: null }, { como });
    expect(corpo.combo).toMatchObject({ isCouponApplied: false, isCouponValid: false });
    expect(desconto(corpo)).toBeUndefined();
  });

  it('is reset when one of its groups leaves the cart, and its coupon with it; another group leaves it as it is', async () => {
    const { como, um, outro, fora } = await comCombo();
    const { corpo: semTerceiro } = await mundo.chamar('removerDoCarrinho', { id: fora.id }, { como });
    expect(semTerceiro.combo).toMatchObject({ isCouponValid: true });
    const { corpo: semUm } = await mundo.chamar('removerDoCarrinho', { id: um.id }, { como });
    expect({ combo: semUm.combo, cupom: semUm.cupom }).toEqual({ combo: null, cupom: null });
    expect(semUm.itens.map(({ idGrupo }) => idGrupo)).toEqual([outro.id]);
    await mundo.chamar('adicionarAoCarrinho', { idGrupo: um.id, vagas: 1 }, { como });
    expect((await mundo.chamar('getCarrinho', {}, { como })).corpo.combo).toBeNull();
  });

  it('is reset with the cart', async () => {
    const { como } = await comCombo();
    const { corpo } = await mundo.chamar('limparCarrinho', {}, { como });
    expect({ itens: corpo.itens, combo: corpo.combo, cupom: corpo.cupom }).toEqual({
      itens: [],
      combo: null,
      cupom: null,
    });
  });

  it('its coupon holds for nobody who has not all of its groups in the order', async () => {
    const { codigo, um } = await comCombo();
    const outra = await criarPessoa(mundo, { saldo: centavos(500_00) });
    await mundo.chamar('adicionarAoCarrinho', { idGrupo: um.id, vagas: 1 }, { como: outra });
    const { erro } = await mundo.chamar('cupomDoCarrinho', { cupom: codigo }, { como: outra });
    expect(erro.codigoErro).toBe(1);
    const pedido = { idGrupo: um.id, vagas: 1, cupom: codigo };
    expect((await mundo.chamar('preCheckout', pedido, { como: outra })).erro.dados.chave).toBe(
      'cupomInvalidoNaPrimeira',
    );
  });

  it('is paid as it is shown', async () => {
    const { como, corpo } = await comCombo();
    const itens = corpo.itens.map(({ idGrupo, vagas }) => ({ idGrupo, vagas }));
    const { corpo: retido } = await mundo.chamar('preCheckoutCarrinho', { itens }, { como });
    expect(retido.composicao.totalHoje).toBe(corpo.composicao?.totalHoje);
    const meioPagamento = MEIO_PAGAMENTO.credito.id;
    const compra = { idPreCheckout: retido.idPreCheckout, meioPagamento, valorTotal: retido.composicao.totalHoje };
    const { status, bruto } = await mundo.chamar('createAssinaturaCarrinho', compra, { como });
    expect(status, bruto).toBe(200);
  });

  it('that is stopped holds no more, in carts that have it neither', async () => {
    const { como, id } = await comCombo();
    const lider = await criarPessoa(mundo, { papeis: ['lider'] });
    expect((await mundo.chamar('pararCombo', { id }, { como: lider })).status).toBe(204);
    const { corpo } = await mundo.chamar('getCarrinho', {}, { como });
    expect({ combo: corpo.combo, vale: corpo.cupom?.vale }).toEqual({ combo: null, vale: false });
    expect((await mundo.chamar('getComboDeGrupos', { id }, { como })).status).toBe(404);
  });
});

describe('The desk of combos (spec B§3 Combo; REGRAS 2.15)', () => {
  it.each([
    ['a group twice', [7, 7], 'itens'],
    ['a group that is none', [1, 99_999_999], 'itens'],
  ])('refuses %s, in a sentence', async (_o, ids, onde) => {
    const { id } = await criarGrupoAVenda(mundo);
    const como = await criarPessoa(mundo, { papeis: ['lider'] });
    const itens = ids.map((um) => ({ id: um > 10 ? um : id, quantidade: 1 }));
    const r = await mundo.chamar('createCombo', { nome: 'Dois juntos', tipo: 'grupos', itens }, { como });
    expect([r.status, Object.keys(r.erro.dados['campos'] as object)]).toEqual([422, [onde]]);
  });
});
