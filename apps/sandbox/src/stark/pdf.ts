import { formatarReais } from '@rateia/domain/dinheiro';
import { barrasDe } from '@rateia/domain/pagamentos/barras';
import type { Boleto } from './guarda.ts';

/** A page with the words and the bars of a bill: small, and a PDF that every reader opens. */
export function pdfDoBoleto(boleto: Boleto): Buffer {
  const linhas = [
    'Boleto de teste da sandbox: nenhum banco o aceita.',
    `Pagador: ${boleto.name}`,
    `Vencimento: ${boleto.due.split('-').reverse().join('/')}`,
    `Valor: ${formatarReais(boleto.amount)}`,
    `Nosso numero: ${boleto.ourNumber}`,
    boleto.line,
  ];
  const texto = [
    ...linhas.map((linha, i) => `BT /F1 12 Tf 40 ${780 - i * 24} Td (${escapar(linha)}) Tj ET`),
    ...barrasDe(boleto.barCode).barras.map(({ x, largura }) => `${40 + x} 560 ${largura} 60 re f`),
  ].join('\n');
  const objetos = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(texto, 'latin1')} >>\nstream\n${texto}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  const partes = ['%PDF-1.4\n'];
  const posicoes = objetos.map((objeto, i) => {
    const aqui = Buffer.byteLength(partes.join(''), 'latin1');
    partes.push(`${i + 1} 0 obj\n${objeto}\nendobj\n`);
    return aqui;
  });
  const indice = Buffer.byteLength(partes.join(''), 'latin1');
  const tabela = posicoes.map((posicao) => `${String(posicao).padStart(10, '0')} 00000 n \n`).join('');
  const fim = `trailer << /Size ${objetos.length + 1} /Root 1 0 R >>\nstartxref\n${indice}\n%%EOF\n`;
  return Buffer.from(`${partes.join('')}xref\n0 ${objetos.length + 1}\n0000000000 65535 f \n${tabela}${fim}`, 'latin1');
}

function escapar(texto: string): string {
  return texto.replace(/[\\()]/g, '\\$&').replaceAll('\u00A0', ' ');
}
