import { diaDe, somarDias } from '@rateia/domain/datas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../../test/app.ts';
import { criarMundo } from '../../../../test/app.ts';
import type { Pessoa } from '../../../../test/construtores.ts';
import { criarCatalogo, criarPessoa } from '../../../../test/construtores.ts';
import { criarGrupo } from '../../../../test/grupos.ts';

let mundo: Mundo;
let pessoa: Pessoa;
let suporte: Pessoa;
let financeiro: Pessoa;
let lider: Pessoa;

beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
  pessoa = await criarPessoa(mundo, { nome: 'Ana', sobrenome: 'Lemos' });
  suporte = await criarPessoa(mundo, { nome: 'Aline', sobrenome: 'Kato', papeis: ['suporte'] });
  financeiro = await criarPessoa(mundo, { papeis: ['financeiro'] });
  lider = await criarPessoa(mundo, { nome: 'Lívia', sobrenome: 'Sampaio', papeis: ['lider'] });
});
afterAll(async () => await mundo.encerrar());

async function criar(mudancas: Record<string, unknown> = {}, como: Pessoa | undefined = suporte) {
  return await mundo.chamar(
    'createLinkDaOperacao',
    { nome: 'Mural da faculdade', destino: '/pesquisa?busca=canva', ...mudancas },
    como === undefined ? {} : { como },
  );
}
async function abrir(endereco: string) {
  return await mundo.chamar('abrirLink', { codigo: endereco.split('/').at(-1) ?? '' });
}
async function permitir(host: string, como = lider) {
  return await mundo.chamar('createDestino', { host }, { como });
}
async function tirar(host: string, como = lider) {
  return await mundo.chamar('deleteDestino', { host }, { como });
}
async function trilha(alvo: string) {
  return (
    await mundo.aplicacao.deps.db
      .selectFrom('auditoria')
      .select(['acao', 'usuario_id'])
      .where('alvo', '=', alvo)
      .orderBy('id')
      .execute()
  ).map(({ acao, usuario_id }) => [acao, usuario_id]);
}

describe('POST backoffice/links (REGRAS 2.23)', () => {
  it('makes a link with its campaign and its last day, and records its author', async () => {
    const hoje = diaDe(mundo.agora());
    const { status, corpo } = await criar({
      utm: { utm_source: 'mural', utm_campaign: 'volta-as-aulas' },
      ultimoDia: somarDias(hoje, 7),
    });
    expect(status).toBe(200);
    expect(corpo).toEqual({
      id: expect.any(Number),
      endereco: expect.stringMatching(new RegExp(`^${mundo.config.appUrl}/r/[2-9a-z]{8}$`)),
      nome: 'Mural da faculdade',
      destino: '/pesquisa?busca=canva&utm_source=mural&utm_campaign=volta-as-aulas',
      autor: 'Aline Kato',
      criadoEm: expect.any(String),
      venceEm: expect.any(String),
      situacao: 'ativo',
      visitas: 0,
      visitantes: 0,
    });
    expect(diaDe(corpo.venceEm ?? '')).toBe(somarDias(hoje, 7));
    expect(await trilha(`link:${corpo.endereco.split('/').at(-1)}`)).toEqual([['link.criar', suporte.id]]);
    expect((await abrir(corpo.endereco)).corpo.destino).toBe(corpo.destino);
  });

  it('works to the end of its last day, and not after it', async () => {
    const { corpo } = await criar({ nome: 'Só hoje', ultimoDia: diaDe(mundo.agora()) });
    expect((await abrir(corpo.endereco)).status).toBe(200);
    await mundo.avancar({ dias: 1 });
    expect((await abrir(corpo.endereco)).status).toBe(404);
    const { itens } = (await mundo.chamar('getLinks', {}, { como: suporte })).corpo;
    expect(itens.find(({ id }) => id === corpo.id)).toMatchObject({ situacao: 'vencido', visitas: 1, visitantes: 1 });
  });

  it.each(['//mau.exemplo', 'https://mau.exemplo/x', 'javascript:alert(1)', '/r/k7mx2p9w', '/api/v1/usuario'])(
    'has no link to %s',
    async (destino) => {
      const { status, erro } = await criar({ destino });
      expect(status).toBe(400);
      expect(erro.dados.chave).toBe('destinoNaoPermitido');
    },
  );

  it('refuses a day that is over, a name too short, finance, people and visitors', async () => {
    const ontem = somarDias(diaDe(mundo.agora()), -1);
    expect((await criar({ ultimoDia: ontem })).erro.dados).toMatchObject({
      chave: 'dadosInvalidos',
      campos: { ultimoDia: 'Escolha hoje ou um dia depois.' },
    });
    expect((await criar({ nome: 'x' })).status).toBe(422);
    expect((await criar({}, financeiro)).status).toBe(403);
    expect((await criar({}, pessoa)).status).toBe(403);
    const { status } = await mundo.chamar('createLinkDaOperacao', { nome: 'Mural', destino: '/ajuda' });
    expect(status).toBe(401);
  });
});

