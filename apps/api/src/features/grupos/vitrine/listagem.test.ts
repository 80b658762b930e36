import { textoDeBusca } from '@rateia/domain/grupos/busca';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarCatalogo, criarPessoa } from '../../../test/construtores.ts';
import { assinar, criarGrupo, entregarAcesso } from '../../../test/grupos.ts';

let mundo: Mundo;
let como: Pessoa;
const ids: Record<string, number> = {};

beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
  const { db } = mundo.aplicacao.deps;
  await db.insertInto('categorias').values({ id: 2, nome: 'Música', icone: 'music', ordem: 1 }).execute();
  await db
    .insertInto('servicos')
    .values({
      id: 20,
      nome: 'Ópera Já',
      nome_url: 'opera-ja',
      categoria_id: 2,
      status: 1,
      icone: 'icone-03',
      cor: 'cor-03',
      valor_sozinho: 2190,
    })
    .execute();
  await db.insertInto('planos').values({ id: 200, servico_id: 20, nome: 'Casal', valor: 3000, lugares: 4 }).execute();
  como = await criarPessoa(mundo, { nome: 'Marina' });
  const rafael = await criarPessoa(mundo, { nome: 'Rafael' });
  ids['cine'] = (await criarGrupo(mundo, { administrador: rafael, nome: 'Cine da Família' })).id;
  ids['barato'] = (await criarGrupo(mundo, { nome: 'Só filmes', valor: 18_00 })).id;
  ids['opera'] = (
    await criarGrupo(mundo, { nome: 'Coral', idServico: 20, idPlano: 200, valor: 26_00, lugares: 4, totalVagas: 3 })
  ).id;
  const pronto = await criarGrupo(mundo, { nome: 'Entra já', acessoImediato: true });
  await entregarAcesso(mundo, pronto);
  ids['pronto'] = pronto.id;
  await assinar(mundo, { idGrupo: pronto.id });
  ids['cheio'] = (await criarGrupo(mundo, { nome: 'Sem lugar' })).id;
  await assinar(mundo, { idGrupo: ids['cheio'], vagas: 2 });
  ids['analise'] = (await criarGrupo(mundo, { nome: 'Em análise', valor: 24_90 })).id;
}, 60_000);
afterAll(async () => {
  await mundo.encerrar();
});

async function nomes(filtro: Record<string, unknown> = {}) {
  const { corpo } = await mundo.chamar('getGrupos', filtro, { como });
  return corpo.itens.map((g) => g.nome);
}

describe('Listing of groups (spec B§2 /grupos)', () => {
  it('shows public groups that sell seats, those that give access at once first', async () => {
    expect(await nomes()).toEqual(['Entra já', 'Coral', 'Só filmes', 'Cine da Família']);
  });

  it('gives every field of a card (spec B§3 Group listing)', async () => {
    const { corpo } = await mundo.chamar('getGrupos', { servico: 20 }, { como });
    expect(corpo).toMatchObject({ total: 1, pagina: 1, porPagina: 20 });
    expect(corpo.itens[0]).toEqual({
      id: ids['opera'],
      nome: 'Coral',
      nomeUrl: 'coral',
      servico: 'Ópera Já',
      idServico: 20,
      plano: 'Casal',
      categoria: 2,
      icone: 'icone-01',
      cor: 'cor-01',
      statusId: 1,
      vagasDisponiveis: 3,
      vagasTotais: 3,
      lugares: 4,
      valorSemTaxas: 650,
      valorTaxa: 150,
      valorMensal: 800,
      valorSozinho: 2190,
      formaAcesso: 239,
      formaAcessoDescricao: 'Login e senha',
      acessoInstantaneo: false,
      exigeCaucao: true,
      dataFilaFormatada: null,
      tags: [],
      admin: {
        id: expect.any(Number),
        nome: 'Rafael Nogueira',
        imagem: null,
        ciclosSemFalha: 0,
        identidadeVerificada: false,
      },
      jaTem: null,
    });
  });

  it.each([
    [{ categoria: 2 }, ['Coral']],
    [{ servico: 10, ordem: 'menorPreco' }, ['Só filmes', 'Entra já', 'Cine da Família']],
    [{ valorMaximo: 800, ordem: 'recentes' }, ['Coral', 'Só filmes']],
    [{ acessoInstantaneo: true }, ['Entra já']],
    [{ formaAcesso: 240 }, []],
    [{ ordem: 'maisVagas' }, ['Coral', 'Só filmes', 'Cine da Família', 'Entra já']],
    [{ ordem: 'recentes' }, ['Entra já', 'Coral', 'Só filmes', 'Cine da Família']],
  ])('filters and orders: %j', async (filtro, esperado) => {
    expect(await nomes(filtro)).toEqual(esperado);
  });

  it('pages without repeating or losing a group', async () => {
    const paginas = [
      await nomes({ porPagina: 3 }),
      await nomes({ porPagina: 3, pagina: 2 }),
      await nomes({ porPagina: 3, pagina: 3 }),
    ];
    expect(paginas).toEqual([['Entra já', 'Coral', 'Só filmes'], ['Cine da Família'], []]);
    const { corpo } = await mundo.chamar('getGrupos', { porPagina: 3, pagina: 3 }, { como });
    expect(corpo.total).toBe(4);
  });

  it.each([{ pagina: 0 }, { porPagina: 51 }, { ordem: 'nome' }, { valorMaximo: -1 }])('refuses %j', async (filtro) => {
    expect((await mundo.chamar('getGrupos', filtro, { como })).status).toBe(422);
  });
});

