import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pdf } from './test/figuras.ts';
import { criarTratamentoDeImagens } from './tratamento.ts';

const { desenharPdf } = criarTratamentoDeImagens();

describe('The page of a PDF (REGRAS 2.12 Receipt; ASVS 5.2)', () => {
  it('is drawn as it would be printed, colours too', async () => {
    const desenhado = await desenharPdf(pdf());
    if (desenhado.situacao !== 'ok') throw new Error(desenhado.situacao);
    const { width, height, format } = await sharp(desenhado.imagem).metadata();
    expect({ width, height, format }).toEqual({ width: 1_200, height: 2_400, format: 'jpeg' });
    const meio = { left: 500, top: 1_100, width: 100, height: 100 };
    const { channels } = await sharp(await sharp(desenhado.imagem).extract(meio).toBuffer()).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 255))).toEqual([1, 0, 0]);
  });

  it.each([
    ['two pages are counted, and neither is drawn', pdf({ paginas: 2 }), { situacao: 'paginas', paginas: 2 }],
    ['a file that is none is broken', Buffer.from('%PDF-1.4\nlixo\n%%EOF'), { situacao: 'estragado' }],
  ])('%s', async (_caso, bytes, esperado) => {
    expect(await desenharPdf(bytes)).toEqual(esperado);
  });
});
