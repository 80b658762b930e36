import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import type { Palpite } from './aposta.ts';
import { arvoreDe, caminhoDe, raizPelaProva } from './arvore.ts';
import { escreverCanonico } from './documento-canonico.ts';
import type { DocumentoDoBolao } from './prova.ts';
import { folhasDoBolao, lacrarBolao, lacreDoTitular, provaDaCota } from './prova.ts';
import { deHexadecimal, emHexadecimal } from './resumo.ts';

function sha256(bytes: Uint8Array): Uint8Array {
  return createHash('sha256').update(bytes).digest();
}
function hash(...partes: readonly (string | Uint8Array)[]): Buffer {
  const conta = createHash('sha256');
  for (const parte of partes) conta.update(parte);
  return conta.digest();
}

describe('a canonical text', () => {
  it('is one for one value: keys in order, no spaces, integers alone', () => {
    expect(escreverCanonico({ b: [2, 'é', null], a: { z: true, y: '"' } })).toBe(
      '{"a":{"y":"\\"","z":true},"b":[2,"é",null]}',
    );
    expect(() => escreverCanonico({ valor: 0.1 })).toThrow(RangeError);
  });
});

describe('the tree (RFC 6962)', () => {
  const folhas = ['a', 'b', 'c'];

  it('hashes leaves and nodes apart, and a node alone goes up unchanged', () => {
    const [a, b, c] = folhas.map((folha) => hash(Uint8Array.of(0), folha));
    const ab = hash(Uint8Array.of(1), a ?? '', b ?? '');
    expect(arvoreDe(folhas, sha256).raiz).toBe(hash(Uint8Array.of(1), ab, c ?? '').toString('hex'));
    expect(arvoreDe(['a'], sha256).raiz).toBe(a?.toString('hex'));
    expect(() => arvoreDe([], sha256)).toThrow(RangeError);
    expect(() => caminhoDe(arvoreDe(folhas, sha256), 3)).toThrow(RangeError);
  });

  it('proves every leaf of a tree of any size, and no other text, place or size', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 40 }), fc.nat(), (textos, qual) => {
        const indice = qual % textos.length;
        const arvore = arvoreDe(textos, sha256);
        const prova = { folha: textos[indice] ?? '', indice, total: textos.length, caminho: caminhoDe(arvore, indice) };
        expect(raizPelaProva(prova, sha256)).toBe(arvore.raiz);
        expect(raizPelaProva({ ...prova, folha: `${prova.folha}.` }, sha256)).not.toBe(arvore.raiz);
        expect(raizPelaProva({ ...prova, indice: textos.length }, sha256)).toBeUndefined();
        expect(raizPelaProva({ ...prova, caminho: [...prova.caminho, arvore.raiz] }, sha256)).toBeUndefined();
        if (prova.caminho.length > 0) {
          expect(raizPelaProva({ ...prova, caminho: prova.caminho.slice(1) }, sha256)).toBeUndefined();
          expect(raizPelaProva({ ...prova, caminho: prova.caminho.map(() => 'zz') }, sha256)).toBeUndefined();
        }
      }),
    );
  });

  it.each([[{ indice: -1 }], [{ indice: 0.5 }], [{ total: Number.NaN }]])('a proof with %j is none', (mudanca) => {
    const prova = { folha: 'a', indice: 0, total: 1, caminho: [], ...mudanca };
    expect(raizPelaProva(prova, sha256)).toBeUndefined();
  });

  it('hexadecimal goes there and back, and any other text is none', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(deHexadecimal(emHexadecimal(bytes))).toEqual(bytes);
      }),
    );
    expect([deHexadecimal('0'), deHexadecimal('AB'), deHexadecimal('xy')]).toEqual([undefined, undefined, undefined]);
  });
});

const texto = fc.stringMatching(/^[0-9a-f]{8}$/);
const palpite = fc.constantFrom<Palpite>(['1'], ['X'], ['1', '2'], ['1', 'X', '2']);
const aposta = fc.oneof(
  fc.record({
    loteria: fc.constantFrom('mega-sena', 'lotomania' as const),
    dezenas: fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { minLength: 5, maxLength: 9 }),
  }),
  fc.record({ loteria: fc.constant('loteca' as const), palpites: fc.array(palpite, { minLength: 14, maxLength: 14 }) }),
);
const documento: fc.Arbitrary<DocumentoDoBolao> = fc.record({
  bolao: fc.nat(),
  fechadoEm: fc.constant('2026-11-26T23:30:00.000Z'),
  valorCota: fc.nat().map(centavos),
  taxa: fc.nat().map(centavos),
  apostas: fc.array(fc.record({ concurso: fc.nat(), aposta }), { minLength: 1, maxLength: 5 }),
  cotas: fc
    .array(fc.option(texto), { minLength: 2, maxLength: 20 })
    .map((titulares) => titulares.map((titular, i) => ({ numero: i + 1, titular }))),
  comprovantes: fc.array(
    fc.record({ sha256: texto, terminal: texto, apostas: fc.array(fc.nat(5), { maxLength: 3 }) }),
    { maxLength: 3 },
  ),
});

