import { describe, expect, it } from 'vitest';
import { nomeUrlDe, palavrasDaBusca, textoDeBusca } from './busca.ts';

describe('Searching groups (spec B§2 /pesquisa)', () => {
  it('keeps name, service and category without accents, in lower case', () => {
    const grupo = { nome: 'Família do Zé', servico: 'Cine+ Mais', categoria: 'Vídeo' };
    expect(textoDeBusca(grupo)).toBe('familia do ze cine mais video');
  });

  it.each([
    ['VÍDEO  família', ['video', 'familia']],
    ['a b cine', ['cine']],
    ['cine cine', ['cine']],
    ['%_\\', []],
  ])('reads %j as words', (texto, palavras) => {
    expect(palavrasDaBusca(texto)).toEqual(palavras);
  });

  it('names a page after its group, and "grupo" when no letter is left', () => {
    expect(nomeUrlDe('Família São João!')).toBe('familia-sao-joao');
    expect(nomeUrlDe('***')).toBe('grupo');
  });
});
