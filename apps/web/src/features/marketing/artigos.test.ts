import { ERROS } from '@rateia/contracts/erros';
import { CODIGO_EXCECAO } from '@rateia/contracts/excecoes';
import { describe, expect, it } from 'vitest';
import { assuntos } from './artigos.ts';

const artigos = assuntos.flatMap(({ artigos: deles }) => deles.map(({ id }) => id));
interface Linha {
  readonly status: number;
  readonly codigo?: number;
  readonly artigo?: string;
}
const linhas: readonly Linha[] = Object.values(ERROS);

describe('Articles of the help that errors lead to (spec 1, §8 maisInformacoesException)', () => {
  it('every refusal with more to say has its article, and no other has one', () => {
    const comMais = linhas.filter(({ codigo }) => codigo === CODIGO_EXCECAO.maisInformacoesException);
    expect(comMais.length).toBeGreaterThan(0);
    expect(linhas.filter(({ artigo }) => artigo !== undefined)).toEqual(comMais);
    for (const { artigo } of comMais) expect(artigos).toContain(artigo);
  });
});
