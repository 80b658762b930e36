import { describe, expect, it } from 'vitest';
import { rotaFeita } from '../../lib/rotas.ts';
import type { Destino } from './destinos.ts';
import { navegacao, oferecidos } from './destinos.ts';

const { cabecalho, aoLado, conta, barra, grupos, mais } = navegacao;
function enderecos(lista: readonly Destino[]): readonly string[] {
  return lista.map(({ href }) => href);
}
function rotulos(lista: readonly Destino[]): readonly string[] {
  return lista.map(({ rotulo }) => rotulo);
}

describe('Navigation (spec 1, §2)', () => {
  it('the header leads to each address of the spec, and to those of Mais', () => {
    expect([...enderecos([...cabecalho, ...aoLado, ...conta])].sort()).toEqual(
      [
        '/grupos',
        '/pesquisa',
        '/novo-grupo/escolha',
        '/carteira/creditos',
        '/meus-grupos',
        '/perfil',
        '/loteria',
        '/ajuda',
        '/clube',
        '/plus',
      ].sort(),
    );
  });

  it('the bar of phones has the words of the spec, in its order', () => {
    expect(rotulos(barra)).toEqual(['Início', 'Carteira']);
    expect(rotulos(grupos)).toEqual(['Criar Grupo', 'Pesquisar', 'Meus Grupos', 'Bolões']);
    expect(rotulos(mais)).toEqual(['Perfil', 'Faturas', 'Ajuda', 'Clube', 'Plus']);
  });

  it('pools are offered only where they are sold, and only to a person who may have them (REGRAS 2.12)', () => {
    for (const lista of [cabecalho, grupos]) {
      expect(enderecos(oferecidos(lista, { boloes: true }))).toContain('/loteria');
      expect(enderecos(oferecidos(lista, { boloes: false }))).not.toContain('/loteria');
      expect(enderecos(oferecidos(lista))).not.toContain('/loteria');
    }
  });

  it('Plus is offered only where it is sold, and every other place exists (REGRAS 2.32)', () => {
    const todos: readonly Destino[] = Object.values(navegacao).flat();
    expect(todos.filter(({ rota }) => !rotaFeita(rota))).toEqual([]);
    expect(rotulos(oferecidos(mais))).toEqual(['Perfil', 'Faturas', 'Ajuda', 'Clube']);
    expect(rotulos(oferecidos(mais, { boloes: false, plus: true }))).toEqual([
      'Perfil',
      'Faturas',
      'Ajuda',
      'Clube',
      'Plus',
    ]);
  });
});
