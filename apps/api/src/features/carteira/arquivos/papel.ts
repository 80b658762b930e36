import type { Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import { formatarDiaNumerico, formatarHora } from '@rateia/domain/datas-formatadas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { formatarReais } from '@rateia/domain/dinheiro';
import { nasLetrasDoDocumento } from '@rateia/domain/letras-do-documento';
import { MARCA } from '@rateia/domain/marca';
import type { Documento } from '../../../http/documento-pdf.ts';
import { CORES, fazerPdf, sobraNaPagina, TEXTO, TITULO, tracarLinha } from '../../../http/documento-pdf.ts';

const LETRA = 10;
const ENTRE_LINHAS = 3.5;

interface Papel {
  readonly titulo: string;
  /** The name of the person, and what the paper is about. */
  readonly de: readonly string[];
  readonly feitoEm: Instante;
}

/** A paper of the wallet: its title, its owner, and the moment in which it was made at the foot of each page. */
export async function fazerPapel(
  { titulo, de, feitoEm }: Papel,
  desenhar: (doc: Documento) => void | Promise<void>,
): Promise<Buffer> {
  function rodape(pagina: number, total: number): string {
    const quando = `${formatarDiaNumerico(diaDe(feitoEm))}, ${formatarHora(feitoEm)}`;
    return `${MARCA} · Feito em ${quando}, horário de Brasília · página ${pagina} de ${total}`;
  }
  return await fazerPdf({ titulo: `${titulo} · ${MARCA}`, rodape }, async (doc) => {
    doc.font(TITULO).fontSize(20).fillColor(CORES.petroleo).text(titulo);
    doc.moveDown(0.3);
    for (const [n, linha] of de.entries()) {
      doc.font(TEXTO).fontSize(n === 0 ? 11 : LETRA);
      doc.fillColor(n === 0 ? CORES.tinta : CORES.suave).text(nasLetrasDoDocumento(linha));
    }
    doc.moveDown(0.8);
    await desenhar(doc);
  });
}

/** The title of a part. It never stands alone at the end of a page. */
export function escreverParte(doc: Documento, titulo: string): void {
  const alto = 64;
  if (sobraNaPagina(doc) < alto) doc.addPage();
  doc.moveDown(0.9).font(TITULO).fontSize(12).fillColor(CORES.petroleo);
  doc.text(titulo, doc.page.margins.left);
  doc.moveDown(0.2);
}

/** A sentence in small letters. */
export function escreverNota(doc: Documento, texto: string): void {
  doc.moveDown(0.3).font(TEXTO).fontSize(8).fillColor(CORES.suave);
  doc.text(nasLetrasDoDocumento(texto), doc.page.margins.left);
}

interface Linha {
  readonly rotulo: string;
  /** An amount or words for each column, the last one at the margin. */
  readonly colunas: readonly (Centavos | string)[];
  readonly forte?: boolean;
}

const LARGURA_DA_COLUNA = 110;

/** A row with its label at the left and its columns at the right, a thin line below it. */
export function escreverPar(doc: Documento, { rotulo, colunas, forte = false }: Linha): void {
  const { left, right } = doc.page.margins;
  const inteira = doc.page.width - left - right;
  const doRotulo = Math.min(inteira - colunas.length * LARGURA_DA_COLUNA, inteira / 2);
  const daColuna = (inteira - doRotulo) / colunas.length;
  const palavras = [rotulo, ...colunas.map((c) => (typeof c === 'string' ? c : formatarReais(c)))].map(
    nasLetrasDoDocumento,
  );
  doc.font(forte ? TITULO : TEXTO).fontSize(LETRA);
  const larguras = palavras.map((_, n) => (n === 0 ? doRotulo : daColuna));
  const altura = Math.max(...palavras.map((texto, n) => doc.heightOfString(texto, { width: larguras[n] ?? daColuna })));
  if (sobraNaPagina(doc) < altura + 2 * ENTRE_LINHAS) doc.addPage();
  const y = doc.y + ENTRE_LINHAS;
  for (const [n, texto] of palavras.entries()) {
    const x = n === 0 ? left : left + doRotulo + (n - 1) * daColuna;
    doc.fillColor(n === 0 && !forte ? CORES.suave : CORES.tinta);
    doc.text(texto, x, y, { width: larguras[n] ?? daColuna, align: n === 0 ? 'left' : 'right' });
  }
  doc.y = y + altura + ENTRE_LINHAS;
  tracarLinha(doc);
}
