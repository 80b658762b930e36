import { describe, expect, it } from 'vitest';
import { destinoDaPeca } from './destino-da-peca.ts';

function peca(link: string, ehLinkExterno: boolean) {
  return {
    marketing: { cta: 'Ver', utm: { utm_source: 'rateia', utm_campaign: 'rede & amigos' }, cupom: null },
    redirecionamento: { link, ehLinkExterno, abrirEmNovaJanela: false },
  };
}

describe('where a campaign leads (spec 1, §4: an external link opens with utm parameters)', () => {
  it('adds the parameters to an external link, and keeps those that it has', () => {
    expect(destinoDaPeca(peca('https://exemplo.com.br/a?b=1#c', true))).toBe(
      'https://exemplo.com.br/a?b=1&utm_source=rateia&utm_campaign=rede+%26+amigos#c',
    );
  });

  it('leaves an address of ours as it is', () => {
    expect(destinoDaPeca(peca('/pesquisa?q=x', false))).toBe('/pesquisa?q=x');
  });
});
