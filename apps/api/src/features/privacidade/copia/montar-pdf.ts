import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { nasLetrasDoDocumento } from '@rateia/domain/letras-do-documento';
import { MARCA } from '@rateia/domain/marca';
import type { Documento } from '../../../http/documento-pdf.ts';
import { CORES, fazerPdf, TEXTO, TITULO, tracarLinha } from '../../../http/documento-pdf.ts';
import type { ParteDosDados, Registro } from './ler-dados.ts';
import { IMAGEM } from './ler-dados.ts';
import { emPalavras } from './valor-em-palavras.ts';

type Desenhos = ReadonlyMap<Registro, Buffer>;
type Pedido = {
  readonly nome: string;
  readonly geradoEm: string;
  readonly partes: readonly ParteDosDados[];
  readonly desenhos: Desenhos;
};

/** The copy of somebody's data to be read by people: each part with why it is kept, then every record. */
export async function montarPdf({ nome, geradoEm, partes, desenhos }: Pedido): Promise<Buffer> {
  return await fazerPdf({ titulo: `Seus dados na ${MARCA}` }, (doc) => {
    doc.font(TITULO).fontSize(22).fillColor(CORES.petroleo).text(`Seus dados na ${MARCA}`);
    doc.moveDown(0.4).font(TEXTO).fontSize(11).fillColor(CORES.tinta);
    doc.text(`${nasLetrasDoDocumento(nome)}. Cópia feita em ${formatarMomento(geradoEm)}, horário de Brasília.`);
    doc.text('O arquivo JSON que acompanha este traz os mesmos dados para ler em outro programa.');
    for (const parte of partes) escreverParte(doc, parte, desenhos);
  });
}

function escreverParte(doc: Documento, parte: ParteDosDados, desenhos: Desenhos): void {
  doc.moveDown(1.6).font(TITULO).fontSize(16).fillColor(CORES.petroleo).text(parte.titulo);
  doc.font(TEXTO).fontSize(10).fillColor(CORES.suave);
  for (const frase of [
    parte.oQue,
    `Para quê: ${parte.porque}`,
    `Base legal: ${parte.baseLegal}`,
    `Por quanto tempo: ${parte.prazo}`,
  ])
    doc.moveDown(0.2).text(frase);
  for (const { titulo, registros } of parte.tabelas) {
    const quantos = registros.length === 1 ? '1 registro' : `${registros.length} registros`;
    doc.moveDown(0.9).font(TITULO).fontSize(12).fillColor(CORES.tinta).text(`${titulo} (${quantos})`);
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
  tracarLinha(doc);
  doc
    .moveDown(0.25)
    .font(TEXTO)
    .fontSize(10)
    .fillColor(CORES.tinta)
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
