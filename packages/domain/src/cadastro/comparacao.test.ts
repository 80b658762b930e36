import { describe, expect, it } from 'vitest';
import { REGRAS_PADRAO } from '../regras.ts';
import type { Comparacao } from './comparacao.ts';
import { julgarComparacao, nomesConferem } from './comparacao.ts';

const conta = { nome: 'Marina Duarte', nascimento: '1991-04-12' };
const certa: Comparacao = {
  semelhanca: 970,
  nomeLido: 'MARINA SOUZA DUARTE',
  nascimentoLido: '1991-04-12',
  nomeConfere: true,
  nascimentoConfere: true,
};
function julgar(mudanca: Partial<Comparacao>) {
  return julgarComparacao({ ...certa, ...mudanca }, conta, REGRAS_PADRAO);
}

describe('the verdict of the machine (answers by itself when sure, else a person)', () => {
  it('approves when faces and data agree', () => {
    expect(julgar({})).toEqual({ evento: 'reconhecer' });
    expect(julgar({ semelhanca: 930 })).toEqual({ evento: 'reconhecer' });
    expect(julgar({ nascimentoLido: null, nascimentoConfere: null })).toEqual({ evento: 'reconhecer' });
  });
  it('refuses when the faces surely differ', () => {
    expect(julgar({ semelhanca: 299 })).toEqual({ evento: 'naoReconhecer' });
  });
  it.each([
    ['semelhancaIncerta', { semelhanca: 300 }],
    ['semelhancaIncerta', { semelhanca: 929 }],
    ['semRosto', { semelhanca: null }],
    ['nomeDiferente', { nomeLido: 'MARIANA DUARTE' }],
    ['nomeDiferente', { nomeLido: null }],
    ['nascimentoDiferente', { nascimentoLido: '1991-12-04' }],
    ['registroDiferente', { nomeConfere: false }],
    ['registroDiferente', { nomeConfere: null }],
    ['registroDiferente', { nascimentoConfere: false }],
  ] as const)('leaves to a person: %s with %o', (porque, mudanca) => {
    expect(julgar(mudanca)).toEqual({ evento: 'encaminhar', porque });
  });
});

describe('names of one person', () => {
  it.each([
    ['João da Silva', 'JOAO DA SILVA', true],
    ['João Silva', 'JOÃO PEDRO DA SILVA', true],
    ['Ana Pires e Souza', 'Ana Pires Souza', true],
    ['Ana Clara Sant Anna', "ANA-CLARA SANT'ANNA", true],
    ['Ana Santanna', "ANA SANT'ANNA", false],
    ['João Pedro Silva', 'João Silva Pedro', false],
    ['João Silva', 'João Santos', false],
    ['Maria João Silva', 'João Maria Silva', false],
    ['Silva', 'Silva', false],
    ['', 'João Silva', false],
  ])('%s / %s: %s', (um, outro, esperado) => {
    expect(nomesConferem(um, outro)).toBe(esperado);
    expect(nomesConferem(outro, um)).toBe(esperado);
  });
});