describe('the proof of a pool (REGRAS 2.12)', () => {
  it('changes with anything that is changed in the pool', () => {
    fc.assert(
      fc.property(documento, documento, (um, outro) => {
        const mesmos = JSON.stringify(folhasDoBolao(um)) === JSON.stringify(folhasDoBolao(outro));
        expect(lacrarBolao(um, sha256).arvore.raiz === lacrarBolao(outro, sha256).arvore.raiz).toBe(mesmos);
      }),
    );
    // And with each single fact, the smallest change of it.
    fc.assert(
      fc.property(documento, fc.nat(), (um, qual) => {
        const raiz = lacrarBolao(um, sha256).arvore.raiz;
        const [cota, registrada] = [um.cotas[qual % um.cotas.length], um.apostas[qual % um.apostas.length]];
        if (cota === undefined || registrada === undefined) throw new Error('a pool has cotas and bets');
        const mudancas: readonly DocumentoDoBolao[] = [
          { ...um, bolao: um.bolao + 1 },
          { ...um, fechadoEm: '2026-11-26T23:30:00.001Z' },
          { ...um, valorCota: centavos(um.valorCota + 1) },
          { ...um, taxa: centavos(um.taxa + 1) },
          { ...um, cotas: um.cotas.map((dela) => (dela === cota ? { ...cota, titular: `${cota.titular}0` } : dela)) },
          { ...um, cotas: um.cotas.filter((dela) => dela !== cota) },
          { ...um, cotas: [...um.cotas, { numero: um.cotas.length + 1, titular: null }] },
          { ...um, apostas: um.apostas.map((a) => (a === registrada ? { ...a, concurso: a.concurso + 1 } : a)) },
          { ...um, apostas: [...um.apostas, registrada] },
          { ...um, comprovantes: [...um.comprovantes, { sha256: 'ff', terminal: '1', apostas: [0] }] },
        ];
        for (const mudado of mudancas) expect(lacrarBolao(mudado, sha256).arvore.raiz).not.toBe(raiz);
      }),
    );
  });

  it('is the same whatever the order in which the numbers of a bet were marked', () => {
    fc.assert(
      fc.property(documento, (um) => {
        const virado = um.apostas.map(({ concurso, aposta: a }) => ({
          concurso,
          aposta: a.loteria === 'loteca' ? a : { ...a, dezenas: [...a.dezenas].reverse() },
        }));
        expect(lacrarBolao({ ...um, apostas: virado }, sha256).arvore.raiz).toBe(lacrarBolao(um, sha256).arvore.raiz);
      }),
    );
  });

  it('proves each cota, and none that the pool does not have', () => {
    fc.assert(
      fc.property(documento, (um) => {
        const lacrado = lacrarBolao(um, sha256);
        for (const { numero } of um.cotas) {
          const prova = provaDaCota(lacrado, { cota: numero, documento: um });
          expect(prova && JSON.parse(prova.folha)).toMatchObject({ tipo: 'cota', numero });
          expect(prova && raizPelaProva(prova, sha256)).toBe(lacrado.arvore.raiz);
        }
        expect(provaDaCota(lacrado, { cota: um.cotas.length + 1, documento: um })).toBeUndefined();
      }),
    );
  });

  it('names no member: his seal needs the salt that he alone has', () => {
    const lacre = lacreDoTitular({ titular: 7, sal: 'a1' }, sha256);
    expect(lacre).toBe(hash('{"sal":"a1","titular":7}').toString('hex'));
    expect(lacreDoTitular({ titular: 7, sal: 'a2' }, sha256)).not.toBe(lacre);
  });

  it('freezes a pool of 10,000 cotas, whose proofs are short', () => {
    const cotas = Array.from({ length: 10_000 }, (_, i) => ({ numero: i + 1, titular: null }));
    const grande: DocumentoDoBolao = {
      bolao: 1,
      fechadoEm: '2026-11-26T23:30:00.000Z',
      valorCota: centavos(700),
      taxa: centavos(70),
      apostas: [{ concurso: 3_090, aposta: { loteria: 'mega-sena', dezenas: [1, 2, 3, 4, 5, 6] } }],
      cotas,
      comprovantes: [],
    };
    const lacrado = lacrarBolao(grande, sha256);
    const prova = provaDaCota(lacrado, { cota: 7_777, documento: grande });
    expect(prova?.caminho.length).toBeLessThanOrEqual(14);
    expect(prova && raizPelaProva(prova, sha256)).toBe(lacrado.arvore.raiz);
  });
});
