import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figuraComLugar } from '../../../gateways/imagens/test/figuras.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarCampanha } from '../../../test/campanhas.ts';
import { criarGrupoAVenda } from '../../../test/checkout.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { enviar } from '../../../test/identidade.ts';
import { criarPessoaComSenha, entrar } from '../../../test/sessoes.ts';

let mundo: Mundo;
let operadora: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  operadora = await criarPessoa(mundo, { papeis: ['suporte'] });
});
afterAll(async () => {
  await mundo.encerrar();
});

async function modais(como?: Pessoa) {
  return (await mundo.chamar('getModal', {}, como === undefined ? {} : { como })).corpo.itens.map(({ id }) => id);
}
async function banners(tags: string) {
  return (await mundo.chamar('getBanner', { tags })).corpo.itens.map(({ id }) => id);
}
async function diasDe(id: number) {
  return (await mundo.chamar('getCampanha', { id }, { como: operadora })).corpo.dias;
}

describe('GET api/modal (spec A§3 Marketing modal, A§7 Content)', () => {
  it('gives the campaigns on the air, in the shape of the spec, to a visitor without a login', async () => {
    const id = await criarCampanha(mundo, operadora, {
      rotas: ['/grupos', '/carteira*'],
      cupom: 'REDE10',
      link: 'https://exemplo.com.br/promo',
      abrirEmNovaJanela: true,
    });
    const { status, corpo, cabecalhos } = await mundo.chamar('getModal');
    expect(status).toBe(200);
    expect(cabecalhos['cache-control']).toBe('no-store');
    expect(corpo.itens).toEqual([
      {
        id,
        rotas: ['/grupos', '/carteira*'],
        titulo: 'Divida com a sua rede',
        texto: 'Chame quem você conhece e pague só a sua parte.',
        imagens: {
          descricao: 'Três pessoas em volta de uma mesa',
          tamanho: {
            urlDesktopImagem: expect.stringMatching(/^\/api\/v1\/marketing\/imagem\/[0-9a-f]{32}$/),
            urlMobileImagem: expect.stringMatching(/^\/api\/v1\/marketing\/imagem\/[0-9a-f]{32}$/),
          },
        },
        marketing: {
          cta: 'Ver grupos',
          utm: { utm_source: 'rateia', utm_campaign: 'rede' },
          cupom: { cupom: 'REDE10' },
        },
        redirecionamento: { link: 'https://exemplo.com.br/promo', ehLinkExterno: true, abrirEmNovaJanela: true },
        contagemAte: null,
      },
    ]);
    await mundo.chamar('desligarCampanha', { id }, { como: operadora });
    expect(await modais()).toEqual([]);
  });

  it('gives the newest first, from its beginning until its end', async () => {
    const [hora, ...outras] = [1, 2, 3].map((horas) => new Date(Date.parse(mundo.agora()) + horas * 3_600_000));
    const aberta = await criarCampanha(mundo, operadora);
    const curta = await criarCampanha(mundo, operadora, {
      inicio: hora?.toISOString(),
      fim: outras[1]?.toISOString(),
    });
    await criarCampanha(mundo, operadora, { ligada: false });
    expect(await modais()).toEqual([aberta]);
    await mundo.avancar({ horas: 1 });
    expect(await modais()).toEqual([curta, aberta]);
    await mundo.avancar({ horas: 2 });
    expect(await modais()).toEqual([aberta]);
    await mundo.chamar('desligarCampanha', { id: aberta }, { como: operadora });
  });

  it('is shown to its audience only; an expired session counts as no session', async () => {
    const deVisitante = await criarCampanha(mundo, operadora, { publicos: ['visitante'] });
    const deLogado = await criarCampanha(mundo, operadora, { publicos: ['logado'] });
    const deMembro = await criarCampanha(mundo, operadora, { publicos: ['membro', 'administrador'] });
    const deNovata = await criarCampanha(mundo, operadora, { publicos: ['nuncaComprou'] });
    const pessoa = await criarPessoaComSenha(mundo);
    const como = { ...pessoa, ...(await entrar(mundo, pessoa)) };
    expect(await modais()).toEqual([deVisitante]);
    expect(await modais(como)).toEqual([deNovata, deLogado]);
    expect(await modais({ ...como, token: `${como.token}x` })).toEqual([deVisitante]);
    expect(await modais({ ...como, hashDispositivo: 'outro' })).toEqual([deVisitante]);
    expect((await mundo.chamar('createImpressao', { id: deMembro }, { como })).status).toBe(404);
    for (const id of [deVisitante, deLogado, deMembro, deNovata])
      await mundo.chamar('desligarCampanha', { id }, { como: operadora });
  });
});

describe('A modal interrupts no new account and no member of the staff (REGRAS 2.23)', () => {
  it('it stays away in the first session and from the operation; an administrator of a group gets only those for administrators', async () => {
    const paraTodos = await criarCampanha(mundo, operadora);
    const paraEles = await criarCampanha(mundo, operadora, { publicos: ['administrador', 'logado'] });
    const nova = await criarPessoaComSenha(mundo);
    expect(await modais(nova)).toEqual([]);
    const deNovo = { ...nova, ...(await entrar(mundo, nova)) };
    expect(await modais(deNovo)).toEqual([paraEles, paraTodos]);
    expect(await modais(operadora)).toEqual([]);
    await criarGrupoAVenda(mundo, { administrador: nova });
    expect(await modais(deNovo)).toEqual([paraEles]);
    for (const id of [paraTodos, paraEles]) await mundo.chamar('desligarCampanha', { id }, { como: operadora });
  });
});

