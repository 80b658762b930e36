import { describe, expect, it } from 'vitest';
import { conferirMaquina } from '../test/conferir-maquina.ts';
import type { PartesDaCampanha } from './campanha.ts';
import { ehLinkExterno, faltasDaCampanha, LINK_DA_CAMPANHA, MAQUINA_CAMPANHA, situacaoDaCampanha } from './campanha.ts';

const AGORA = '2026-11-22T12:00:00.000Z';
const inteira: PartesDaCampanha = {
  tipo: 'modal',
  titulo: 'Chame a sua rede',
  descricao: 'Duas pessoas dividindo uma conta',
  cta: 'Ver grupos',
  link: '/pesquisa',
  imagemDesktop: 'a',
  imagemMobile: 'b',
  rotas: ['/grupos'],
  tags: [],
  cupom: null,
  inicio: AGORA,
  fim: null,
};

describe('the parts that a campaign needs before it is seen (spec A§3 Marketing modal)', () => {
  it('lacks nothing when every part is given, whether or not it has an end', () => {
    expect(faltasDaCampanha(inteira, AGORA)).toEqual([]);
    expect(faltasDaCampanha({ ...inteira, fim: '2026-11-22T12:00:00.001Z' }, AGORA)).toEqual([]);
  });

  it.each([
    [{ titulo: '' }, 'o título'],
    [{ descricao: '' }, 'a descrição da imagem'],
    [{ imagemDesktop: null }, 'a imagem de computador'],
    [{ imagemMobile: null }, 'a imagem de celular'],
    [{ cta: '' }, 'o texto do botão'],
    [{ link: '' }, 'o link'],
    [{ rotas: [] }, 'as páginas'],
    [{ tipo: 'banner' as const }, 'os espaços'],
    [{ inicio: null }, 'o início'],
    [{ fim: AGORA }, 'um fim que ainda não passou'],
  ])('%j lacks %s', (mudanca, falta) => {
    expect(faltasDaCampanha({ ...inteira, ...mudanca }, AGORA)).toEqual([falta]);
  });

  it('of a banner are places and no pages', () => {
    expect(faltasDaCampanha({ ...inteira, tipo: 'banner', rotas: [], tags: ['inicio'] }, AGORA)).toEqual([]);
  });

  it('of a page are a coupon and an end: an offer without an end is none (REGRAS 2.31)', () => {
    const pagina: PartesDaCampanha = {
      ...inteira,
      tipo: 'pagina',
      rotas: [],
      cupom: 'Black30',
      fim: '2026-11-23T12:00:00.000Z',
    };
    expect(faltasDaCampanha(pagina, AGORA)).toEqual([]);
    expect(faltasDaCampanha({ ...pagina, cupom: null, fim: null }, AGORA)).toEqual(['o cupom', 'o fim']);
  });
});

describe('where a campaign leads (spec A§4: external link, internal link)', () => {
  it.each([
    ['/grupos', true, false],
    ['/grupo/3?x=1#y', true, false],
    ['https://exemplo.com.br', true, true],
    ['http://exemplo.com.br/a?b=c', true, true],
    ['//exemplo.com.br', false, false],
    ['/\\exemplo.com.br', false, false],
    ['javascript:alert(1)', false, false],
    ['data:text/html,x', false, false],
    ['https://eu@exemplo.com.br', false, true],
    ['https://', false, true],
    ['https://exemplo.com.br/a b', false, true],
    ['exemplo.com.br', false, false],
  ])('%s: taken %s, external %s', (link, serve, externo) => {
    expect([LINK_DA_CAMPANHA.test(link), ehLinkExterno(link)]).toEqual([serve, externo]);
  });
});

describe('switching a campaign on and off', () => {
  const inteira = { faltas: [] };
  conferirMaquina({
    maquina: MAQUINA_CAMPANHA,
    quem: ['operador'],
    tabela: [
      ['rascunho', 'ligar', 'ativa', ['operador'], inteira],
      ['desligada', 'ligar', 'ativa', ['operador'], inteira],
      ['ativa', 'desligar', 'desligada', ['operador'], inteira],
    ],
    recusas: [
      ['rascunho', 'ligar', 'operador', { faltas: ['o link'] }, 'campanhaIncompleta'],
      ['desligada', 'ligar', 'operador', { faltas: ['o link'] }, 'campanhaIncompleta'],
    ],
  });
});

describe('how a campaign stands', () => {
  const depois = '2026-11-22T12:00:00.001Z';
  it.each([
    ['rascunho', AGORA, null, 'rascunho'],
    ['desligada', AGORA, null, 'desligada'],
    ['ativa', depois, null, 'agendada'],
    ['ativa', AGORA, null, 'noAr'],
    ['ativa', AGORA, depois, 'noAr'],
    ['ativa', '2026-11-01T00:00:00.000Z', AGORA, 'encerrada'],
  ] as const)('%s from %s to %s: %s', (estado, inicio, fim, situacao) => {
    expect(situacaoDaCampanha({ estado, inicio, fim }, AGORA)).toBe(situacao);
  });
});