describe('Search (spec B§2 /pesquisa)', () => {
  it.each([
    ['opera', ['Coral']],
    ['MÚSICA', ['Coral']],
    ['familia cine', ['Cine da Família']],
    ['filmes mais', ['Só filmes']],
    ['nada parecido com isto', []],
    ['%', []],
    ['_', []],
    ["'; drop table grupos; --", []],
  ])('finds by name, service and category: %j', async (busca, esperado) => {
    expect(await nomes({ busca })).toEqual(esperado);
  });

  it('finds a misspelt word when nothing has it as written', async () => {
    expect(await nomes({ busca: 'famlia' })).toEqual(['Cine da Família']);
  });

  it('finds the groups of a service by its misspelt name', async () => {
    expect(await nomes({ busca: 'oprea ja' })).toEqual(['Coral']);
  });

  it('keeps the words of a search without accents', () => {
    expect(textoDeBusca({ nome: 'Coral', servico: 'Ópera Já', categoria: 'Música' })).toBe('coral opera ja musica');
  });
});

describe('Categories (spec B§7 grupo/categorias)', () => {
  it('counts the listed groups of each', async () => {
    expect((await mundo.chamar('getCategorias', {}, { como })).corpo.categorias).toEqual([
      { id: 1, nome: 'Vídeo', icone: 'player-play', grupos: 3 },
      { id: 2, nome: 'Música', icone: 'music', grupos: 1 },
    ]);
  });
});

describe('Viewed and recommended groups (spec B§7; REGRAS part 1)', () => {
  it('remembers the groups that the person looked at, the last first and each once', async () => {
    const pessoa = await criarPessoa(mundo);
    for (const nome of ['cine', 'opera', 'cine']) {
      await mundo.chamar('createVisualizacao', { idGrupo: ids[nome] }, { como: pessoa });
      await mundo.avancar({ minutos: 1 });
    }
    const { corpo } = await mundo.chamar('getVisualizados', {}, { como: pessoa });
    expect(corpo.itens.map((g) => g.nome)).toEqual(['Cine da Família', 'Coral']);
  });

  it('says why it recommends a group, the best reason first', async () => {
    const pessoa = await criarPessoa(mundo);
    await mundo.chamar('createVisualizacao', { idGrupo: ids['opera'] }, { como: pessoa });
    const { corpo } = await mundo.chamar('getRecomendados', {}, { como: pessoa });
    expect(corpo.itens[0]).toMatchObject({ nome: 'Coral', motivo: 'Você viu Ópera Já esta semana' });
    expect(corpo.itens.find((g) => g.nome === 'Só filmes')?.motivo).toBe('Menor preço de Cine Mais');
  });

  it('does not recommend a service that the person already has, in a group that he is in or administers', async () => {
    const membro = await assinar(mundo, { idGrupo: ids['opera'] ?? 0 });
    const { corpo } = await mundo.chamar('getRecomendados', {}, { como: membro });
    expect(corpo.itens.map((g) => g.id)).not.toContain(ids['opera']);
    const outro = await criarGrupo(mundo, {
      nome: 'Outro coral',
      idServico: 20,
      idPlano: 200,
      valor: 26_00,
      lugares: 4,
      totalVagas: 3,
    });
    const depois = await mundo.chamar('getRecomendados', {}, { como: membro });
    expect(depois.corpo.itens.map((g) => g.id)).not.toContain(outro.id);
  });
});

describe('The part of a group that its reader has already (spec B§2 /grupos)', () => {
  it('says what the reader has already: a seat, the administration, the service by another group', async () => {
    const administrador = await criarPessoa(mundo, { nome: 'Bianca' });
    const coro = { idServico: 20, idPlano: 200, valor: 26_00, lugares: 4, totalVagas: 3 };
    const { id } = await criarGrupo(mundo, { nome: 'Coro novo', administrador, ...coro });
    const membro = await assinar(mundo, { idGrupo: id });
    async function vistos(quem: Pessoa) {
      const { corpo } = await mundo.chamar('getGrupos', { servico: 20, ordem: 'recentes' }, { como: quem });
      return Object.fromEntries(corpo.itens.map(({ nome, jaTem }) => [nome, jaTem]));
    }
    expect(await vistos(membro)).toMatchObject({ 'Coro novo': 'membro', Coral: 'servico' });
    expect(await vistos(administrador)).toMatchObject({ 'Coro novo': 'administrador', Coral: 'servico' });
    expect(await vistos(como)).toMatchObject({ 'Coro novo': null, Coral: null });
    const { corpo } = await mundo.chamar('getGrupos', { servico: 10 }, { como: membro });
    expect(corpo.itens.map(({ jaTem }) => jaTem)).toEqual(corpo.itens.map(() => null));
  });

  it('a seat that is only held is not had', async () => {
    const quem = await criarPessoa(mundo);
    await mundo.chamar('preCheckout', { idGrupo: ids['opera'] ?? 0, vagas: 1 }, { como: quem });
    const { corpo } = await mundo.chamar('getGrupos', { servico: 20 }, { como: quem });
    expect(corpo.itens.map(({ jaTem }) => jaTem)).toEqual(corpo.itens.map(() => null));
  });
});