describe('Sites that links may lead to (ASVS 3.7.2)', () => {
  it('are gone to while they are on the list, after asking, and not a moment longer', async () => {
    expect((await permitir(' Blog.Exemplo.com.br ')).status).toBe(204);
    expect((await permitir('blog.exemplo.com.br')).status).toBe(204);
    const { corpo } = await criar({
      nome: 'O blog',
      destino: 'https://blog.exemplo.com.br/post',
      utm: { utm_source: 'app' },
    });
    expect((await abrir(corpo.endereco)).corpo).toEqual({
      destino: 'https://blog.exemplo.com.br/post?utm_source=app',
      host: 'blog.exemplo.com.br',
    });
    const lista = await mundo.chamar('getDestinos', {}, { como: suporte });
    expect(lista.corpo.itens).toEqual([
      { host: 'blog.exemplo.com.br', autor: 'Lívia Sampaio', permitidoEm: expect.any(String), links: 1 },
    ]);
    expect((await tirar('blog.exemplo.com.br')).status).toBe(204);
    expect((await abrir(corpo.endereco)).status).toBe(404);
    const { itens } = (await mundo.chamar('getLinks', {}, { como: suporte })).corpo;
    expect(itens.find(({ id }) => id === corpo.id)?.situacao).toBe('bloqueado');
    expect(await trilha('destino:blog.exemplo.com.br')).toEqual([
      ['destino.permitir', lider.id],
      ['destino.tirar', lider.id],
    ]);
  });

  it('are the lead alone to choose', async () => {
    expect((await permitir('exemplo.org', suporte)).status).toBe(403);
    expect((await tirar('exemplo.org', suporte)).status).toBe(403);
    expect((await mundo.chamar('createDestino', { host: 'exemplo.org' })).status).toBe(401);
    expect((await mundo.chamar('getDestinos', {}, { como: financeiro })).status).toBe(403);
  });

  it.each(['localhost', '127.0.0.1', 'exemplo', 'https://exemplo.org', 'exemplo.org/x'])(
    'are names: not %s',
    async (host) => {
      expect((await permitir(host)).erro.dados).toMatchObject({
        campos: { host: expect.stringContaining('nome do site') },
      });
    },
  );

  it('are taken off the list once', async () => {
    expect((await tirar('nunca.exemplo.org')).status).toBe(404);
  });
});

describe('GET backoffice/links, ligar and desligar (REGRAS 2.23)', () => {
  it('shows the links of people apart, and switches any of them off and on', async () => {
    const grupo = await criarGrupo(mundo, { nome: 'Canva da Ana' });
    const { corpo: dela } = await mundo.chamar('createLink', { idGrupo: grupo.id }, { como: pessoa });
    await mundo.chamar('abrirLink', { codigo: dela.codigo });
    const { corpo } = await mundo.chamar('getLinks', { de: 'pessoas' }, { como: lider });
    expect(corpo).toMatchObject({ total: 1, pagina: 1, porPagina: 20 });
    const [link] = corpo.itens;
    expect(link).toMatchObject({ nome: 'Canva da Ana', autor: 'Ana Lemos', situacao: 'ativo', visitas: 1 });
    const id = link?.id ?? 0;
    expect((await mundo.chamar('desligarLink', { id }, { como: suporte })).status).toBe(204);
    expect((await abrir(dela.endereco)).status).toBe(404);
    expect((await mundo.chamar('ligarLink', { id }, { como: lider })).status).toBe(204);
    expect((await abrir(dela.endereco)).status).toBe(200);
    expect(await trilha(`link:${dela.codigo}`)).toEqual([
      ['link.desligar', suporte.id],
      ['link.ligar', lider.id],
    ]);
  });

  it('refuses a link that is not there, finance and visitors', async () => {
    for (const nome of ['ligarLink', 'desligarLink'] as const) {
      expect((await mundo.chamar(nome, { id: 99_999_999 }, { como: suporte })).status).toBe(404);
      expect((await mundo.chamar(nome, { id: 1 }, { como: financeiro })).status).toBe(403);
      expect((await mundo.chamar(nome, { id: 1 })).status).toBe(401);
    }
    expect((await mundo.chamar('getLinks', {}, { como: financeiro })).status).toBe(403);
    expect((await mundo.chamar('getLinks')).status).toBe(401);
    expect((await mundo.chamar('getLinks', { de: 'ninguem' }, { como: suporte })).status).toBe(422);
  });
});
