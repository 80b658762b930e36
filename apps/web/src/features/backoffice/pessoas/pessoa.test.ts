import { describe, expect, it } from 'vitest';
import { foiExcluida, porQuem } from './pessoa.ts';

type Exclusao = Parameters<typeof foiExcluida>[0]['pedidos']['exclusoes'][number];
function com(...estados: readonly string[]) {
  return {
    pedidos: { copias: [], impedimentos: [], exclusoes: estados.map((estado) => ({ estado }) as Exclusao) },
  };
}

describe('A person in the back office', () => {
  it('is deleted once a deletion was done, even if earlier ones failed', () => {
    expect(foiExcluida(com('desfeita', 'concluida'))).toBe(true);
    for (const estado of ['pedida', 'desfeita', 'impedida']) expect(foiExcluida(com(estado))).toBe(false);
    expect(foiExcluida(com())).toBe(false);
  });

  it.each([
    ['A própria pessoa', 'pela própria pessoa'],
    ['A equipe', 'pela equipe'],
    ['Aline Kato', 'por Aline Kato'],
  ])('%s did it: %s', (por, frase) => {
    expect(porQuem(por)).toBe(frase);
  });
});
