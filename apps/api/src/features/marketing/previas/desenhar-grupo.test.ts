import { centavos } from '@rateia/domain/dinheiro';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { desenharGrupo } from './desenhar-grupo.ts';
import { larguraDoTexto, linhasQueCabem, textoDesenhado } from './texto-desenhado.ts';

const grupo = { servico: 'Cine Mais', cor: 'cor-04', valorMensal: centavos(950), vagas: 5, livres: 2 };
function partes(svg: string, cor: string): number {
  return svg.split(`stroke="${cor}" stroke-width="66"`).length - 1;
}
const MANGA = '#FFB32B';
const BRANCO = '#FFFFFF';
const PETROLEO = '#147C81';

describe('The picture of a shared group (REGRAS 2.23)', () => {
  it.each([
    [5, 2, { manga: 1, petroleo: 1, branco: 3 }],
    [1, 0, { manga: 0, petroleo: 0, branco: 1 }],
    [20, 20, { manga: 1, petroleo: 19, branco: 0 }],
  ])('of %i seats with %i free shows each of them, one free one as the reader’s', (vagas, livres, esperadas) => {
    const svg = desenharGrupo({ ...grupo, vagas, livres });
    expect({ manga: partes(svg, MANGA), petroleo: partes(svg, PETROLEO), branco: partes(svg, BRANCO) }).toEqual(
      esperadas,
    );
  });

  it('has no text and nothing from elsewhere, even in the name of a service, and becomes a picture', async () => {
    const svg = desenharGrupo({ ...grupo, servico: `"/><image href='https://outro.example/x'/>` });
    expect(svg).not.toMatch(/<text|<image|href|font-family|outro/);
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
  });

  it('has the colour of the group, and the usual one for a colour that it does not know', () => {
    expect(desenharGrupo(grupo)).toContain('fill="#4ADE80"');
    expect(desenharGrupo({ ...grupo, cor: 'toString' })).toContain('fill="#01B1EC"');
  });

  it('keeps a long name within its place: smaller first, then in two lines, then cut', () => {
    const lugar = { largura: 640, linhas: 2, tamanhos: [84, 50] };
    expect(linhasQueCabem('Cine Mais', lugar)).toEqual({ linhas: ['Cine Mais'], tamanho: 84 });
    expect(linhasQueCabem('Música para a família toda', lugar).linhas).toHaveLength(2);
    const comprido = linhasQueCabem('Umnomedeumapalavrasóquenãocabeemlinhanenhuma '.repeat(4), lugar);
    expect(comprido.tamanho).toBe(50);
    expect(comprido.linhas).toHaveLength(2);
    for (const linha of comprido.linhas) expect(larguraDoTexto(linha, 50)).toBeLessThanOrEqual(640);
    expect(comprido.linhas.at(-1)).toMatch(/…$/);
  });

  it('leaves out a letter that it has no outline of', () => {
    expect(textoDesenhado('a漢b', { x: 0, y: 0, tamanho: 10, cor: '#fff' }).split('<path').length - 1).toBe(2);
  });
});
