import { describe, expect, it } from 'vitest';
import { comCampanha, lerDestino, lerHost } from './destino.ts';

const HOSTS = ['blog.exemplo.com.br', 'exemplo.org'];

describe('Where a short link may lead (spec A§2 /r/{link}; ASVS 3.7.2)', () => {
  it.each([
    ['/grupo/12?utm_source=grupo#lugares', '/grupo/12?utm_source=grupo#lugares'],
    ['/ajuda#caucao', '/ajuda#caucao'],
    ['/pesquisa?busca=caf%C3%A9', '/pesquisa?busca=caf%C3%A9'],
    ['/rede', '/rede'],
  ])('%s is a path of ours', (texto, caminho) => {
    expect(lerDestino(texto, [])).toEqual({ tipo: 'proprio', caminho });
  });

  it.each(['https://blog.exemplo.com.br/post?x=1', 'https://exemplo.org/'])(
    '%s is allowed by the operation',
    (texto) => {
      expect(lerDestino(texto, HOSTS)).toEqual({ tipo: 'externo', endereco: texto, host: new URL(texto).hostname });
    },
  );

  it.each([
    '',
    '//mau.exemplo',
    '/\\mau.exemplo',
    '\\\\mau.exemplo',
    '/\t/mau.exemplo',
    '/ grupo',
    '/..//mau.exemplo',
    '/api/v1/usuario',
    '/r/k7mx2p9w',
    '/x/../r/k7mx2p9w',
    'grupo/12',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://exemplo.org/',
    'https://mau.exemplo/',
    'https://exemplo.org.mau.exemplo/',
    'https://sub.exemplo.org/',
    'https://exemplo.org@mau.exemplo/',
    'https://gente@exemplo.org/',
    'https://exemplo.org:8443/',
    'HTTPS:exemplo.net',
  ])('%j is no destination', (texto) => {
    expect(lerDestino(texto, HOSTS)).toBeUndefined();
  });
});

describe('A host of the list', () => {
  it.each([
    [' Blog.Exemplo.com.br ', 'blog.exemplo.com.br'],
    ['exemplo', undefined],
    ['127.0.0.1', undefined],
    ['localhost', undefined],
    ['exemplo.org/x', undefined],
    ['exemplo.org:80', undefined],
    ['-x.exemplo.org', undefined],
    [`${'a'.repeat(64)}.org`, undefined],
  ])('%j is kept as %j', (texto, host) => {
    expect(lerHost(texto)).toBe(host);
  });
});

describe('The campaign of a short link (spec A§3 Campaign parameters)', () => {
  it.each([
    ['/grupo/12', '/grupo/12?utm_source=mural&utm_campaign=maio'],
    ['/ajuda?a=1#caucao', '/ajuda?a=1&utm_source=mural&utm_campaign=maio#caucao'],
    ['/grupo/12?utm_source=outra', '/grupo/12?utm_source=outra&utm_campaign=maio'],
    ['https://exemplo.org/x', 'https://exemplo.org/x?utm_source=mural&utm_campaign=maio'],
  ])('%s becomes %s', (texto, com) => {
    expect(comCampanha(texto, { utm_source: 'mural', utm_medium: '', utm_campaign: 'maio', utm_term: undefined })).toBe(
      com,
    );
  });
});
