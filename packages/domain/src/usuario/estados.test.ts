import { expect, it } from 'vitest';
import { UFS } from './endereco.ts';
import { ESTADOS, ID_MINAS_GERAIS } from './estados.ts';

it('has the 27, each once, and Minas Gerais as 13 (spec A§3)', () => {
  expect(ESTADOS.map(({ uf }) => uf).sort()).toEqual([...UFS].sort());
  expect(ESTADOS.map(({ id }) => id)).toEqual(Array.from({ length: 27 }, (_, i) => i + 1));
  expect(ESTADOS.find(({ uf }) => uf === 'MG')).toEqual({ id: ID_MINAS_GERAIS, uf: 'MG', nome: 'Minas Gerais' });
});

it('is in the order of their names', () => {
  expect(ESTADOS.map(({ nome }) => nome)).toEqual(
    ESTADOS.map(({ nome }) => nome).sort((a, b) => a.localeCompare(b, 'pt-BR')),
  );
});
