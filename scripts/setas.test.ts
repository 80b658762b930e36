import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import setas from '../apps/api/src/features/setas.json' with { type: 'json' };

const desenhadas: Readonly<Record<string, readonly string[]>> = setas;
function alcance(feature: string): readonly string[] {
  return (desenhadas[feature] ?? []).flatMap((outra) => [outra, ...alcance(outra)]);
}

describe('the arrows between the features of the API (HOUSE 2)', () => {
  it('are those that docs/architecture.md draws', () => {
    const pagina = readFileSync(resolve(import.meta.dirname, '../docs/architecture.md'), 'utf8');
    const linhas = Object.entries(desenhadas).map(([de, para]) => `  ${de} --> ${para.join(' & ')}\n`);
    expect(pagina).toContain(`flowchart TD\n${linhas.join('')}\`\`\``);
  });

  it('hold no arrow that others make already', () => {
    const repetidas = Object.entries(desenhadas).flatMap(([de, para]) =>
      para.filter((p) => para.some((q) => q !== p && alcance(q).includes(p))).map((p) => `${de} --> ${p}`),
    );
    expect(repetidas).toEqual([]);
  });
});
