import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DinheiroSeguro } from './dinheiro-seguro.tsx';
import { Erro } from './erro.tsx';

const falha = createElement(Erro, { titulo: 'Não conseguimos abrir este link' });

describe('The words about money in an error (DESIGN, Estados)', () => {
  it('a link, the login or the registration says what to do, and nothing of money', () => {
    const texto = renderToStaticMarkup(falha);
    expect(texto).toContain('<p>Confira a conexão e tente de novo.</p>');
  });

  it('inside of the app it says that money is safe', () => {
    const texto = renderToStaticMarkup(createElement(DinheiroSeguro, null, falha));
    expect(texto).toContain('<p>Seu dinheiro está seguro. Confira a conexão e tente de novo.</p>');
  });
});
