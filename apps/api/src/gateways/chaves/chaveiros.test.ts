import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chavesDeArquivo } from './chaveiros.ts';
import { criarCifra } from './cifra.ts';

let pasta: string;
beforeAll(() => {
  pasta = mkdtempSync(join(tmpdir(), 'rateia-chaves-'));
});
afterAll(() => rmSync(pasta, { recursive: true, force: true }));

describe('Keys from a file (CONFIABILIDADE 1.11: in development)', () => {
  it('are made on first use where no file is, for their owner alone, and are the same ever after', () => {
    const arquivo = join(pasta, 'nova', 'chaves.json');
    const primeira = chavesDeArquivo(arquivo);
    expect(statSync(arquivo).mode & 0o777).toBe(0o600);
    const selado = criarCifra(primeira).cifrar('52998224725', 'usuario:cpf');
    const segunda = chavesDeArquivo(arquivo);
    expect(segunda.mestras()).toEqual(primeira.mestras());
    expect(segunda.indice()).toEqual(primeira.indice());
    expect(criarCifra(segunda).decifrar(selado, 'usuario:cpf')).toBe('52998224725');
  });

  it('are never those of another file', () => {
    const [uma, outra] = [chavesDeArquivo(join(pasta, 'uma.json')), chavesDeArquivo(join(pasta, 'outra.json'))];
    expect(uma.indice()).not.toEqual(outra.indice());
    expect(uma.mestras()[0]?.chave).not.toEqual(outra.mestras()[0]?.chave);
  });

  it('are not made again over a file that cannot be read: the data that they sealed would be lost', () => {
    const arquivo = join(pasta, 'estragada.json');
    writeFileSync(arquivo, '{"mestras":[');
    expect(() => chavesDeArquivo(arquivo)).toThrow();
    expect(statSync(arquivo).size).toBe(12);
  });
});
