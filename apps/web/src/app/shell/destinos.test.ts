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

  it('Plus is offered only where it is sold, and every other place exists (REGRAS 2.32)', () => {
    const todos: readonly Destino[] = Object.values(navegacao).flat();
    expect(todos.filter(({ rota }) => !rotaFeita(rota))).toEqual([]);
    expect(rotulos(oferecidos(mais))).toEqual(['Perfil', 'Faturas', 'Ajuda', 'Clube']);
    expect(rotulos(oferecidos(mais, true))).toEqual(['Perfil', 'Faturas', 'Ajuda', 'Clube', 'Plus']);
  });
});
