import type { NomeChamada } from '@rateia/contracts/todas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figura } from '../../../../gateways/imagens/test/figuras.ts';
import type { Mundo } from '../../../../test/app.ts';
import { criarMundo } from '../../../../test/app.ts';
import { CAMPANHA_VAZIA, CONTEUDO, criarCampanha } from '../../../../test/campanhas.ts';
import type { Pessoa } from '../../../../test/construtores.ts';
import { criarPessoa } from '../../../../test/construtores.ts';
import { enviar } from '../../../../test/identidade.ts';

let mundo: Mundo;
let suporte: Pessoa;
let lider: Pessoa;
let financeiro: Pessoa;
let pessoa: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  suporte = await criarPessoa(mundo, { nome: 'Aline', papeis: ['suporte'] });
  lider = await criarPessoa(mundo, { nome: 'Otto', papeis: ['lider'] });
  financeiro = await criarPessoa(mundo, { papeis: ['financeiro'] });
  pessoa = await criarPessoa(mundo);
});
afterAll(async () => {
  await mundo.encerrar();
});

async function ver(id: number) {
  return (await mundo.chamar('getCampanha', { id }, { como: suporte })).corpo;
}
async function escrever(id: number, mudanca: Record<string, unknown> = {}) {
  const { versao } = await ver(id);
  return await mundo.chamar('updateCampanha', { id, ...CONTEUDO, versao, ...mudanca }, { como: suporte });
}

describe('permission to manage campaigns (REGRAS 2.15)', () => {
  const ESCRITAS = ['createCampanha', 'updateCampanha', 'copiarCampanha', 'ligarCampanha', 'desligarCampanha'] as const;
  function entrada(nome: NomeChamada, id: number) {
    return nome === 'createCampanha' ? { tipo: 'modal', nome: 'Outra' } : { id, ...CAMPANHA_VAZIA };
  }

  it.each(ESCRITAS)('%s: refused without a login, for a member and for finance', async (nome) => {
    const id = await criarCampanha(mundo, suporte, { ligada: false });
    expect((await mundo.chamar(nome, entrada(nome, id))).status).toBe(401);
    expect((await mundo.chamar(nome, entrada(nome, id), { como: pessoa })).status).toBe(403);
    expect((await mundo.chamar(nome, entrada(nome, id), { como: financeiro })).status).toBe(403);
  });

  it('finance reads, and sends no picture', async () => {
    const id = await criarCampanha(mundo, lider, { ligada: false });
    expect((await mundo.chamar('getCampanhas', {}, { como: financeiro })).status).toBe(200);
    expect((await mundo.chamar('getCampanha', { id }, { como: financeiro })).status).toBe(200);
    expect((await mundo.chamar('getCampanhas', {}, { como: pessoa })).status).toBe(403);
    const imagem = { caminho: { id }, nome: 'a.png', bytes: await figura('png'), campos: { tamanho: 'mobile' } };
    expect((await enviar(mundo, 'createImagemDaCampanha', { como: financeiro, ...imagem })).status).toBe(403);
    expect((await enviar(mundo, 'createImagemDaCampanha', imagem)).status).toBe(401);
  });

  it.each(['getCampanha', 'updateCampanha', 'copiarCampanha', 'ligarCampanha', 'desligarCampanha'] as const)(
    '%s: an unknown campaign is not found',
    async (nome) => {
      expect((await mundo.chamar(nome, entrada(nome, 999_999), { como: suporte })).status).toBe(404);
    },
  );
});

