import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import {
  atenderAvisos,
  cadastrarCartao,
  MASTER,
  noProvedor,
  pagarComSalvo,
  pedirCadastro,
  reservadoNoCartao,
  situacaoDe,
  verificarCartao,
} from '../../../test/cartao.ts';
import { assentarComBanco, ligarFalhas } from '../../../test/checkout.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';

const CADASTRADO = 100;

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  atenderAvisos(mundo);
});
afterEach(async () => await ligarFalhas(mundo, {}));
afterAll(async () => await mundo.encerrar());

async function cartoes(como: Pessoa) {
  return (await mundo.chamar('getCartoes', {}, { como })).corpo.cartoes;
}
async function reservado(id: number) {
  return await reservadoNoCartao(mundo, id);
}
async function ativar(como: Pessoa, idCartao: number, valor: number) {
  const r = await mundo.chamar('ativarCartao', { idCartao, valor }, { como });
  await assentarComBanco(mundo);
  return r;
}
describe('A saved card (spec B§2, §7; REGRAS 2.14)', () => {
  it('holds a small amount, and is good when its holder has told it; the amount is freed', async () => {
    const como = await criarPessoa(mundo);
    const id = await cadastrarCartao(mundo, como);
    const { transaction_amount: valor, status } = await reservado(id);
    expect([status, valor >= 100, valor <= 399]).toEqual(['authorized', true, true]);
    expect(await cartoes(como)).toMatchObject([
      {
        id,
        estado: 'aVerificar',
        bandeira: 'visa',
        finalDoCartao: '5682',
        validade: '11/90',
        principal: false,
        verificacao: { autorizada: true, tentativasRestantes: 3 },
      },
    ]);
    expect((await ativar(como, id, valor)).corpo).toMatchObject({
      estado: 'ativo',
      principal: true,
      verificacao: null,
    });
    expect((await reservado(id)).status).toBe('cancelled');
    const { corpo } = await mundo.chamar('getCartaoRecorrente', {}, { como });
    // Its holder did not say yet that it pays his months.
    expect(corpo.cartao).toBeNull();
  });

  it('ends at the third wrong amount', async () => {
    const como = await criarPessoa(mundo);
    const id = await cadastrarCartao(mundo, como);
    const errado = (await reservado(id)).transaction_amount === 150 ? 151 : 150;
    expect((await ativar(como, id, errado)).corpo.verificacao).toMatchObject({ tentativasRestantes: 2 });
    await ativar(como, id, errado);
    expect((await ativar(como, id, errado)).corpo.estado).toBe('recusado');
    expect((await reservado(id)).status).toBe('cancelled');
  });

  it('ends after 72 hours, and its amount is freed however often the provider fails first', async () => {
    const como = await criarPessoa(mundo);
    const id = await cadastrarCartao(mundo, como);
    await ligarFalhas(mundo, { mercadoPago: { modo: 'erro500', proximas: 3 } });
    await mundo.avancar({ dias: 3 }).catch(() => undefined);
    await ligarFalhas(mundo, {});
    await mundo.avancar({ minutos: 30 });
    await assentarComBanco(mundo);
    expect([(await cartoes(como))[0]?.estado, (await reservado(id)).status]).toEqual(['recusado', 'cancelled']);
  });

  it('that its bank refuses is not taken', async () => {
    const como = await criarPessoa(mundo);
    await pedirCadastro(mundo, como, { nome: 'LOCK' });
    await assentarComBanco(mundo);
    expect((await cartoes(como))[0]?.estado).toBe('recusado');
  });

  it('pays with its code alone, at its own cost, and is offered to its owner only', async () => {
    const [como, outra] = [await criarPessoa(mundo), await criarPessoa(mundo)];
    const idCartao = await verificarCartao(mundo, como);
    async function oferta(quem: Pessoa) {
      return (
        await mundo.chamar('getMeioPagamento', { valor: 10_000, finalidade: 2 }, { como: quem })
      ).corpo.meios.find(({ id }) => id === CADASTRADO);
    }
    expect([(await oferta(como))?.custo, await oferta(outra)]).toEqual([349, undefined]);
    const compra = await pagarComSalvo(mundo, como, { idCartao });
    expect((await situacaoDe(mundo, compra)).estado).toBe('pago');
    expect(await noProvedor(mundo, compra)).toMatchObject([{ transaction_amount: 10_349, status: 'approved' }]);
  });

  it('that pays now may be that of the following months: it becomes the default one, and pays by itself', async () => {
    const como = await criarPessoa(mundo);
    const primeiro = await verificarCartao(mundo, como);
    const segundo = await verificarCartao(mundo, como, MASTER);
    await mundo.chamar('updateCartaoRecorrente', { id: segundo, ligado: true }, { como });
    await mundo.chamar('updateCartaoRecorrente', { id: segundo, ligado: false }, { como });
    await pagarComSalvo(mundo, como, { idCartao: primeiro, proximosMeses: true });
    expect((await cartoes(como)).map(({ id, principal, pagaSozinho }) => [id, principal, pagaSozinho])).toEqual([
      [primeiro, true, true],
      [segundo, false, false],
    ]);
  });

  it('gives its place to another one when it goes, and is forgotten by the provider', async () => {
    const como = await criarPessoa(mundo);
    const primeiro = await verificarCartao(mundo, como);
    const segundo = await verificarCartao(mundo, como, MASTER);
    expect((await cartoes(como)).map(({ id, principal }) => [id, principal])).toEqual([
      [primeiro, true],
      [segundo, false],
    ]);
    await mundo.chamar('escolherCartao', { id: segundo }, { como });
    await mundo.chamar('deleteCartao', { id: segundo }, { como });
    await assentarComBanco(mundo);
    expect((await cartoes(como)).map(({ id, principal }) => [id, principal])).toEqual([[primeiro, true]]);
    const removido = await mundo.aplicacao.deps.db
      .selectFrom('cartoes')
      .select(['estado', 'no_provedor'])
      .where('id', '=', segundo)
      .executeTakeFirstOrThrow();
    expect(removido).toEqual({ estado: 'removido', no_provedor: null });
  });
});
