import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Manifesto } from '../../build/por-si.ts';
import { fecho, QUEM_TRAZ, semParte, vemPorSi } from '../../build/por-si.ts';

const fontes = fileURLToPath(new URL('..', import.meta.url));
const tela = 'src/features/sessao/login/screens/login.tsx';
const outra = 'src/features/grupos/vitrine/screens/grupos.tsx';
const manifesto: Manifesto = {
  'index.html': { file: 'i.js', imports: ['_base.js'], dynamicImports: [tela, outra, 'src/app/tratar-erro.tsx'] },
  '_base.js': { file: 'b.js', css: ['b.css'], dynamicImports: ['src/lib/trocar-token.ts'] },
  [tela]: { file: 't.js', imports: ['index.html'], dynamicImports: ['src/depois.tsx'] },
  [outra]: { file: 'o.js' },
  'src/depois.tsx': { file: 'd.js', imports: ['_comum.js'], dynamicImports: ['src/de-depois.tsx'] },
  'src/de-depois.tsx': { file: 'dd.js' },
  '_comum.js': { file: 'c.js' },
  'src/app/tratar-erro.tsx': { file: 'e.js' },
  'src/lib/trocar-token.ts': { file: 'tt.js' },
};
const telas = new Set([tela, outra]);
function vem(auth: boolean): string[] {
  return [...vemPorSi(manifesto, fecho(manifesto, tela), { path: '/login', auth, telas })];
}

describe('The files that a page loads without being touched (ADR 033)', () => {
  it('are all that its parts import, directly or through others', () => {
    expect(vem(false)).toEqual(['_comum.js', 'src/depois.tsx', 'src/de-depois.tsx']);
  });

  it('and for a logged-in person those of a session', () => {
    expect(vem(true)).toEqual(['src/lib/trocar-token.ts', '_comum.js', 'src/depois.tsx', 'src/de-depois.tsx']);
  });

  it('the files that it needs at once are loaded before it, and do not count', () => {
    expect([...fecho(manifesto, tela)]).toEqual(['_base.js', 'index.html', tela]);
  });

  it('a row for a part that the build does not have is told', () => {
    expect(semParte(manifesto)).toContain('src/app/telas.ts');
    expect(semParte(manifesto)).not.toContain('src/app/tratar-erro.tsx');
  });

  it('every part of ours that is said to wait for something is asked for somewhere', () => {
    const pedidas = globSync('**/*.{ts,tsx}', { cwd: fontes })
      .filter((arquivo) => !/\.test\.tsx?$/.test(arquivo))
      .flatMap((arquivo) =>
        [...readFileSync(join(fontes, arquivo), 'utf8').matchAll(/import\('(\.[^']+)'\)/g)].map(([, alvo = '']) =>
          join('src', arquivo, '..', alvo),
        ),
      );
    const nossas = Object.keys(QUEM_TRAZ).filter((chave) => chave.startsWith('src/'));
    expect(nossas.filter((chave) => !pedidas.includes(chave))).toEqual([]);
  });
});
