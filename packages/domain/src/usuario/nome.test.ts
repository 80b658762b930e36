import { describe, expect, it } from 'vitest';
import { nomeCurto } from './nome.ts';

describe('the name of a person to others (DESIGN 8)', () => {
  it.each([
    ['Maria Aparecida', 'dos Santos', 'Maria Santos'],
    ['Larissa', 'Viana', 'Larissa Viana'],
    ['Ana', 'de Souza e Silva', 'Ana Silva'],
    ['João', 'DA', 'João'],
    ['Zé', '', 'Zé'],
    ['  Caio  ', '  Reis  Neto ', 'Caio Neto'],
  ])('%s %s is %s', (primeiroNome, sobrenome, nome) => {
    expect(nomeCurto({ primeiroNome, sobrenome })).toBe(nome);
  });
});
