import type { Instante } from '@rateia/domain/datas';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { nasLetrasDoDocumento } from '@rateia/domain/letras-do-documento';
import { MARCA } from '@rateia/domain/marca';
import { CORES, fazerPdf, TEXTO, TITULO } from '../../../http/documento-pdf.ts';

type Pedido = {
  readonly texto: string;
  readonly evidencias: readonly { readonly ok: boolean; readonly titulo: string; readonly detalhe: string }[];
  readonly valor: number;
  readonly pagoEm: Instante;
};

/** The answer to a dispute as the bank reads it: the words of the operator, and the facts that speak for the payment. */
export async function montarResposta({ texto, evidencias, valor, pagoEm }: Pedido): Promise<Buffer> {
  const titulo = `Resposta da ${MARCA} a uma contestação`;
  return await fazerPdf({ titulo }, (doc) => {
    doc.font(TITULO).fontSize(18).fillColor(CORES.petroleo).text(titulo);
    doc.moveDown(0.4).font(TEXTO).fontSize(11).fillColor(CORES.tinta);
    doc.text(`Pagamento de ${formatarReais(centavos(valor))}, recebido em ${formatarMomento(pagoEm)}, de Brasília.`);
    doc.moveDown(0.8).text(nasLetrasDoDocumento(texto));
    for (const { titulo: fato, detalhe } of evidencias.filter(({ ok }) => ok)) {
      doc.moveDown(0.6).font(TITULO).fontSize(11).text(nasLetrasDoDocumento(fato));
      doc.font(TEXTO).text(nasLetrasDoDocumento(detalhe));
    }
  });
}
