import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const raiz = resolve(import.meta.dirname, '..');
const ler = (arquivo: string): string => readFileSync(join(raiz, arquivo), 'utf8');
const registros = readdirSync(join(raiz, 'docs/decisions'))
  .map((nome) => ler(`docs/decisions/${nome}`))
  .join('\n');

type Pacote = {
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
};
const pacotes = globSync(['package.json', '{apps,packages}/*/package.json', '{e2e,bench}/package.json'], {
  cwd: raiz,
}).map((arquivo) => ({ arquivo, ...(JSON.parse(ler(arquivo)) as Pacote) }));
const emServico = [
  ...new Set(pacotes.flatMap((p) => Object.keys({ ...p.dependencies, ...p.optionalDependencies }))),
].filter((nome) => !nome.startsWith('@rateia/'));

describe('Dependencies (ADR 003)', () => {
  it('are looked for in every package', () => {
    expect(pacotes.length).toBe(8);
    expect(emServico.length).toBeGreaterThan(40);
  });

  it.each(emServico)('%s runs in service, and a record says why', (nome) => {
    expect(registros).toContain(`\`${nome}\``);
  });

  it('have one exact version each', () => {
    const versoes = pacotes.flatMap((p) =>
      Object.entries({ ...p.dependencies, ...p.optionalDependencies, ...p.devDependencies }),
    );
    expect(versoes.filter(([, versao]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(versao))).toEqual([]);
    const porNome = Map.groupBy(versoes, ([nome]) => nome);
    expect([...porNome.values()].filter((v) => new Set(v.map(([, versao]) => versao)).size > 1)).toEqual([]);
  });
});