describe('writing a campaign (spec A§3 Marketing modal)', () => {
  it('begins as a draft that lacks everything, and is told so in words', async () => {
    const r = await mundo.chamar('createCampanha', { tipo: 'banner', nome: 'Volta às aulas' }, { como: suporte });
    expect(r.status).toBe(200);
    expect(await ver(r.corpo.id)).toEqual({
      id: r.corpo.id,
      tipo: 'banner',
      nome: 'Volta às aulas',
      situacao: 'rascunho',
      versao: 1,
      titulo: '',
      texto: '',
      imagens: { descricao: '', tamanho: { urlDesktopImagem: '', urlMobileImagem: '' } },
      marketing: { cta: '', utm: {}, cupom: null },
      redirecionamento: { link: '', ehLinkExterno: false, abrirEmNovaJanela: false },
      contagemAte: null,
      rotas: [],
      tags: [],
      publicos: [],
      servicos: [],
      doCupom: null,
      inicio: null,
      fim: null,
      faltas: [
        'o título',
        'a descrição da imagem',
        'a imagem de computador',
        'a imagem de celular',
        'o texto do botão',
        'o link',
        'os espaços',
        'o início',
      ],
      compras: 0,
      dias: [],
      historico: [{ acao: 'campanha.criar', quem: 'Aline de Teste', em: expect.any(String) }],
    });
    const ligar = await mundo.chamar('ligarCampanha', { id: r.corpo.id }, { como: suporte });
    expect([ligar.status, ligar.erro.message]).toEqual([
      400,
      'Antes de ligar, falta o título, a descrição da imagem, a imagem de computador, a imagem de celular, o texto do botão, o link, os espaços e o início.',
    ]);
  });

  it('keeps the text, gives a modal no places, and records who changed which part', async () => {
    const id = await criarCampanha(mundo, suporte, { ligada: false });
    const fim = '2099-01-01T03:00:00Z';
    const r = await escrever(id, {
      rotas: ['/pesquisa'],
      tags: ['inicio'],
      publicos: ['membro'],
      utm: { utm_source: 'x', utm_term: '' },
      inicio: mundo.agora(),
      fim,
    });
    expect(r.status).toBe(200);
    expect(r.corpo).toMatchObject({
      rotas: ['/pesquisa'],
      tags: [],
      publicos: ['membro'],
      fim: '2099-01-01T03:00:00.000Z',
    });
    expect(r.corpo.marketing.utm).toEqual({ utm_source: 'x' });
    const ato = await mundo.aplicacao.deps.db
      .selectFrom('auditoria')
      .select(['acao', 'usuario_id', 'dados'])
      .where('alvo', '=', `campanha:${id}`)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect(ato).toEqual({
      acao: 'campanha.alterar',
      usuario_id: suporte.id,
      dados: { mudou: expect.arrayContaining(['rotas', 'publicos', 'utm', 'fim']) },
    });
  });

  it('refuses to overwrite the text that another operator saved meanwhile', async () => {
    const id = await criarCampanha(mundo, suporte, { ligada: false });
    const { versao } = await ver(id);
    const corpo = { id, ...CONTEUDO, versao };
    expect((await mundo.chamar('updateCampanha', { ...corpo, titulo: 'Primeiro' }, { como: suporte })).status).toBe(
      200,
    );
    const r = await mundo.chamar('updateCampanha', { ...corpo, titulo: 'Segundo' }, { como: lider });
    expect([r.status, r.erro.dados.chave]).toEqual([409, 'conflito']);
    expect((await ver(id)).titulo).toBe('Primeiro');
  });

  it.each([
    ['a link that runs', { link: 'javascript:alert(1)' }],
    ['a link to another protocol', { link: 'ftp://exemplo.com.br' }],
    ['a link that only looks like ours', { link: '//exemplo.com.br' }],
    ['a route that is no path', { rotas: ['grupos'] }],
    ['an audience that there is not', { publicos: ['todos'] }],
    ['a tag that is none', { tags: ['Início'] }],
    ['a parameter that is not of a campaign', { utm: { utm_source: 1 } }],
    ['a coupon of other letters', { cupom: 'desconto!' }],
    ['an end before the beginning', { inicio: '2030-01-02T00:00:00Z', fim: '2030-01-01T00:00:00Z' }],
  ])('refuses %s', async (_nome, mudanca) => {
    const id = await criarCampanha(mundo, suporte, { ligada: false });
    expect((await escrever(id, mudanca)).status).toBe(422);
  });

  it('lets no needed part be taken from a campaign on the air, and accepts a correction of one that is over', async () => {
    const fim = new Date(Date.parse(mundo.agora()) + 3_600_000).toISOString();
    const inicio = mundo.agora();
    const id = await criarCampanha(mundo, suporte, { fim });
    const r = await escrever(id, { rotas: [], inicio, fim });
    expect([r.status, r.erro.message]).toEqual([400, 'Antes de ligar, falta as páginas.']);
    await mundo.avancar({ horas: 2 });
    expect((await escrever(id, { rotas: ['/grupos'], inicio, fim, titulo: 'Corrigido' })).corpo.situacao).toBe(
      'encerrada',
    );
    await mundo.chamar('desligarCampanha', { id }, { como: suporte });
  });

  it.each([
    ['a name of another kind', 'arte.svg', { tamanho: 'desktop' }, 'imagemExtensao'],
    ['a content that is not its name', 'arte.jpg', { tamanho: 'desktop' }, 'imagemConteudo'],
    ['a size that there is not', 'arte.png', { tamanho: 'tv' }, 'dadosInvalidos'],
  ])('refuses a picture with %s', async (_nome, nome, campos, chave) => {
    const id = await criarCampanha(mundo, suporte, { ligada: false });
    const envio = { como: suporte, caminho: { id }, nome, bytes: await figura('png'), campos };
    expect((await enviar(mundo, 'createImagemDaCampanha', envio)).erro.dados.chave).toBe(chave);
  });
});

