import { fileURLToPath } from 'node:url';
import { MARCA } from '@rateia/domain/marca';

/** Noto Sans (OFL, beside it): Latin, Greek and Cyrillic. The document carries the letters that it uses, and no others. */
function fonte(arquivo: string): string {
  return fileURLToPath(new URL(`../../fontes/${arquivo}`, import.meta.url));
}
export const TEXTO = fonte('NotoSans-Regular.ttf');
export const TITULO = fonte('NotoSans-Bold.ttf');

export const CORES = { petroleo: '#00686E', tinta: '#10282D', suave: '#3C5257', linha: '#D5DEE0' } as const;

export type Documento = PDFKit.PDFDocument;

/** The foot of every page, once it is known how many there are. */
type Rodape = (pagina: number, de: number) => string;

const MARGEM = 56;
const LETRA_DO_RODAPE = 8;

/**
 * An A4 document for people, drawn by `desenhar`: searchable, with our fonts inside. The library is loaded when the first
 * one is made.
 */
export async function fazerPdf(
  { titulo, rodape }: { readonly titulo: string; readonly rodape?: Rodape },
  desenhar: (doc: Documento) => void | Promise<void>,
): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    font: TEXTO,
    margins: { top: MARGEM, bottom: MARGEM, left: MARGEM, right: MARGEM },
    lang: 'pt-BR',
    tagged: true,
    displayTitle: true,
    bufferPages: rodape !== undefined,
    info: { Title: titulo, Author: MARCA },
  });
  const pronto = juntar(doc);
  await desenhar(doc);
  if (rodape !== undefined) escreverRodape(doc, rodape);
  doc.end();
  return await pronto;
}

/** A thin line over the whole width, here. */
export function tracarLinha(doc: Documento): void {
  const { left, right } = doc.page.margins;
  doc
    .moveTo(left, doc.y)
    .lineTo(doc.page.width - right, doc.y)
    .lineWidth(0.5)
    .strokeColor(CORES.linha)
    .stroke();
}

/** The room that is left on this page, in points. */
export function sobraNaPagina(doc: Documento): number {
  return doc.page.height - doc.page.margins.bottom - doc.y;
}

function escreverRodape(doc: Documento, rodape: Rodape): void {
  const { start, count } = doc.bufferedPageRange();
  for (let n = 0; n < count; n += 1) {
    doc.switchToPage(start + n);
    const { margins, width, height } = doc.page;
    // Below the margin a text would begin a page of its own.
    const fundo = margins.bottom;
    margins.bottom = 0;
    doc.font(TEXTO).fontSize(LETRA_DO_RODAPE).fillColor(CORES.suave);
    doc.text(rodape(n + 1, count), margins.left, height - fundo + LETRA_DO_RODAPE * 2, {
      width: width - margins.left - margins.right,
      lineBreak: false,
    });
    margins.bottom = fundo;
  }
}

function juntar(doc: Documento): Promise<Buffer> {
  return new Promise((resolver, rejeitar) => {
    const pedacos: Buffer[] = [];
    doc.on('data', (pedaco: Buffer) => pedacos.push(pedaco));
    doc.on('end', () => resolver(Buffer.concat(pedacos)));
    doc.on('error', rejeitar);
  });
}
