import { setImmediate } from 'node:timers/promises';
import type { ExtratoFechado, LinhaDoExtrato } from '@rateia/domain/carteira/extrato';
import { NOMES_DAS_CONTAS, nomeDoExtrato, porFora } from '@rateia/domain/carteira/extrato';
import { diaDe } from '@rateia/domain/datas';
import { formatarDiaNumerico, formatarHorario } from '@rateia/domain/datas-formatadas';
import { formatarReais, somar, subtrair } from '@rateia/domain/dinheiro';
import { nasLetrasDoDocumento } from '@rateia/domain/letras-do-documento';
import type { Documento } from '../../../http/documento-pdf.ts';
import { CORES, sobraNaPagina, TEXTO, TITULO, tracarLinha } from '../../../http/documento-pdf.ts';
import { escreverNota, escreverPar, escreverParte, fazerPapel } from './papel.ts';

/** The columns: where each begins, and how wide it is, in points from the margin. */
const COLUNAS = {
  quando: { x: 0, largura: 62 },
  oQue: { x: 66, largura: 258 },
  valor: { x: 328, largura: 74 },
  saldo: { x: 406, largura: 76 },
} as const;
type Coluna = keyof typeof COLUNAS;

const LETRA = 9;
const LETRA_MENOR = 8;
const ENTRE_LINHAS = 5;
/** After so many lines other requests have their turn. */
const LINHAS_POR_VEZ = 25;

/** The statement to be read and printed: its sums first, then every line with the balance after it (REGRAS 2.33). */
export async function extratoEmPdf(extrato: ExtratoFechado): Promise<Buffer> {
  const { conta, usuario, feitoEm } = extrato;
  const de = [usuario.nome, `${nomeDoExtrato(conta)} · ${periodoDo(extrato)}`];
  return await fazerPapel({ titulo: 'Extrato da carteira', de, feitoEm }, async (doc) => {
    escreverSomas(doc, extrato);
    escreverColunas(doc);
    for (const [n, linha] of extrato.linhas.entries()) {
      if (n % LINHAS_POR_VEZ === 0) await setImmediate();
      escreverLinha(doc, linha);
    }
    if (extrato.linhas.length === 0) escreverNota(doc, 'Nenhum movimento neste período.');
  });
}

function escreverSomas(doc: Documento, { abertura, fechamento, linhas }: ExtratoFechado): void {
  escreverPar(doc, { rotulo: 'Saldo no começo', colunas: [abertura] });
  escreverPar(doc, { rotulo: 'Entradas menos saídas', colunas: [subtrair(fechamento, abertura)] });
  escreverPar(doc, { rotulo: 'Saldo no fim', colunas: [fechamento], forte: true });
  const passaram = linhas.filter(({ passou }) => passou !== null);
  if (passaram.length > 0) {
    const total = formatarReais(somar(...passaram.map(porFora)));
    escreverNota(doc, `Pagamentos que não passaram pelo saldo somam ${total} e não entram nas contas acima.`);
  }
  escreverParte(doc, 'Movimentos');
}

function periodoDo({ de, ate }: ExtratoFechado): string {
  return de === null
    ? `tudo até ${formatarDiaNumerico(ate)}`
    : `de ${formatarDiaNumerico(de)} a ${formatarDiaNumerico(ate)}`;
}

function escreverColunas(doc: Documento): void {
  const { y } = doc;
  doc.font(TITULO).fontSize(LETRA_MENOR).fillColor(CORES.suave);
  escrever(doc, 'quando', 'Data', y);
  escrever(doc, 'oQue', 'Movimento', y);
  escrever(doc, 'valor', 'Valor', y);
  escrever(doc, 'saldo', 'Saldo depois', y);
  doc.y += ENTRE_LINHAS / 2;
  tracarLinha(doc);
}

function escreverLinha(doc: Documento, linha: LinhaDoExtrato): void {
  const titulo = nasLetrasDoDocumento(linha.titulo);
  const apoio = nasLetrasDoDocumento(apoioDa(linha));
  const width = COLUNAS.oQue.largura;
  const altura =
    doc.font(TITULO).fontSize(LETRA).heightOfString(titulo, { width }) +
    doc.font(TEXTO).fontSize(LETRA_MENOR).heightOfString(apoio, { width });
  if (sobraNaPagina(doc) < altura + 2 * ENTRE_LINHAS) {
    doc.addPage();
    escreverColunas(doc);
  }
  const y = doc.y + ENTRE_LINHAS;
  doc.font(TEXTO).fontSize(LETRA).fillColor(CORES.tinta);
  escrever(doc, 'quando', formatarDiaNumerico(diaDe(linha.quando)), y);
  escrever(doc, 'valor', linha.passou === null ? formatarReais(linha.valor) : 'por fora', y);
  escrever(doc, 'saldo', formatarReais(linha.saldoApos), y);
  doc.font(TITULO);
  escrever(doc, 'oQue', titulo, y);
  doc.font(TEXTO).fontSize(LETRA_MENOR).fillColor(CORES.suave);
  escrever(doc, 'oQue', apoio, doc.y);
  doc.y = y + altura + ENTRE_LINHAS;
  tracarLinha(doc);
}

function apoioDa(linha: LinhaDoExtrato): string {
  const passou = linha.passou === null ? '' : formatarReais(porFora(linha));
  const partes = [
    linha.detalhe,
    NOMES_DAS_CONTAS[linha.conta],
    passou,
    formatarHorario(linha.quando),
    linha.comprovante,
  ];
  return partes.filter((parte) => parte !== '').join(' · ');
}

function escrever(doc: Documento, coluna: Coluna, texto: string, y: number): void {
  const { x, largura: width } = COLUNAS[coluna];
  const align = coluna === 'valor' || coluna === 'saldo' ? 'right' : 'left';
  doc.text(texto, doc.page.margins.left + x, y, { width, align });
}
