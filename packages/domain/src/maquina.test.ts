import { describe, expect, it } from 'vitest';
import type { LinhaCurta, Rotulos } from './maquina.ts';
import { definirMaquina, ehTerminal, INICIO, lerTabela, livre, transicionar } from './maquina.ts';

type Estado = 'aberta' | 'fechada' | 'trancada';
type Evento = 'fazer' | 'fechar' | 'trancar';
type Quem = 'dona' | 'visita';
type Linha = LinhaCurta<Estado, Evento, Quem, { readonly chave: boolean; readonly vento: boolean }, 'ranger'>;

const linhas: readonly Linha[] = [
  [INICIO, 'fazer', 'aberta', ['dona'], livre, []],
  ['aberta', 'fechar', 'trancada', ['dona'], ({ chave }) => (chave ? undefined : 'porta.semChave'), ['ranger']],
  ['aberta', 'fechar', 'fechada', ['dona', 'visita'], ({ vento }) => (vento ? 'porta.vento' : undefined), []],
];
const ONDE = { nome: 'porta', tabela: 'portas', coluna: 'estado' } as const;
const ABERTA = { id: 'aberta', rotulo: 'Aberta' } as const;
const PORTA = definirMaquina({
  ...ONDE,
  rotulos: {
    aberta: ABERTA,
    fechada: { id: 'fechada', rotulo: 'Fechada' },
    trancada: { id: 'trancada', rotulo: 'Trancada' },
  },
  transicoes: lerTabela(linhas),
});
const pedido = { estado: 'aberta', evento: 'fechar', quem: 'dona', contexto: { chave: false, vento: false } } as const;

describe('The generic transition (HOUSE §7)', () => {
  it('takes the first row whose actor and guard agree, with its effects', () => {
    const comChave = { ...pedido, contexto: { chave: true, vento: false } };
    expect(transicionar(PORTA, comChave)).toEqual({ ok: true, para: 'trancada', efeitos: ['ranger'] });
    expect(transicionar(PORTA, pedido)).toEqual({ ok: true, para: 'fechada', efeitos: [] });
  });

  it('skips a row that is not of the actor', () => {
    const visita = { ...pedido, quem: 'visita', contexto: { chave: true, vento: false } } as const;
    expect(transicionar(PORTA, visita)).toMatchObject({ ok: true, para: 'fechada' });
  });

  it('refuses with the last guard that refused', () => {
    const comVento = { ...pedido, contexto: { chave: false, vento: true } };
    expect(transicionar(PORTA, comVento)).toEqual({ ok: false, recusa: { tipo: 'guarda', codigo: 'porta.vento' } });
  });

  it('tells a missing row from a missing right', () => {
    expect(transicionar(PORTA, { ...pedido, estado: 'fechada' })).toEqual({
      ok: false,
      recusa: { tipo: 'transicaoInexistente', codigo: 'porta.transicaoInexistente' },
    });
    expect(transicionar(PORTA, { ...pedido, estado: INICIO, evento: 'fazer', quem: 'visita' })).toEqual({
      ok: false,
      recusa: { tipo: 'semPermissao', codigo: 'porta.semPermissao' },
    });
  });

  it('knows its ends', () => {
    expect(ehTerminal(PORTA, 'fechada')).toBe(true);
    expect(ehTerminal(PORTA, 'aberta')).toBe(false);
  });

  it('refuses to be defined over a state that it does not have', () => {
    const rotulos: Rotulos<Estado> = { aberta: ABERTA };
    function definir() {
      return definirMaquina({ ...ONDE, rotulos, transicoes: lerTabela(linhas) });
    }
    expect(definir).toThrow(/porta: row aberta fechar trancada/);
  });
});
