import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { analytics } from '../../lib/analytics.ts';
import type { Consentimento } from '../../lib/consentimento.ts';
import { gerenciadorDeTags } from './gerenciador-de-tags.ts';

const carregados: string[] = [];
const janela: { dataLayer: { readonly event?: string }[] | undefined } = { dataLayer: undefined };
beforeEach(() => {
  janela.dataLayer = undefined;
  carregados.length = 0;
  vi.stubGlobal('window', janela);
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: ({ src }: { readonly src: string }) => carregados.push(src) },
  });
});
afterEach(() => {
  analytics.definirDestino(undefined);
  vi.unstubAllGlobals();
});

function escolha(analytics_storage: boolean, ad_storage: boolean): Consentimento {
  return {
    necessary: true,
    analytics_storage,
    ad_storage,
  };
}
function medido(): boolean {
  const antes = janela.dataLayer?.length ?? 0;
  analytics.registrar({ categoria: 'error', acao: 'http: 500', rotulo: 'x' });
  return (janela.dataLayer?.length ?? 0) > antes;
}

describe('The tag manager gets the consented data, and nothing else (spec 1, §4 Cookie consent)', () => {
  it.each([
    { nome: 'everything', dado: escolha(true, true), eventos: true },
    { nome: 'measurement alone', dado: escolha(true, false), eventos: true },
    { nome: 'advertising alone', dado: escolha(false, true), eventos: false },
  ])('with $nome the events of the product: $eventos', ({ dado, eventos }) => {
    gerenciadorDeTags.carregar('GTM-1', dado);
    expect(carregados).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-1']);
    expect(medido()).toBe(eventos);
  });

  it('measurement that is taken back ends at once, and given again begins again', () => {
    gerenciadorDeTags.carregar('GTM-1', escolha(true, true));
    expect(medido()).toBe(true);
    gerenciadorDeTags.carregar('GTM-1', escolha(false, true));
    expect(medido()).toBe(false);
    gerenciadorDeTags.carregar('GTM-1', escolha(true, true));
    expect(medido()).toBe(true);
    gerenciadorDeTags.permitir(escolha(false, false));
    expect(medido()).toBe(false);
    expect(carregados).toHaveLength(1);
  });
});
