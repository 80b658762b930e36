import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../db/banco.ts';
import { criarGrupoAVenda } from '../../test/checkout.ts';
import { depositar, saldoDe } from '../../test/construtores.ts';
import { lotacaoDe } from '../../test/grupos.ts';
import { conferirInvariantes } from '../../test/invariantes.ts';
import { montados } from '../../test/trilhas.ts';
import { acharFatura, definirMeioDaFatura, devolverItens, liquidarFatura } from './index.ts';
import type { Compra, Loja } from './test/loja.ts';
import { abrirLoja, DA_VAGA, PRECO } from './test/loja.ts';

let loja: Loja;
beforeAll(async () => {
  loja = await abrirLoja();
});
afterAll(async () => await loja.encerrar());

/** Does the work of a complaint or a refusal: items of a paid order go back, all of them unless some are named. */
async function devolver(
  { fatura }: Pick<Compra, 'fatura'>,
  p: { readonly chave: string; readonly itens?: readonly { readonly itemId: number; readonly quantidade?: number }[] },
) {
  const pedido = {
    faturaId: fatura.id,
    caso: 'desistencia',
    motivo: 'teste',
    quem: 'sistema',
    agora: loja.mundo.agora(),
  } as const;
  const feita = await emTransacao(loja.banco(), (trx) =>
    devolverItens(trx, loja.mundo.aplicacao.deps, { ...pedido, ...p }),
  );
  await loja.mundo.assentar();
  return feita;
}
async function noProvedor({ id }: Compra): Promise<readonly Centavos[]> {
  const { referencia } = await loja
    .banco()
    .selectFrom('recebimentos as r')
    .innerJoin('pagamentos as p', 'p.id', 'r.pagamento_id')
    .select('r.referencia')
    .where('p.id_publico', '=', id)
    .executeTakeFirstOrThrow();
  return loja.provedor.devolvidos.filter((d) => d.referencia === referencia).map((d) => d.valor);
}
async function previsoesDa({ fatura }: Pick<Compra, 'fatura'>) {
  const linhas = await loja
    .banco()
    .selectFrom('previsoes')
    .select('status')
    .where('fatura_id', '=', fatura.id)
    .orderBy('grupo_id')
    .execute();
  return linhas.map(({ status }) => status);
}
async function statusDa({ fatura }: Pick<Compra, 'fatura'>) {
  return (await acharFatura(loja.banco(), fatura.id))?.status;
}

describe('One thing of an unpaid cart is given back (REGRAS 2.2)', () => {
  it('the rest stays held until the same moment, under an invoice of its own that can be paid', async () => {
    const showId = await loja.abrirShow(2);
    const grupos = [await criarGrupoAVenda(loja.mundo), await criarGrupoAVenda(loja.mundo)] as const;
    const { pessoa, fatura } = await loja.comprar({ ingressos: [{ showId, quantos: 1, preco: PRECO }], grupos });
    async function reservaEm(grupoId: number) {
      return await loja
        .banco()
        .selectFrom('assinaturas')
        .select('id')
        .where('usuario_id', '=', pessoa.id)
        .where('grupo_id', '=', grupoId)
        .where('estado', '=', 'reservada')
        .executeTakeFirst();
    }
    const sai = await reservaEm(grupos[0].id);
    const r = await loja.mundo.chamar('cancelarPreCheckout', { id: sai?.id }, { como: pessoa });
    expect(r.status, r.bruto).toBe(204);
    await loja.mundo.assentar();
    const doResto = await reservaEm(grupos[1].id);
    const { id } = await loja
      .banco()
      .selectFrom('faturas_de_vaga')
      .select('id')
      .where('assinatura_id', '=', doResto?.id ?? 0)
      .executeTakeFirstOrThrow();
    const nova = await acharFatura(loja.banco(), id);
    expect(nova).toMatchObject({ status: 11, subtotal: PRECO + DA_VAGA, retidaAte: fatura.retidaAte });
    expect(await statusDa({ fatura })).toBe(19);
    expect(await reservaEm(grupos[0].id)).toBeUndefined();
    expect([await lotacaoDe(loja.mundo, grupos[0].id), await lotacaoDe(loja.mundo, grupos[1].id)]).toMatchObject([
      { retidas: 0, ocupadas: 0 },
      { retidas: 1, ocupadas: 0 },
    ]);
    expect(await loja.livresNo(showId)).toBe(1);
    await conferirInvariantes(loja.mundo);
  });
});

