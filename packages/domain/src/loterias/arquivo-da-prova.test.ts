import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import { conferirArquivoDaProva, nomeDoArquivoDaProva } from './arquivo-da-prova.ts';
import type { DocumentoDoBolao } from './prova.ts';
import { lacrarBolao, lacreDoTitular, provaDaCabeca, provaDaCota } from './prova.ts';

function sha256(bytes: Uint8Array): Uint8Array {
  return createHash('sha256').update(bytes).digest();
}

const COTAS = 13;
const DOCUMENTO: DocumentoDoBolao = {
  bolao: 7,
  fechadoEm: '2026-11-26T20:30:00.000Z',
  valorCota: centavos(1_400),
  taxa: centavos(140),
  apostas: [{ concurso: 3_091, aposta: { loteria: 'mega-sena', dezenas: [1, 2, 3, 4, 5, 6, 7, 8] } }],
  cotas: Array.from({ length: COTAS }, (_, i) => ({
    numero: i + 1,
    titular: lacreDoTitular({ titular: 100 + i, sal: `s${i}` }, sha256),
  })),
  comprovantes: [],
};
const LACRADO = lacrarBolao(DOCUMENTO, sha256);
const { raiz } = LACRADO.arvore;

function arquivoDa(cota: number) {
  const prova = provaDaCota(LACRADO, { cota, documento: DOCUMENTO });
  return { raiz, cota, titular: 99 + cota, sal: `s${cota - 1}`, cabeca: provaDaCabeca(LACRADO), ...prova };
}

describe('The file of a cota (REGRAS 2.12 Commitment)', () => {
  it('says its pool, its cota and its moment in its name', () => {
    expect(nomeDoArquivoDaProva({ bolaoId: 31, cota: 7, momento: 'fechamento' })).toBe('rateia-bolao-31-cota-7.json');
    expect(nomeDoArquivoDaProva({ bolaoId: 31, cota: 7, momento: 'comprovado' })).toBe(
      'rateia-bolao-31-cota-7-com-recibos.json',
    );
  });

  it('is accepted for every cota, against any of the published roots', () => {
    for (let cota = 1; cota <= COTAS; cota += 1) {
      const conferida = conferirArquivoDaProva(JSON.stringify(arquivoDa(cota)), ['0'.repeat(64), raiz], sha256);
      expect(conferida).toEqual({ situacao: 'confere', cota, raiz });
    }
    expect(conferirArquivoDaProva(JSON.stringify(arquivoDa(1)), [], sha256).situacao).toBe('naoConfere');
  });

  it('is refused after any change of any character that changes its meaning', () => {
    const texto = JSON.stringify(arquivoDa(5));
    fc.assert(
      fc.property(fc.nat(texto.length - 1), fc.integer({ min: 33, max: 126 }), (onde, codigo) => {
        const outro = `${texto.slice(0, onde)}${String.fromCharCode(codigo)}${texto.slice(onde + 1)}`;
        fc.pre(significado(outro) !== significado(texto));
        expect(conferirArquivoDaProva(outro, [raiz], sha256).situacao).not.toBe('confere');
      }),
      { numRuns: 500 },
    );
  });

  it('is refused with another number of leaves, though its way to the root is the same', () => {
    const arquivo = arquivoDa(5);
    const outro = JSON.stringify({ ...arquivo, total: (arquivo.total ?? 0) + 1 });
    expect(conferirArquivoDaProva(outro, [raiz], sha256).situacao).not.toBe('confere');
  });

  it.each(['', 'x', 'null', '[]', '{}', JSON.stringify({ ...arquivoDa(2), caminho: [1] })])(
    'of %j it is said that it is none',
    (texto) => expect(conferirArquivoDaProva(texto, [raiz], sha256)).toEqual({ situacao: 'ilegivel' }),
  );
});

function significado(texto: string): string {
  try {
    return JSON.stringify(JSON.parse(texto));
  } catch {
    return 'no JSON';
  }
}
