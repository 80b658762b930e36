import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos, somar } from '../dinheiro.ts';
import { reservaDeRetirada } from '../retirada/lancamentos.ts';
import { construir, PROVEDOR } from '../test/comandos-da-carteira.ts';
import type { Comando, Modelo, Numeros } from '../test/modelo-da-carteira.ts';
import { executar, modeloVazio, PASSOS } from '../test/modelo-da-carteira.ts';
import { vezes } from '../test/tamanho.ts';
import type { Conta } from './contas.ts';
import * as l from './lancamentos.ts';
import type { Saldos } from './razao.ts';
import { lancar, movimento, saldoDe, somaDas } from './razao.ts';

const PESSOAS = 3;

function comoModelo(saldos: Saldos): Modelo {
  function de(conta: Conta): number {
    return saldoDe(saldos, conta);
  }
  return {
    pessoas: Array.from({ length: PESSOAS }, (_, usuario) => ({
      disponivel: de({ conta: 'disponivel', usuario }),
      bloqueado: de({ conta: 'bloqueado', usuario }),
      caucao: de({ conta: 'caucao', usuario }),
      recebivel: de({ conta: 'recebivel', usuario }),
      promocional: de({ conta: 'promocional', usuario }),
    })),
    receita: de({ conta: 'receita_taxas' }),
    meios: de({ conta: 'custo_meios' }),
    aDevolver: de({ conta: 'estornos_a_pagar' }),
    emCurso: de({ conta: 'retiradas_em_curso' }),
    cobertura: de({ conta: 'cobertura' }),
    banco: 0 - de({ conta: 'liquidacao', provedor: PROVEDOR }),
  };
}

const numeros = fc
  .record({
    eu: fc.integer({ min: 0, max: PESSOAS - 1 }),
    passo: fc.integer({ min: 1, max: PESSOAS - 1 }),
    a: fc.integer({ min: 1, max: 5_000 }),
    b: fc.integer({ min: 0, max: 500 }),
    c: fc.integer({ min: 0, max: 5_000 }),
  })
  .map(({ passo, ...resto }): Numeros => ({ ...resto, outro: (resto.eu + passo) % PESSOAS }));
/** Everybody begins with something in every purse, so that most commands have something to move. */
const comeco = Array.from({ length: PESSOAS }, (_, eu) => ({ eu, outro: (eu + 1) % PESSOAS, b: 0 })).flatMap((quem) => [
  ['recarga', { ...quem, a: 9_000, c: 0 }] as const,
  ['compraPorPix', { ...quem, a: 4_000, c: 4_000 }] as const,
  ['promover', { ...quem, a: 1_000, c: 0 }] as const,
]);
const comandos = fc.array(fc.tuple(fc.constantFrom(...(Object.keys(PASSOS) as Comando[])), numeros), {
  maxLength: 40,
  size: 'max',
});

const tempo = { timeout: vezes({ todoDia: 60_000, grande: 3_600_000 }) };

describe('Ledger against the model (L1, HOUSE §7)', tempo, () => {
  it('any sequence of commands leaves the balances of the model, and refuses what the model refuses', () => {
    const aceitos = new Set<Comando>();
    const recusados = new Set<Comando>();
    fc.assert(
      fc.property(comandos, (sequencia) => {
        let modelo = modeloVazio(PESSOAS);
        let saldos: Saldos = new Map();
        for (const [comando, valores] of [...comeco, ...sequencia]) {
          const esperado = executar(modelo, comando, valores);
          const resultado = lancar(saldos, construir(comando, valores, saldos));
          expect(resultado.ok).toBe(esperado !== undefined);
          (resultado.ok ? aceitos : recusados).add(comando);
          if (!resultado.ok || esperado === undefined) continue;
          modelo = esperado;
          saldos = resultado.saldos;
          expect(comoModelo(saldos)).toEqual(modelo);
          expect(somar(...saldos.values())).toBe(0);
        }
      }),
      { numRuns: vezes({ todoDia: 2_000, grande: 100_000 }) },
    );
    expect(aceitos.size).toBe(Object.keys(PASSOS).length);
    expect(recusados.size).toBeGreaterThan(10);
  });

  it('every builder makes entries which sum to zero, none of them empty, each account once', () => {
    const qualquer = fc.tuple(fc.constantFrom(...(Object.keys(PASSOS) as Comando[])), numeros);
    fc.assert(
      fc.property(qualquer, ([comando, valores]) => {
        const { partidas } = construir(comando, valores, new Map());
        expect(somaDas(partidas)).toBe(0);
        expect(partidas.length).toBeGreaterThanOrEqual(2);
        expect(partidas.every((partida) => partida.valor !== 0)).toBe(true);
        const contas = partidas.map(({ valor: _, ...conta }) => JSON.stringify(conta));
        expect(new Set(contas).size).toBe(contas.length);
      }),
      { numRuns: vezes({ todoDia: 2_000, grande: 100_000 }) },
    );
  });
});

describe('A transaction (HOUSE §7)', () => {
  it('is refused whole when one account would go below zero', () => {
    const saldos = new Map([['disponivel:1', centavos(1000)]]);
    const resultado = lancar(saldos, reservaDeRetirada({ usuario: 1, valor: centavos(1001) }));
    expect(resultado).toMatchObject({
      ok: false,
      recusa: 'saldoInsuficiente',
      conta: { conta: 'disponivel', usuario: 1 },
    });
    expect(saldos.get('disponivel:1')).toBe(1000);
  });

  it('cannot be made unbalanced or empty', () => {
    function desequilibrado() {
      return movimento('recarga', [
        { conta: 'disponivel', usuario: 1, valor: centavos(100) },
        { conta: 'liquidacao', provedor: PROVEDOR, valor: centavos(-99) },
      ]);
    }
    expect(desequilibrado).toThrow(/do not sum to zero/);
    expect(() => movimento('recarga', [])).toThrow(/nothing moves/);
    expect(() => reservaDeRetirada({ usuario: 1, valor: centavos(0) })).toThrow(/nothing moves/);
  });

  it('cannot be made when the payment does not cover the price', () => {
    function faltando() {
      return l.compra({
        membro: 1,
        administrador: 2,
        parte: centavos(2000),
        taxa: centavos(160),
        origem: { saldo: centavos(2159) },
      });
    }
    expect(faltando).toThrow(/do not sum to zero/);
  });
});
