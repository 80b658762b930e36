import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import type { DocumentoDoBolao } from './prova.ts';
import { lacrarBolao, lacreDoTitular, provaDaCabeca, provaDaCota } from './prova.ts';

const PAGINA = readFileSync(join(import.meta.dirname, 'verificador-do-bolao.html'), 'utf8');
function sha256(bytes: Uint8Array): Uint8Array {
  return createHash('sha256').update(bytes).digest();
}

type Verificado = { readonly situacao: 'confere' | 'naoConfere' | 'ilegivel'; readonly raiz?: string };
/** The page's own script, in a world that has nothing but the language and the encoding of texts. */
const mundo = createContext({ TextEncoder });
new Script(`${/<script>([\s\S]*)<\/script>/.exec(PAGINA)?.[1]}\nglobalThis.verificar = verificar;`).runInContext(mundo);
function verificar(prova: unknown, lacre: string): Verificado {
  Object.assign(mundo, { texto: typeof prova === 'string' ? prova : JSON.stringify(prova), lacre });
  return JSON.parse(String(new Script('JSON.stringify(verificar(texto, lacre))').runInContext(mundo)));
}

/** The smallest other value of the same kind. */
function trocar(valor: unknown): unknown {
  if (typeof valor === 'number') return valor + 1;
  if (typeof valor === 'string') return `${valor.slice(0, -1)}${valor.endsWith('0') ? '1' : '0'}`;
  return Array.isArray(valor) ? valor.slice(1) : undefined;
}

function bolao(cotas: number, mudanca: Partial<DocumentoDoBolao> = {}): DocumentoDoBolao {
  return {
    bolao: 7,
    fechadoEm: '2026-11-26T20:30:00.000Z',
    valorCota: centavos(1_400),
    taxa: centavos(140),
    apostas: [
      { concurso: 3_091, aposta: { loteria: 'mega-sena', dezenas: [1, 2, 3, 4, 5, 6, 7, 8] } },
      { concurso: 2_450, aposta: { loteria: 'timemania', dezenas: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], time: 'AVAÍ/SC' } },
    ],
    cotas: Array.from({ length: cotas }, (_, i) => ({
      numero: i + 1,
      titular: i % 3 === 0 ? null : lacreDoTitular({ titular: i, sal: `s${i}` }, sha256),
    })),
    comprovantes: [{ sha256: 'ab'.repeat(32), terminal: 'T-1', apostas: [0] }],
    ...mudanca,
  };
}

describe('the offline verifier (REGRAS 2.12)', () => {
  it('is one file that loads and sends nothing', () => {
    expect(PAGINA).toContain("default-src 'none'");
    expect(PAGINA).not.toMatch(/\b(?:src|href)=|https?:|fetch\(|XMLHttpRequest|sendBeacon|WebSocket|import\b/);
  });

  it('accepts the proof of every cota and the whole document, and refuses each with another seal', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), (cotas) => {
        const documento = bolao(cotas);
        const lacrado = lacrarBolao(documento, sha256);
        const { raiz } = lacrado.arvore;
        const emGrupos = raiz.toUpperCase().replace(/(.{4})/g, '$1 ');
        for (const { numero } of documento.cotas) {
          expect(verificar(provaDaCota(lacrado, { cota: numero, documento }), emGrupos)).toMatchObject({
            situacao: 'confere',
            raiz,
          });
        }
        expect(verificar({ folhas: lacrado.folhas }, raiz).situacao).toBe('confere');
        const outro = lacrarBolao(bolao(cotas, { bolao: 8 }), sha256).arvore.raiz;
        expect(verificar(provaDaCota(lacrado, { cota: 1, documento }), outro).situacao).toBe('naoConfere');
        expect(verificar({ folhas: lacrado.folhas }, outro).situacao).toBe('naoConfere');
      }),
      { numRuns: 15 },
    );
  });

  it('refuses every altered proof', () => {
    const documento = bolao(11);
    const lacrado = lacrarBolao(documento, sha256);
    const prova = provaDaCota(lacrado, { cota: 5, documento });
    if (prova === undefined) throw new Error('no such cota');
    const [primeiro = '', ...outros] = prova.caminho;
    const trocado = `${primeiro.startsWith('0') ? '1' : '0'}${primeiro.slice(1)}`;
    const alteradas: readonly object[] = [
      { ...prova, folha: prova.folha.replace('"numero":5', '"numero":6') },
      { ...prova, indice: prova.indice ^ 1 },
      { ...prova, caminho: [trocado, ...outros] },
      { ...prova, caminho: outros },
      { ...prova, caminho: [...prova.caminho, primeiro] },
      { folhas: lacrado.folhas.toReversed() },
      { folhas: lacrado.folhas.slice(1) },
      { folhas: [...lacrado.folhas, lacrado.folhas[0]] },
    ];
    for (const alterada of alteradas) expect(verificar(alterada, lacrado.arvore.raiz).situacao).not.toBe('confere');
  });

  it('refuses the file of a cota as soon as one of its fields is another', () => {
    const documento = bolao(11);
    const lacrado = lacrarBolao(documento, sha256);
    const { raiz } = lacrado.arvore;
    const prova = provaDaCota(lacrado, { cota: 5, documento });
    const arquivo = { raiz, cota: 5, titular: 4, sal: 's4', cabeca: provaDaCabeca(lacrado), ...prova };
    expect(verificar(arquivo, raiz).situacao).toBe('confere');
    for (const campo of Object.keys(arquivo) as (keyof typeof arquivo)[]) {
      const outro = trocar(arquivo[campo]);
      expect([campo, verificar({ ...arquivo, [campo]: outro }, raiz).situacao]).not.toEqual([campo, 'confere']);
    }
  });

  it.each([
    '',
    'x',
    'null',
    '[]',
    '{"folhas":[]}',
    '{"folhas":[1]}',
    '{"folha":"a","indice":-1,"total":1,"caminho":[]}',
    '{"folha":"a","indice":0,"total":1,"caminho":["zz"]}',
  ])('says of %j that it is no proof', (texto) => {
    expect(verificar(texto, 'ab').situacao).toBe('ilegivel');
  });

  it('has the SHA-256 of the standard, at every length about a block', () => {
    for (const tamanho of [0, 1, 54, 55, 56, 62, 63, 64, 118, 119, 127, 128, 1_000]) {
      const folha = 'é'.repeat(tamanho);
      const raiz = createHash('sha256').update(Uint8Array.of(0)).update(folha).digest('hex');
      expect(verificar({ folha, indice: 0, total: 1, caminho: [] }, raiz)).toEqual({
        situacao: 'confere',
        raiz,
        fatos: folha,
      });
    }
  });
});
