import { describe, expect, it } from 'vitest';
import {
  aceitaMarketing,
  aceitaReceber,
  CATEGORIAS_COMUNICACAO,
  escreverMeios,
  lerMeios,
  preferenciasDe,
} from './preferencias.ts';

describe('Communication preferences (spec A§3 Notification categories, A§7)', () => {
  it('has the categories of the spec', () => {
    expect(CATEGORIAS_COMUNICACAO.map(({ id }) => id).sort()).toEqual([379, 380, 381, 382, 383]);
  });

  it("sends news of the person's own groups by e-mail and push, and promotes nothing, until told otherwise", () => {
    const inicio = preferenciasDe([]);
    expect(inicio.categorias[383]).toEqual({ email: true, telefone: false, push: true });
    for (const categoria of [379, 380, 381, 382] as const)
      for (const canal of ['email', 'telefone', 'push'] as const)
        expect(aceitaReceber(inicio, { categoria, canal })).toBe(false);
    expect(aceitaMarketing(inicio)).toBe(false);
  });

  it('one promotional switch is a consent', () => {
    const uma = preferenciasDe([{ categoria: 381, canal: 'push', ativa: true }]);
    expect(aceitaReceber(uma, { categoria: 381, canal: 'push' })).toBe(true);
    expect(aceitaReceber(uma, { categoria: 381, canal: 'email' })).toBe(false);
    expect(aceitaMarketing(uma)).toBe(true);
    expect(aceitaMarketing(preferenciasDe([{ categoria: 383, canal: 'telefone', ativa: true }]))).toBe(false);
  });

  it('the switch over e-mail silences e-mail alone, and keeps each category as it was', () => {
    const semEmail = preferenciasDe([{ categoria: 1, canal: 'email', ativa: false }]);
    expect(aceitaReceber(semEmail, { categoria: 383, canal: 'email' })).toBe(false);
    expect(aceitaReceber(semEmail, { categoria: 383, canal: 'push' })).toBe(true);
    expect(semEmail.categorias[383].email).toBe(true);
  });

  it.each([
    ['73;72', { email: true, telefone: true }],
    ['73', { email: true, telefone: false }],
    ['72', { email: false, telefone: true }],
    ['', { email: false, telefone: false }],
  ])('contact methods %j', (texto, ligados) => {
    expect(lerMeios(texto)).toEqual(ligados);
    expect(escreverMeios(ligados)).toBe(texto);
  });

  it.each(['74', '73;', '73;x', ' ', '73,72'])('%j is no list of contact methods', (texto) => {
    expect(lerMeios(texto)).toBeUndefined();
  });
});
