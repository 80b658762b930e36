import sharp from 'sharp';
import { numaLinhaPropria } from './numa-linha-propria.ts';
import type { PdfDesenhado } from './port.ts';

/** The answer of `abrir-pdf.ts`: how many pages there are, and the points of the only one. */
export type PdfAberto = {
  readonly paginas: number;
  readonly pontos?: { readonly largura: number; readonly altura: number; readonly bytes: Uint8Array };
};

const QUALIDADE = 90;

/** The only page of a PDF as a picture, drawn beside the event loop; nothing but pixels leaves (ASVS 5.2). */
export async function desenharPaginaDePdf(bytes: Buffer): Promise<PdfDesenhado> {
  try {
    const programa = new URL('./abrir-pdf.ts', import.meta.url);
    const { paginas, pontos } = await numaLinhaPropria<PdfAberto>(programa, bytes);
    if (pontos === undefined) return { situacao: 'paginas', paginas };
    const { largura: width, altura: height } = pontos;
    const imagem = await sharp(pontos.bytes, { raw: { width, height, channels: 4 } })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALIDADE })
      .toBuffer();
    return { situacao: 'ok', imagem };
  } catch {
    // The words of the decoder describe the sender's file; nobody but an attacker learns from them.
    return { situacao: 'estragado' };
  }
}
