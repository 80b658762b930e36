import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROTULOS_DE_ACAO } from '@rateia/domain/backoffice/auditoria';
import { describe, expect, it } from 'vitest';

const FEATURES = resolve(import.meta.dirname, '../..');
/** An action of the trail is two words with a dot between them; nothing else is called so after `acao`. */
const ACAO = /acao: [^\n]*?'([a-z]\w+\.[a-z]\w+)'/g;

describe('The audit trail in words (REGRAS 2.15)', () => {
  it('has a word for every action that the API writes down', () => {
    const escritas = new Set<string>();
    for (const arquivo of readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })) {
      if (!arquivo.endsWith('.ts') || arquivo.endsWith('.test.ts')) continue;
      for (const [, acao] of readFileSync(join(FEATURES, arquivo), 'utf8').matchAll(ACAO)) escritas.add(acao ?? '');
    }
    expect(escritas.size).toBeGreaterThan(30);
    expect([...escritas].filter((acao) => ROTULOS_DE_ACAO[acao] === undefined)).toEqual([]);
  });

  it('never says an action by its name', () => {
    for (const [acao, rotulo] of Object.entries(ROTULOS_DE_ACAO)) expect(rotulo, acao).toMatch(/^[a-zà-ú]+ [^.]+$/);
  });
});
