import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { PdfAberto } from './pdf.ts';

/** The longer side of the drawn page: small print can be read. */
const LADO = 2_400;

/**
 * Runs in a thread of its own. PDFium is compiled to WebAssembly without scripts: it reaches no file and no network, and
 * draws the page alone; links, forms and attached files of the document are left behind.
 */
async function desenhar(bytes: Uint8Array): Promise<PdfAberto> {
  const biblioteca = await PDFiumLibrary.init();
  const documento = await biblioteca.loadDocument(bytes);
  const paginas = documento.getPageCount();
  if (paginas !== 1) return { paginas };
  const pagina = documento.getPage(0);
  const { originalWidth, originalHeight } = pagina.getOriginalSize();
  const scale = LADO / Math.max(originalWidth, originalHeight);
  const { width: largura, height: altura, data } = await pagina.render({ scale, render: 'bitmap' });
  return { paginas, pontos: { largura, altura, bytes: new Uint8Array(data) } };
}

parentPort?.postMessage(await desenhar(workerData));