describe('GET api/banner (spec A§7 Content)', () => {
  it('gives those of any of the tags, and no modal', async () => {
    const doInicio = await criarCampanha(mundo, operadora, { tipo: 'banner' });
    const daCarteira = await criarCampanha(mundo, operadora, { tipo: 'banner', tags: ['carteira', 'inicio'] });
    const modal = await criarCampanha(mundo, operadora);
    expect(await banners('inicio')).toEqual([daCarteira, doInicio]);
    expect(await banners('carteira,outra')).toEqual([daCarteira]);
    expect(await banners('outra')).toEqual([]);
    for (const id of [doInicio, daCarteira, modal]) await mundo.chamar('desligarCampanha', { id }, { como: operadora });
    expect(await banners('inicio')).toEqual([]);
  });

  it.each(['', 'Inicio', 'a b', 'inicio,', 'x'.repeat(40)])('refuses the tags %j', async (tags) => {
    expect((await mundo.chamar('getBanner', { tags })).status).toBe(422);
  });
});

describe('impressions and clicks', () => {
  it('are counted once per visitor and day, and each day apart', async () => {
    const id = await criarCampanha(mundo, operadora);
    const [ana, bia] = [await criarPessoa(mundo), await criarPessoa(mundo)];
    for (const como of [ana, ana, bia]) {
      const r = await mundo.chamar('createImpressao', { id }, { como });
      expect([r.status, r.bruto]).toEqual([204, '']);
    }
    expect((await mundo.chamar('createClique', { id }, { como: bia })).status).toBe(204);
    expect(await diasDe(id)).toEqual([{ dia: expect.any(String), impressoes: 2, cliques: 1 }]);
    await mundo.avancar({ dias: 1 });
    await mundo.chamar('createImpressao', { id }, { como: ana });
    expect((await diasDe(id)).map(({ impressoes, cliques }) => [impressoes, cliques])).toEqual([
      [2, 1],
      [1, 0],
    ]);
  });

  it('keep nothing that two days share, and become two numbers when the day is over', async () => {
    const { db } = mundo.aplicacao.deps;
    const id = await criarCampanha(mundo, operadora);
    const como = await criarPessoa(mundo);
    await mundo.chamar('createImpressao', { id }, { como });
    await mundo.avancar({ dias: 1 });
    await mundo.chamar('createImpressao', { id }, { como });
    const vistas = db.selectFrom('campanha_vistas').select('visitante').where('campanha_id', '=', id);
    expect(new Set((await vistas.execute()).map(({ visitante }) => visitante.toString('hex'))).size).toBe(2);
    const antes = await diasDe(id);
    async function fechar() {
      return await mundo.aplicacao.tarefas.fecharContagens({}, { tentativa: 1, requestId: undefined });
    }
    await fechar();
    await fechar();
    expect(await diasDe(id)).toEqual(antes);
    expect(await vistas.execute()).toHaveLength(1);
  });

  it('of visitors without a login are bounded by network, even if they claim to be other browsers', async () => {
    const id = await criarCampanha(mundo, operadora);
    for (let n = 0; n < 25; n += 1)
      await mundo.chamar('createImpressao', { id }, { cabecalhos: { 'user-agent': `navegador ${n}` } });
    expect((await diasDe(id)).map(({ impressoes }) => impressoes)).toEqual([20]);
    await mundo.chamar('createImpressao', { id }, { como: await criarPessoa(mundo) });
    expect((await diasDe(id)).map(({ impressoes }) => impressoes)).toEqual([21]);
  });

  it('of a campaign that is not on the air are not found', async () => {
    const rascunho = await criarCampanha(mundo, operadora, { ligada: false });
    for (const id of [rascunho, 999_999]) {
      expect((await mundo.chamar('createImpressao', { id })).status).toBe(404);
      expect((await mundo.chamar('createClique', { id })).status).toBe(404);
    }
    expect((await mundo.chamar('createClique', { id: 'x' })).status).toBe(422);
  });
});

describe('the picture of a campaign (spec A§3 imagens; ASVS 5.2)', () => {
  async function pedir(url: string) {
    return await mundo.http.inject({ method: 'GET', url });
  }

  it('is written again by us, served to anybody and for long, and is deleted when nothing leads to it', async () => {
    const id = await criarCampanha(mundo, operadora);
    async function trocar() {
      return (
        await enviar(mundo, 'createImagemDaCampanha', {
          como: operadora,
          caminho: { id },
          nome: 'arte.jpg',
          bytes: await figuraComLugar(),
          campos: { tamanho: 'mobile' },
        })
      ).corpo.imagens.tamanho.urlMobileImagem;
    }
    const primeira = await trocar();
    const r = await pedir(primeira);
    expect([r.statusCode, r.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(r.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await sharp(r.rawPayload).metadata()).exif).toBeUndefined();

    const copia = (await mundo.chamar('copiarCampanha', { id }, { como: operadora })).corpo.id;
    const segunda = await trocar();
    expect((await pedir(primeira)).statusCode, 'the copy still has it').toBe(200);
    await enviar(mundo, 'createImagemDaCampanha', {
      como: operadora,
      caminho: { id: copia },
      nome: 'arte.jpg',
      bytes: await figuraComLugar(),
      campos: { tamanho: 'mobile' },
    });
    await mundo.assentar();
    expect((await pedir(primeira)).statusCode).toBe(404);
    expect((await pedir(segunda)).statusCode).toBe(200);
    const arquivo = `campanhas/${primeira.split('/').at(-1) ?? ''}`;
    expect((await mundo.aplicacao.deps.gateways.arquivos.ler(arquivo)).situacao).toBe('inexistente');
  });

  it('is not found by a code of nothing', async () => {
    expect((await pedir(`/api/v1/marketing/imagem/${'0'.repeat(32)}`)).statusCode).toBe(404);
    expect((await pedir('/api/v1/marketing/imagem/x')).statusCode).toBe(422);
  });
});
