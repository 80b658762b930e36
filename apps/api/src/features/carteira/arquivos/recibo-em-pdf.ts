import type { Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import { formatarDiaCompleto, formatarHora } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { MARCA } from '@rateia/domain/marca';
import type { Recibo } from '../recibos/achar-recibo.ts';
import { escreverNota, escreverPar, escreverParte, fazerPapel } from './papel.ts';

type Pedido = {
  readonly recibo: Recibo;
  /** The number under which the page shows it. */
  readonly numero: string;
  readonly nome: string;
  readonly feitoEm: Instante;
};

/** The receipt of a payment on paper, with the lines of its page (REGRAS 2.3, 2.33). */
export async function reciboEmPdf({ recibo, numero, nome, feitoEm }: Pedido): Promise<Buffer> {
  const de = [nome, `Comprovante ${numero}`];
  return await fazerPapel({ titulo: 'Comprovante de pagamento', de, feitoEm }, (doc) => {
    escreverParte(doc, recibo.oQue);
    for (const { rotulo, valor } of recibo.linhas) escreverPar(doc, { rotulo, colunas: [centavos(valor)] });
    escreverPar(doc, { rotulo: 'Você pagou', colunas: [centavos(recibo.valor)], forte: true });
    escreverParte(doc, 'Pagamento');
    const quando = `${formatarDiaCompleto(diaDe(recibo.pagoEm))}, ${formatarHora(recibo.pagoEm)}`;
    const linhas: readonly (readonly [string, string | null])[] = [
      ['Quando', quando],
      ['Meio', recibo.meio],
      ['De', recibo.de],
      ['Para', `${MARCA} Pagamentos`],
      ['Identificação', recibo.identificacao],
    ];
    for (const [rotulo, valor] of linhas) if (valor !== null) escreverPar(doc, { rotulo, colunas: [valor] });
    if (recibo.caucao > 0)
      escreverNota(
        doc,
        `Destes ${formatarReais(centavos(recibo.valor))}, ${formatarReais(centavos(recibo.caucao))} são caução e continuam seus.`,
      );
  });
}
