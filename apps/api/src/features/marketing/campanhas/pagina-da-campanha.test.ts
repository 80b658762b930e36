import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { CONTEUDO, criarCampanha } from '../../../test/campanhas.ts';
import { criarGrupoAVenda } from '../../../test/checkout.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { criarCupom, pararCupom } from '../../../test/cupons.ts';

let mundo: Mundo;
let operadora: Pessoa;
let marina: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  operadora = await criarPessoa(mundo, { papeis: ['suporte'] });
  marina = await criarPessoa(mundo, { nome: 'Marina' });
});
afterAll(async () => await mundo.encerrar());

async function daqui(dias: number): Promise<string> {
  return new Date(Date.parse(mundo.agora()) + dias * 86_400_000).toISOString();
}
async function pagina() {
  return (await mundo.chamar('getGruposDaCampanha', {}, { como: marina })).corpo;
}

describe('GET /black-friday/grupos (spec B§7; REGRAS 2.31)', () => {
  it('is closed while no page is on the air, with the date of the specification', async () => {
    expect(await pagina()).toEqual({
      encerrada: true,
      contagemAte: '2024-12-03T02:59:59.999Z',
      campanha: null,
      cupom: null,
      itens: [],
    });
  });

  it('shows its coupon, its countdown and the groups of its services with free seats, and closes at its end', async () => {
    const grupo = await criarGrupoAVenda(mundo, { vagas: 2 });
    const { servico_id: servico } = await mundo.aplicacao.deps.db
      .selectFrom('grupos')
      .select('servico_id')
      .where('id', '=', grupo.id)
      .executeTakeFirstOrThrow();
    const cupom = await criarCupom(mundo, { codigo: 'BLACK30', pontos: 3_000, maximo: 2_000 });
    const fim = await daqui(2);
    const id = await criarCampanha(mundo, operadora, { tipo: 'pagina', cupom: 'Black30', servicos: [servico], fim });
    const aberta = await pagina();
    expect(aberta).toMatchObject({
      encerrada: false,
      contagemAte: fim,
      campanha: { id, titulo: CONTEUDO.titulo },
      cupom: { codigo: 'BLACK30', pontos: 3_000, valor: null, maximo: 2_000, minimo: 0, soNaPrimeira: false },
    });
    expect(aberta.itens.map((g) => [g.id, g.jaTem, g.tags.at(-1)])).toContainEqual([
      grupo.id,
      null,
      { descricao: 'BLACK30' },
    ]);

    await mundo.chamar('createImpressao', { id }, { como: marina });
    const { corpo: naMesa } = await mundo.chamar('getCampanha', { id }, { como: operadora });
    expect(naMesa).toMatchObject({
      servicos: [servico],
      doCupom: { codigo: 'BLACK30', situacao: 'valendo', compras: 0, custou: 0 },
      dias: [{ impressoes: 1 }],
    });

    // A coupon that was stopped is announced no more; the page stays.
    await pararCupom(mundo, cupom);
    expect(await pagina()).toMatchObject({ encerrada: false, cupom: null });
    await mundo.avancar({ dias: 2 });
    expect(await pagina()).toMatchObject({ encerrada: true, itens: [] });
  });

  it('shows no group of another service', async () => {
    await criarGrupoAVenda(mundo, { vagas: 2 });
    await criarCupom(mundo, { codigo: 'OUTRO' });
    const fim = await daqui(1);
    const id = await criarCampanha(mundo, operadora, { tipo: 'pagina', cupom: 'OUTRO', servicos: [999], fim });
    expect((await pagina()).itens).toEqual([]);
    await mundo.chamar('desligarCampanha', { id }, { como: operadora });
    expect((await pagina()).encerrada).toBe(true);
  });

  it('is not written with a coupon that nobody made, nor put on the air without one or without an end', async () => {
    const id = await criarCampanha(mundo, operadora, { tipo: 'pagina', ligada: false });
    const { versao } = (await mundo.chamar('getCampanha', { id }, { como: operadora })).corpo;
    const recusada = await mundo.chamar(
      'updateCampanha',
      { id, ...CONTEUDO, cupom: 'NINGUEM', versao },
      { como: operadora },
    );
    expect(recusada.erro.dados['campos']).toEqual({ cupom: 'Este cupom não existe. Crie-o antes em Cupons.' });
    const ligada = await mundo.chamar('ligarCampanha', { id }, { como: operadora });
    expect(ligada.erro.message).toContain('o cupom');
    expect(ligada.erro.message).toContain('o fim');
  });
});
