import { readFileSync } from 'node:fs';
import { MARCA } from '@rateia/domain/marca';
import { describe, expect, it } from 'vitest';
import { porMarca } from './marca.ts';

const pagina = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

describe('The page that is written by hand (HOUSE 3)', () => {
  it('has the name of the product wherever it leaves a place for it', () => {
    const pronta = porMarca(pagina);
    expect(pronta).toContain(`<title>${MARCA}</title>`);
    expect(pronta).toContain(`A ${MARCA} precisa de JavaScript`);
    expect(pronta).not.toContain('%');
  });
});
