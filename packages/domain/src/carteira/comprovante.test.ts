import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos, somar } from '../dinheiro.ts';
import { partesDaPartida, tituloDaPartida } from './comprovante.ts';
import type { Partida } from './contas.ts';
import { compra } from './lancamentos.ts';
import { reembolso } from './lancamentos-do-reembolso.ts';

const [membro, administrador] = [1, 2];
const daCompra = compra({
  membro,
  administrador,
  parte: centavos(2_000),
  taxa: centavos(160),
  caucao: centavos(2_160),
  origem: { saldo: centavos(4_320) },
}).partidas;

function acharDe(partidas: readonly Partida[], conta: Partida['conta'], usuario: number): Partida {
  const achada = partidas.find((p) => p.conta === conta && 'usuario' in p && p.usuario === usuario);
  if (achada === undefined) throw new Error(`no entry on ${conta}`);
  return achada;
}

describe('Words for a deposit (HOUSE §7)', () => {
  it.each([
    ['compra', 2_160, 'Caução guardada'],
    ['reembolso', -2_160, 'Caução devolvida'],
  ] as const)('%s', (motivo, valor, titulo) => {
    expect(tituloDaPartida({ motivo, conta: 'caucao', valor: centavos(valor) })).toBe(titulo);
  });
});

describe('Receipt of an entry (spec B§2 /carteira/creditos/extrato/{id})', () => {
  it('a member’s payment is part, fee and deposit', () => {
    const emQualquerOrdem = daCompra.toReversed();
    const linhas = partesDaPartida(emQualquerOrdem, acharDe(emQualquerOrdem, 'disponivel', membro));
    expect(linhas.map(({ chave, valor }) => [chave, valor])).toEqual([
      ['parte', -2_000],
      ['taxa', -160],
      ['caucao', -2_160],
    ]);
  });

  it('the administrator’s entry shows nothing of the member', () => {
    expect(partesDaPartida(daCompra, acharDe(daCompra, 'recebivel', administrador))).toEqual([
      { chave: 'parte', rotulo: 'Sua parte', valor: 2_000 },
    ]);
  });

  it('a refund is one part, whichever account it was taken from', () => {
    const { partidas } = reembolso({
      membro,
      administrador,
      parte: centavos(1_333),
      fontes: { recebivel: centavos(1_000), disponivel: centavos(300), cobertura: centavos(33) },
      taxa: centavos(107),
      caucao: centavos(2_160),
      destino: 'saldo',
    });
    const linhas = partesDaPartida(partidas, acharDe(partidas, 'disponivel', membro));
    expect(linhas.map(({ chave, valor }) => [chave, valor])).toEqual([
      ['parte', 1_333],
      ['taxa', 107],
      ['caucao', 2_160],
    ]);
  });

  it('rows sum to the entry, for every entry of a person', () => {
    const valor = fc.integer({ min: 1, max: 100_000 }).map(centavos);
    fc.assert(
      fc.property(valor, valor, valor, (parte, taxa, caucao) => {
        const origem = { saldo: somar(parte, taxa, caucao) };
        const { partidas } = compra({ membro, administrador, parte, taxa, caucao, origem });
        for (const minha of partidas) {
          expect(somar(...partesDaPartida(partidas, minha).map((linha) => linha.valor))).toBe(minha.valor);
        }
      }),
    );
  });
});

describe('Title of an entry', () => {
  it.each([
    ['compra', 'disponivel', -4_320, 'Entrada no grupo'],
    ['compra', 'recebivel', 2_000, 'Novo membro'],
    ['reembolso', 'disponivel', 3_600, 'Reembolso'],
    ['reembolso', 'disponivel', -300, 'Reembolso a membro'],
    ['liberacao', 'recebivel', -2_000, 'Recebimento liberado'],
  ] as const)('%s on %s of %i reads "%s"', (motivo, conta, valor, titulo) => {
    expect(tituloDaPartida({ motivo, conta, valor: centavos(valor) })).toBe(titulo);
  });
});
