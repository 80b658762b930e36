import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Inteiras } from './inteiras.tsx';

function partes(texto: string) {
  return renderToStaticMarkup(createElement(Inteiras, null, texto))
    .replace(/<span[^>]*>/g, '[')
    .replaceAll('</span>', ']');
}

describe('A text on a narrow phone (DESIGN §9, reflow at 320 px)', () => {
  it.each([
    ['Qual é o seu e-mail?', 'Qual é o seu [e-mail]?'],
    ['E-mail antigo e e-mails novos', '[E-mail] antigo e [e-mails] novos'],
    ['Mega-Sena · concurso 3.101', '[Mega-Sena] · concurso 3.101'],
    ['Sair do grupo', 'Sair do grupo'],
  ])('"%s" ends no line inside of a word', (texto, esperado) => {
    expect(partes(texto)).toBe(esperado);
  });
});
