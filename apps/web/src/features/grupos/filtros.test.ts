import { describe, expect, it } from 'vitest';
import { paths } from '../../lib/paths.ts';
import { lerFiltros, paraEndereco, paraPedido, quantosFiltros, semFiltros } from './filtros.ts';

const cheios = {
  busca: 'música',
  categoria: 2,
  formaAcesso: 240,
  valorMaximo: 2000,
  acessoInstantaneo: true,
  somenteComVagas: true,
  ordem: 'menorPreco',
} as const;

describe('Search in the address (spec 2, §2 /pesquisa)', () => {
  it('is read back as it was written', () => {
    const endereco = paths.pesquisa(paraEndereco(cheios));
    const lido = Object.fromEntries(new URLSearchParams(endereco.split('?')[1]));
    expect(lerFiltros(lido)).toEqual(cheios);
  });

  it('is empty when nothing is asked for', () => {
    expect(paths.pesquisa(paraEndereco(semFiltros))).toBe('/pesquisa');
    expect(lerFiltros({})).toEqual(semFiltros);
  });

  it.each([
    [{ categoria: 'x' }],
    [{ categoria: '-1' }],
    [{ categoria: '0' }],
    [{ valorMaximo: '12.5' }],
    [{ ordem: 'preco' }],
    [{ acessoInstantaneo: 'sim' }],
  ])('takes %o as not asked', (busca) => {
    expect(lerFiltros(busca)).toEqual(semFiltros);
  });

  it('is never longer than the contract takes', () => {
    expect(lerFiltros({ busca: 'a'.repeat(500) }).busca).toHaveLength(80);
  });
});

describe('Search as the call takes it', () => {
  it('leaves out words that are only spaces and switches that are off', () => {
    expect(paraPedido({ ...semFiltros, busca: '  ' })).toEqual({ ordem: 'relevancia' });
  });

  it('writes switches as the contract has them', () => {
    expect(paraPedido(cheios)).toEqual({ ...cheios, acessoInstantaneo: 'true', somenteComVagas: 'true' });
  });
});

describe('Filters of the sheet', () => {
  it('are counted without words and category', () => {
    expect(quantosFiltros(cheios)).toBe(5);
    expect(quantosFiltros({ ...semFiltros, busca: 'x', categoria: 1 })).toBe(0);
  });
});
