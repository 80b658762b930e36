import { describe, expect, it } from 'vitest';
import { CAMPOS_DA_CAMPANHA, corpoDa, doCampo, paraCampo, taxaDeCliques, valoresDa } from './campanha.ts';

const campanha = {
  id: 1,
  tipo: 'modal',
  nome: 'Uma campanha',
  situacao: 'rascunho',
  versao: 3,
  titulo: 'Título',
  texto: '',
  imagens: { descricao: 'Uma figura', tamanho: { urlDesktopImagem: '', urlMobileImagem: '' } },
  marketing: { cta: 'Ver', utm: { utm_source: 'rateia' }, cupom: null },
  redirecionamento: { link: '/pesquisa', ehLinkExterno: false, abrirEmNovaJanela: false },
  contagemAte: null,
  rotas: ['/grupos', '/carteira*'],
  tags: [],
  publicos: ['membro'],
  servicos: [],
  inicio: '2026-12-24T12:30:00.000Z',
  fim: null,
  faltas: [],
  dias: [],
  compras: 0,
  doCupom: null,
  historico: [],
} satisfies Parameters<typeof valoresDa>[0];

describe('a campaign in its form', () => {
  it('has its dates in the time of Brasília, there and back', () => {
    expect(paraCampo('2026-12-24T12:30:00.000Z')).toBe('2026-12-24T09:30');
    expect(doCampo('2026-12-24T09:30')).toBe('2026-12-24T12:30:00.000Z');
    expect([paraCampo(null), doCampo(''), doCampo('2026-12-24')]).toEqual(['', null, null]);
  });

  it('is sent as it came when nothing was touched', () => {
    const { nome, titulo, texto, rotas, tags, publicos, servicos, inicio, fim, contagemAte } = campanha;
    expect(corpoDa(valoresDa(campanha), 3)).toEqual({
      ...{ nome, titulo, texto, rotas, tags, publicos, servicos, inicio, fim, contagemAte },
      descricao: 'Uma figura',
      cta: 'Ver',
      link: '/pesquisa',
      abrirEmNovaJanela: false,
      utm: { utm_source: 'rateia' },
      cupom: null,
      versao: 3,
    });
  });

  it.each([
    ['link', 'javascript:alert(1)', 'Use um caminho do site, como /pesquisa, ou um endereço que comece com https://.'],
    ['link', '/pesquisa', undefined],
    ['rotas', '/grupos\ncarteira', '“carteira” não é um caminho do site. Exemplos: /grupos, /carteira*.'],
    ['rotas', '/grupos\n\n/carteira*', undefined],
    ['cupom', 'dez!', 'O cupom tem só letras, números e hífen.'],
    ['cupom', 'DEZ-10', undefined],
  ] as const)('%s %j: %s', (campo, valor, mensagem) => {
    expect(CAMPOS_DA_CAMPANHA[campo].regras[0](valor, campo)).toBe(mensagem);
  });

  it.each([
    [0, 0, '–'],
    [200, 7, '3,5%'],
    [3, 3, '100%'],
  ])('%d seen, %d used: %s', (vistas, usadas, taxa) => {
    expect(taxaDeCliques(vistas, usadas).replace(/\s/g, '')).toBe(taxa);
  });
});
