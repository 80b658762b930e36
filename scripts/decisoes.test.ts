import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const pasta = resolve(import.meta.dirname, '../docs/decisions');
const registros = readdirSync(pasta).filter((nome) => nome.endsWith('.md'));

describe('Decision records (HOUSE 10)', () => {
  it.each(registros)('%s says its number, when it was taken and how it stands', (nome) => {
    const [titulo = '', ...resto] = readFileSync(join(pasta, nome), 'utf8').split('\n');
    expect(titulo).toMatch(new RegExp(`^# ${nome.slice(0, 3)}(?: ·|[.])? \\S`));
    const cabeca = resto.slice(0, 6).join('\n');
    expect(cabeca).toMatch(/Date: \d{4}-\d\d-\d\d/);
    expect(cabeca).toMatch(/Status: [a-z]/);
  });

  it.each(registros)('%s says why, what, and what follows', (nome) => {
    const texto = readFileSync(join(pasta, nome), 'utf8');
    for (const parte of ['Context', 'Decision', 'Consequences'])
      expect(texto, parte).toMatch(new RegExp(`^## ${parte}$`, 'm'));
  });

  it('have a number each', () => {
    expect(registros.map((nome) => nome.slice(0, 3)).length).toBe(new Set(registros.map((n) => n.slice(0, 3))).size);
  });
});

describe('The glossary (HOUSE 3)', () => {
  it('tells each noun once', () => {
    const linhas = readFileSync(resolve(pasta, '../glossario.md'), 'utf8').matchAll(/^\| ([^|]+) \|/gm);
    const nomes = [...linhas].flatMap(([, celula = '']) =>
      celula.split(',').map((nome) => nome.replace(/\(.*/, '').trim()),
    );
    expect(nomes.length).toBeGreaterThan(50);
    expect(nomes.filter((nome, i) => nomes.indexOf(nome) !== i)).toEqual([]);
  });
});