describe('on, off and again', () => {
  it('goes on and off the air, and each time is refused what it already is', async () => {
    const id = await criarCampanha(mundo, suporte);
    expect((await ver(id)).situacao).toBe('noAr');
    expect((await mundo.chamar('ligarCampanha', { id }, { como: lider })).erro.dados.chave).toBe('transicaoRecusada');
    const r = await mundo.chamar('desligarCampanha', { id }, { como: lider });
    expect([r.status, r.corpo.situacao]).toEqual([200, 'desligada']);
    expect((await mundo.chamar('desligarCampanha', { id }, { como: lider })).erro.dados.chave).toBe(
      'transicaoRecusada',
    );
    expect((await mundo.chamar('ligarCampanha', { id }, { como: lider })).corpo.situacao).toBe('noAr');
    await mundo.chamar('desligarCampanha', { id }, { como: lider });
    expect((await ver(id)).historico.slice(0, 3).map(({ acao, quem }) => `${quem}: ${acao}`)).toEqual([
      'Otto de Teste: campanha.desligar',
      'Otto de Teste: campanha.ligar',
      'Otto de Teste: campanha.desligar',
    ]);
  });

  it('is scheduled by its beginning', async () => {
    const inicio = new Date(Date.parse(mundo.agora()) + 3_600_000).toISOString();
    const id = await criarCampanha(mundo, suporte, { inicio });
    expect((await ver(id)).situacao).toBe('agendada');
    await mundo.avancar({ horas: 1 });
    expect((await ver(id)).situacao).toBe('noAr');
    await mundo.chamar('desligarCampanha', { id }, { como: suporte });
  });

  it('is copied as a draft with the same pictures and without dates', async () => {
    const id = await criarCampanha(mundo, suporte, { cupom: 'REDE10' });
    const { corpo } = await mundo.chamar('copiarCampanha', { id }, { como: lider });
    const [original, copia] = [await ver(id), await ver(corpo.id)];
    expect(copia).toEqual({
      ...original,
      id: corpo.id,
      nome: 'Uma campanha (cópia)',
      situacao: 'rascunho',
      versao: 1,
      inicio: null,
      faltas: ['o início'],
      historico: [{ acao: 'campanha.copiar', quem: 'Otto de Teste', em: expect.any(String) }],
    });
    await mundo.chamar('desligarCampanha', { id }, { como: suporte });
  });

  it('stands in the list, campaigns on the air first, with its sums', async () => {
    const [noAr, rascunho] = [
      await criarCampanha(mundo, suporte),
      await criarCampanha(mundo, suporte, { ligada: false }),
    ];
    await mundo.chamar('createImpressao', { id: noAr }, { como: pessoa });
    await mundo.chamar('createClique', { id: noAr }, { como: pessoa });
    const { itens } = (await mundo.chamar('getCampanhas', {}, { como: suporte })).corpo;
    expect(itens[0]).toEqual({
      id: noAr,
      tipo: 'modal',
      nome: 'Uma campanha',
      titulo: 'Divida com a sua rede',
      situacao: 'noAr',
      inicio: expect.any(String),
      fim: null,
      impressoes: 1,
      cliques: 1,
    });
    expect(itens.find(({ id }) => id === rascunho)).toMatchObject({ situacao: 'rascunho', impressoes: 0, cliques: 0 });
  });
});

describe('rules that the database itself enforces', () => {
  it.each([
    ['a campaign on the air that lacks something', { estado: 'ativa' }],
    ['a link that runs', { link: 'javascript:alert(1)' }],
    ['a place for a modal', { tags: ['inicio'] }],
    ['an audience that there is not', { publicos: ['todos'] }],
    ['an end before the beginning', { inicio: '2030-01-02T00:00:00Z', fim: '2030-01-01T00:00:00Z' }],
  ])('%s', async (_nome, valores) => {
    const id = (await mundo.chamar('createCampanha', { tipo: 'modal', nome: 'Vazia' }, { como: suporte })).corpo.id;
    const { db } = mundo.aplicacao.deps;
    await expect(db.updateTable('campanhas').set(valores).where('id', '=', id).execute()).rejects.toThrow(
      /violates check constraint/,
    );
    await expect(db.deleteFrom('campanhas').where('id', '=', id).execute()).rejects.toThrow(/permission denied/);
  });
});
