import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DinheiroSeguro } from '../../ui/estado/dinheiro-seguro.tsx';
import { ErroDaPagina } from './erro-da-pagina.tsx';

const pagina = createElement(ErroDaPagina, { error: new Error('x is undefined'), reset: () => undefined });

describe('A page that broke (spec 1, §8 Default error)', () => {
  it('says so in the words of the spec, without what broke, and can be tried again', () => {
    const texto = renderToStaticMarkup(pagina);
    expect(texto).toContain('<h2>Não conseguimos mostrar esta página</h2>');
    expect(texto).toContain('<p>Desculpe: algo de errado não está certo, tente novamente em alguns minutos.</p>');
    expect(texto).toContain('Tentar novamente</');
    expect(texto).not.toContain('x is undefined');
  });

  it('inside of the app says that money is safe', () => {
    expect(renderToStaticMarkup(createElement(DinheiroSeguro, null, pagina))).toContain(
      '<p>Seu dinheiro está seguro. Desculpe: algo de errado',
    );
  });
});
