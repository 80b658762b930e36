import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ABREM_SESSAO } from './abrem-sessao.ts';
import { textoDasChamadas, textoDosCaminhos } from './gerar-caminhos.ts';
import { chamadasPorFeature, todasAsChamadas } from './todas.ts';

describe('Contract rows (HOUSE §6)', () => {
  it('the tables of methods and paths are those of the rows', () => {
    expect(readFileSync(new URL('./caminhos.ts', import.meta.url), 'utf8')).toBe(textoDosCaminhos());
    expect(readFileSync(new URL('./chamadas.ts', import.meta.url), 'utf8')).toBe(textoDasChamadas());
  });
  it('no two features use one name, no two rows one method and path', () => {
    const nomes = Object.values(chamadasPorFeature).flatMap((f) => Object.keys(f));
    expect(new Set(nomes).size).toBe(nomes.length);
    const enderecos = Object.values(todasAsChamadas).map((c) => `${c.method} ${c.path}`);
    expect(new Set(enderecos).size).toBe(enderecos.length);
  });
  it('the calls that open a session are those that answer a login, and the renewal', () => {
    const respondem = Object.entries(todasAsChamadas)
      .filter(([, c]) =>
        JSON.stringify(z.toJSONSchema(c.response, { unrepresentable: 'any' })).includes('"refreshToken"'),
      )
      .map(([nome]) => nome);
    expect(respondem.toSorted()).toEqual([...ABREM_SESSAO, 'refreshToken'].toSorted());
  });
  it('every parameter of a path has a schema', () => {
    for (const [nome, c] of Object.entries(todasAsChamadas)) {
      const parametros = [...c.path.matchAll(/\{(\w+)\}/g)].map((m) => m[1]);
      expect(Object.keys(c.params?.shape ?? {}), nome).toEqual(parametros);
    }
  });
});
