import { describe, expect, it } from 'vitest';
import { tempoDeEntrega, textoDasReclamacoes } from './fatos-do-administrador.ts';

describe('Administrator as facts', () => {
  it.each([
    [25, '25 min'],
    [59, '59 min'],
    [60, '1 h'],
    [150, '3 h'],
  ])('delivers in %d minutes: %s', (minutos, texto) => {
    expect(tempoDeEntrega(minutos)).toBe(texto);
  });

  it.each([
    [{ total: 0, resolvidas: 0 }, 'Nenhuma'],
    [{ total: 1, resolvidas: 1 }, '1 resolvida'],
    [{ total: 3, resolvidas: 3 }, '3 resolvidas'],
    [{ total: 3, resolvidas: 2 }, '2 de 3 resolvidas'],
  ])('complaints %o: %s', (reclamacoes, texto) => {
    expect(textoDasReclamacoes(reclamacoes)).toBe(texto);
  });
});
