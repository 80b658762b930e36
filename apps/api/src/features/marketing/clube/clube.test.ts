import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';

let mundo: Mundo;
let operadora: Pessoa;
let marina: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  operadora = await criarPessoa(mundo, { papeis: ['suporte'] });
  marina = await criarPessoa(mundo, { nome: 'Marina' });
});
afterAll(async () => await mundo.encerrar());

const PALAVRAS = {
  parceiro: 'Livraria Aurora',
  titulo: '15% nos livros',
  regra: 'Uma compra por pessoa, acima de R$ 50,00.',
  codigo: 'RATEIA15',
  link: 'https://aurora.example/oferta',
};
function hoje(): string {
  return mundo.agora().slice(0, 10);
}
async function criar(mudanca: Readonly<Record<string, unknown>> = {}) {
  const corpo = { ...PALAVRAS, ultimoDia: '2099-12-31', ...mudanca };
  return await mundo.chamar('createVantagem', corpo, { como: operadora });
}
async function noClube(como = marina) {
  return (await mundo.chamar('getClube', {}, { como })).corpo.itens;
}

describe('The club (REGRAS 2.31)', () => {
  it('shows rule and end to everybody, and code and shop to the person who opened the coupon', async () => {
    const { id } = (await criar()).corpo;
    const { codigo, link, ...visto } = PALAVRAS;
    expect(await noClube()).toEqual([{ id, ...visto, terminaEm: expect.any(String), aberta: null }]);
    for (let vezes = 0; vezes < 2; vezes += 1)
      expect((await mundo.chamar('abrirVantagem', { id }, { como: marina })).corpo).toEqual({ codigo, link });
    expect(await noClube()).toMatchObject([{ id, aberta: { codigo, link } }]);
    expect(await noClube(await criarPessoa(mundo))).toMatchObject([{ id, aberta: null }]);
    const { corpo } = await mundo.chamar('getVantagens', {}, { como: operadora });
    expect(corpo.itens).toMatchObject([{ id, situacao: 'noAr', abriram: 1 }]);
    await mundo.chamar('pararVantagem', { id }, { como: operadora });
    expect(await noClube()).toEqual([]);
    expect((await mundo.chamar('abrirVantagem', { id }, { como: marina })).status).toBe(404);
  });

  it('ends at the end of its last day', async () => {
    const { id } = (await criar({ ultimoDia: hoje() })).corpo;
    expect(await noClube()).toHaveLength(1);
    await mundo.avancar({ dias: 2 });
    expect(await noClube()).toEqual([]);
    const { corpo } = await mundo.chamar('getVantagens', {}, { como: operadora });
    expect(corpo.itens.find((v) => v.id === id)?.situacao).toBe('terminada');
  });

  it.each([
    { ultimoDia: '2020-01-01' },
    { ultimoDia: undefined },
    { link: 'http://aurora.example' },
    { codigo: 'COM ESPAÇO' },
    { regra: '' },
  ])('is refused with %j', async (mudanca) => {
    expect((await criar(mudanca)).status).toBe(422);
  });
});
