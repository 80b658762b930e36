import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MAQUINAS } from '../maquinas.ts';

const RAIZ = resolve(import.meta.dirname, '..');
const arquivos = readdirSync(RAIZ, { recursive: true, encoding: 'utf8' }).filter((nome) => nome.endsWith('.ts'));
function achar(deTeste: boolean, padrao: RegExp): readonly string[] {
  return arquivos
    .filter((nome) => nome.endsWith('.test.ts') === deTeste)
    .flatMap((nome) => [...readFileSync(join(RAIZ, nome), 'utf8').matchAll(padrao)].map(([, achado]) => achado ?? ''))
    .sort();
}

describe('State machines (test plan L2: every pair of state and event, for every actor)', () => {
  it('each is walked by the test that walks all, once', () => {
    const maquinas = achar(false, /= definirMaquina\b/g).length;
    const exportadas = achar(false, /export const (MAQUINA_\w+) = definirMaquina\b/g);
    expect(exportadas).toHaveLength(maquinas);
    expect(maquinas).toBeGreaterThan(10);
    expect(achar(true, /conferirMaquina\(\{\s*maquina: (MAQUINA_\w+)/g)).toEqual(exportadas);
  });

  it('each is in the list from which the database and the trail are made', () => {
    const nomes = achar(false, /= definirMaquina\(\{\s*nome: '(\w+)'/g);
    expect(MAQUINAS.map(({ nome }) => nome).sort()).toEqual(nomes);
    expect(new Set(MAQUINAS.map(({ tabela }) => tabela)).size).toBe(nomes.length);
  });
});
