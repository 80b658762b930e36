import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const raiz = resolve(import.meta.dirname, '..');
const paginas = globSync(['README.md', 'docs/**/*.md', 'apps/sandbox/README.md'], { cwd: raiz });
const ler = (pagina: string): string => readFileSync(join(raiz, pagina), 'utf8');
const alvos = (pagina: string): readonly string[] =>
  [...ler(pagina).matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map(([, alvo = '']) => alvo)
    .filter((alvo) => !/^[a-z]+:/.test(alvo));

describe('README and docs', () => {
  it('lead to files that are there', () => {
    const ligacoes = paginas.flatMap((pagina) => alvos(pagina).map((alvo) => ({ pagina, alvo })));
    expect(ligacoes.length).toBeGreaterThan(120);
    expect(ligacoes.filter(({ pagina, alvo }) => !existsSync(join(raiz, dirname(pagina), alvo)))).toEqual([]);
  });

  it('of the README, every command of npm is one, and the calls of its walk are in the files that it names', () => {
    const { scripts } = JSON.parse(ler('package.json')) as { scripts: Record<string, string> };
    const comandos = [...ler('README.md').matchAll(/npm run ([\w:-]+)/g)].map(([, nome = '']) => nome);
    expect(comandos.length).toBeGreaterThan(10);
    expect(comandos.filter((nome) => scripts[nome] === undefined)).toEqual([]);
    // "One feature from end to end": what stands between backticks in a step is in one of the files that it links.
    const [, passeio = ''] = ler('README.md').split('## One feature from end to end');
    const passos =
      passeio
        .split('\n## ')[0]
        ?.split(/^\d+\. /m)
        .slice(1) ?? [];
    expect(passos.length).toBe(7);
    for (const passo of passos) {
      const arquivos = [...passo.matchAll(/\]\(([^)]+)\)/g)].map(([, arquivo = '']) => ler(arquivo)).join('\n');
      const nomes = [...passo.matchAll(/(?<!\[)`([a-z]\w+)`/g)].map(([, nome = '']) => nome);
      expect(
        nomes.filter((nome) => !arquivos.includes(nome)),
        passo,
      ).toEqual([]);
    }
  });
});