describe('Paid items that go back (REGRAS 2.9)', () => {
  it('a part, and then the rest, by the means that paid; each once, and never more than was paid', async () => {
    const showId = await loja.abrirShow(5);
    const compra = await loja.comprar({ ingressos: [{ showId, quantos: 3, preco: PRECO }] });
    await loja.pagar(compra);
    const [item] = compra.fatura.itens;
    const um = { chave: `teste:${compra.id}:1`, itens: [{ itemId: item?.id ?? 0, quantidade: 1 }] };
    expect(await devolver(compra, um)).toEqual({ valor: PRECO, porOriginal: PRECO });
    expect([await loja.livresNo(showId), await loja.doIngresso(compra), await noProvedor(compra)]).toEqual([
      3,
      'pago',
      [PRECO],
    ]);
    expect(await devolver(compra, um)).toEqual({ valor: 0, porOriginal: 0 });
    const quatro = { chave: `teste:${compra.id}:4`, itens: [{ itemId: item?.id ?? 0, quantidade: 3 }] };
    await expect(devolver(compra, quatro)).rejects.toThrow('to give back');
    const resto = centavos(2 * PRECO);
    expect(await devolver(compra, { chave: `teste:${compra.id}:2` })).toEqual({ valor: resto, porOriginal: resto });
    expect([await loja.livresNo(showId), await loja.doIngresso(compra)]).toEqual([5, 'devolvido']);
    expect([await noProvedor(compra), await saldoDe(loja.mundo, compra.pessoa.id, 'disponivel')]).toEqual([
      [PRECO, resto],
      0,
    ]);
    // The cost of the means was for its provider, and stays.
    expect(await statusDa(compra)).toBe(13);
    await conferirInvariantes(loja.mundo);
  });

  it('money of the wallet goes back to it, and the invoice is given back once all of it is', async () => {
    const showId = await loja.abrirShow(2);
    const compra = await loja.comprar({ ingressos: [{ showId, quantos: 2, preco: PRECO }] });
    const { fatura, pessoa } = compra;
    await depositar(loja.mundo, pessoa, fatura.subtotal);
    await emTransacao(loja.banco(), async (trx) => {
      await definirMeioDaFatura(trx, { faturaId: fatura.id, meioPagamento: 4, custoMeio: centavos(0) });
      const pedido = { faturaId: fatura.id, meio: 4, origem: { saldo: fatura.subtotal }, agora: loja.mundo.agora() };
      await liquidarFatura(trx, loja.mundo.aplicacao.deps, { ...pedido, quem: 'usuario', usuarioId: pessoa.id });
    });
    const itens = [{ itemId: fatura.itens[0]?.id ?? 0, quantidade: 1 }];
    expect(await devolver(compra, { chave: `teste:${compra.id}:1`, itens })).toEqual({ valor: PRECO, porOriginal: 0 });
    expect([await saldoDe(loja.mundo, pessoa.id, 'disponivel'), await statusDa(compra)]).toEqual([PRECO, 13]);
    await devolver(compra, { chave: `teste:${compra.id}:2` });
    expect([await saldoDe(loja.mundo, pessoa.id, 'disponivel'), await statusDa(compra)]).toEqual([2 * PRECO, 67]);
    await conferirInvariantes(loja.mundo);
  });

  it('a whole cart goes back: seats are free, the deposit and each forecast end, and so does each thing', async () => {
    const showId = await loja.abrirShow(1);
    const grupos = [await criarGrupoAVenda(loja.mundo), await criarGrupoAVenda(loja.mundo)];
    const compra = await loja.comprar({ ingressos: [{ showId, quantos: 1, preco: PRECO }], grupos });
    await loja.pagar(compra);
    expect(await previsoesDa(compra)).toEqual([78, 78]);
    const tudo = centavos(PRECO + 2 * DA_VAGA);
    expect(await devolver(compra, { chave: `teste:${compra.id}` })).toEqual({ valor: tudo, porOriginal: tudo });
    expect([await loja.livresNo(showId), await previsoesDa(compra)]).toEqual([1, [80, 80]]);
    for (const grupo of grupos)
      expect(await lotacaoDe(loja.mundo, grupo.id)).toMatchObject({ retidas: 0, ocupadas: 0 });
    expect(await saldoDe(loja.mundo, compra.pessoa.id, 'caucao')).toBe(0);
    await conferirInvariantes(loja.mundo);
  });

  it('one group of a cart is refused at the last moment: its part alone goes back, and the rest stands', async () => {
    const [acaba, fica] = [await criarGrupoAVenda(loja.mundo), await criarGrupoAVenda(loja.mundo)];
    const showId = await loja.abrirShow(1);
    const compra = await loja.comprar({ ingressos: [{ showId, quantos: 1, preco: PRECO }], grupos: [acaba, fica] });
    await loja.banco().updateTable('grupos').set({ status: 55 }).where('id', '=', acaba.id).execute();
    await montados(loja.banco(), 'grupo', [acaba.id]);
    await loja.pagar(compra);
    // The jobs that the payment enqueued: the groups look at their new members.
    await loja.mundo.assentar();
    await loja.mundo.assentar();
    expect(await noProvedor(compra)).toEqual([DA_VAGA]);
    expect([await lotacaoDe(loja.mundo, acaba.id), await lotacaoDe(loja.mundo, fica.id)]).toMatchObject([
      { retidas: 0, ocupadas: 0 },
      { retidas: 0, ocupadas: 1 },
    ]);
    expect([await loja.doIngresso(compra), await statusDa(compra)]).toEqual(['pago', 13]);
    expect(await previsoesDa(compra)).toEqual([80, 78]);
    expect(await saldoDe(loja.mundo, compra.pessoa.id, 'caucao')).toBe(DA_VAGA / 2);
    await conferirInvariantes(loja.mundo);
  });
});
