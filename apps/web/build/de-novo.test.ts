import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { comNovaTentativa, TRAZ } from './de-novo.ts';

const executar = promisify(execFile);
const PEDE = 'export const pede=()=>import(`./parte.js`);';
const PARTE = 'export const endereco=import.meta.url;';

let pasta: string;
beforeEach(async () => {
  pasta = await mkdtemp(join(tmpdir(), 'rateia-de-novo-'));
  await Promise.all([
    writeFile(join(pasta, 'package.json'), '{"type":"module"}'),
    writeFile(join(pasta, 'entrada.js'), TRAZ),
    writeFile(join(pasta, 'um.js'), comNovaTentativa(PEDE)),
    writeFile(join(pasta, 'outro.js'), comNovaTentativa(PEDE)),
  ]);
});
afterEach(async () => {
  await rm(pasta, { recursive: true });
});

/** Runs a module beside these files and reports its tries: each is the query that it was loaded with, or `faltou`. */
async function contar(corpo: string): Promise<unknown> {
  const roteiro = `import { writeFileSync } from 'node:fs';
    import './entrada.js';
    import { pede } from './um.js';
    import { pede as pedeOutro } from './outro.js';
    const chega = () => writeFileSync('parte.js', '${PARTE}');
    const tenta = (pede) => pede().then(({ endereco }) => new URL(endereco).search, () => 'faltou');
    ${corpo}`;
  await writeFile(join(pasta, 'roteiro.js'), roteiro);
  const { stdout } = await executar(process.execPath, ['roteiro.js'], { cwd: pasta });
  return JSON.parse(stdout);
}

describe('A part that did not come is requested again (REGRAS 2.14)', () => {
  it('by an address of its own at each try, and from then on by the one that worked, for every caller', async () => {
    const tentativas = `const antes = [await tenta(pede), await tenta(pede)];
      chega();
      const depois = [await tenta(pede), await tenta(pedeOutro)];
      console.log(JSON.stringify([...antes, ...depois, (await pede()) === (await pedeOutro())]));`;
    expect(await contar(tentativas)).toEqual(['faltou', 'faltou', '?2', '?2', true]);
  });

  it('a file that loads at once keeps its own address', async () => {
    expect(await contar('chega(); console.log(JSON.stringify(await tenta(pede)));')).toBe('');
  });

  it('a file that brings nothing later stays as it is', () => {
    expect(comNovaTentativa('import{a}from"./a.js";a();')).toBe('import{a}from"./a.js";a();');
  });
});
