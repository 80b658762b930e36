import { fileURLToPath } from 'node:url';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { MARCA } from '@rateia/domain/marca';
import PDFDocument from 'pdfkit';
import type { ParteDosDados, Registro } from './ler-dados.ts';
import { IMAGEM } from './ler-dados.ts';
import { emPalavras, nasLetrasDoDocumento } from './valor-em-palavras.ts';

type Documento = InstanceType<typeof PDFDocument>;
type Desenhos = ReadonlyMap<Registro, Buffer>;
type Pedido = {
  readonly nome: string;
  readonly geradoEm: string;
  readonly partes: readonly ParteDosDados[];
  readonly desenhos: Desenhos;
};

/** Noto Sans (OFL, beside it): Latin, Greek and Cyrillic. The document carries the letters that it uses, and no others. */
function fonte(arquivo: string): string {
  return fileURLToPath(new URL(`../../../../fontes/${arquivo}`, import.meta.url));
}
export const TEXTO = fonte('NotoSans-Regular.ttf');
export const TITULO = fonte('NotoSans-Bold.ttf');

const PETROLEO = '#00686E';
const TINTA = '#10282D';
const SUAVE = '#3C5257';
const LINHA = '#D5DEE0';

/** The copy of somebody's data to be read by people: each part with why it is kept, then every record. */
export async function montarPdf({ nome, geradoEm, partes, desenhos }: Pedido): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    font: TEXTO,
    margins: { top: 56, bottom: 56, left: 56, right: 56 },
    lang: 'pt-BR',
    tagged: true,
    displayTitle: true,
    info: { Title: `Seus dados na ${MARCA}`, Author: MARCA },
  });
  const pronto = juntar(doc);
  doc.font(TITULO).fontSize(22).fillColor(PETROLEO).text(`Seus dados na ${MARCA}`);
  doc.moveDown(0.4).font(TEXTO).fontSize(11).fillColor(TINTA);
  doc.text(`${nasLetrasDoDocumento(nome)}. Cópia feita em ${formatarMomento(geradoEm)}, horário de Brasília.`);
  doc.text('O arquivo JSON que acompanha este traz os mesmos dados para ler em outro programa.');
  for (const parte of partes) escreverParte(doc, parte, desenhos);
  doc.end();
  return await pronto;
}

function juntar(doc: Documento): Promise<Buffer> {
  return new Promise((resolver, rejeitar) => {
    const pedacos: Buffer[] = [];
    doc.on('data', (pedaco: Buffer) => pedacos.push(pedaco));
    doc.on('end', () => resolver(Buffer.concat(pedacos)));
    doc.on('error', rejeitar);
  });
}

function escreverParte(doc: Documento, parte: ParteDosDados, desenhos: Desenhos): void {
  doc.moveDown(1.6).font(TITULO).fontSize(16).fillColor(PETROLEO).text(parte.titulo);
  doc.font(TEXTO).fontSize(10).fillColor(SUAVE);
  for (const frase of [
    parte.oQue,
    `Para quê: ${parte.porque}`,
    `Base legal: ${parte.baseLegal}`,
    `Por quanto tempo: ${parte.prazo}`,
  ])
    doc.moveDown(0.2).text(frase);
  for (const { titulo, registros } of parte.tabelas) {
    const quantos = registros.length === 1 ? '1 registro' : `${registros.length} registros`;
    doc.moveDown(0.9).font(TITULO).fontSize(12).fillColor(TINTA).text(`${titulo} (${quantos})`);
    for (const registro of registros) {
      escreverRegistro(doc, registro);
      const desenho = desenhos.get(registro);
      if (desenho !== undefined) desenhar(doc, desenho);
    }
  }
}

function escreverRegistro(doc: Documento, registro: Registro): void {
  const campos = Object.entries(registro).flatMap(([chave, valor]) => {
    if (chave === IMAGEM && typeof valor === 'object') return [];
    const texto = emPalavras(chave, valor);
    return texto === '' ? [] : [`${rotuloDoCampo(chave)}: ${texto}`];
  });
  if (campos.length === 0) return;
  doc.moveDown(0.35);
  const { left, right } = doc.page.margins;
  doc
    .moveTo(left, doc.y)
    .lineTo(doc.page.width - right, doc.y)
    .lineWidth(0.5)
    .strokeColor(LINHA)
    .stroke();
  doc
    .moveDown(0.25)
    .font(TEXTO)
    .fontSize(10)
    .fillColor(TINTA)
    .text(nasLetrasDoDocumento(campos.join('   ·   ')));
}

/** Points of the square that a picture is drawn into. */
const QUADRO = 240;

/** A picture below its record, on the next page when this one has no room for it. */
function desenhar(doc: Documento, bytes: Buffer): void {
  doc.moveDown(0.4);
  if (doc.y + QUADRO > doc.page.height - doc.page.margins.bottom) doc.addPage();
  doc.image(bytes, { fit: [QUADRO, QUADRO] });
}

/** "criado_em" → "Criado em". */
function rotuloDoCampo(chave: string): string {
  const palavras = chave.replaceAll('_', ' ');
  return palavras.charAt(0).toUpperCase() + palavras.slice(1);
}
