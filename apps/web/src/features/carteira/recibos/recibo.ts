import { quandoCobra } from '@rateia/domain/carteira/recibo';
import { diaDe } from '@rateia/domain/datas';
import { formatarDiaCompleto, formatarHora } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { MARCA } from '@rateia/domain/marca';
import type { RespostaDe } from '../../../lib/api-client.ts';

export type Recibo = RespostaDe<'getRecibo'>;

export function quandoPagou({ pagoEm }: Pick<Recibo, 'pagoEm'>): string {
  return `${formatarDiaCompleto(diaDe(pagoEm))}, ${formatarHora(pagoEm)}`;
}

/** How the money came, as the title of the receipt. */
export function tituloDoRecibo({ meio }: Pick<Recibo, 'meio'>): string {
  return meio === 'Pix' ? 'Pix recebido' : `Pago com ${meio.toLocaleLowerCase('pt-BR')}`;
}

/** The text that is shared: it proves the payment and reveals nothing else, no balance and no document of the payer. */
export function textoDoRecibo(recibo: Recibo, numero: string): string {
  const { oQue, valor, identificacao } = recibo;
  return [
    `${tituloDoRecibo(recibo)}: ${formatarReais(centavos(valor))}`,
    quandoPagou(recibo),
    `De: ${recibo.de}`,
    `Para: ${MARCA}, por ${oQue}`,
    `Comprovante ${numero}`,
    ...(identificacao === null ? [] : [`Identificação ${identificacao}`]),
  ].join('\n');
}

/** "R$ 10,48, em 28 de janeiro." */
export function proximaEmPalavras({ proxima }: Pick<Recibo, 'proxima'>): string | null {
  return proxima === null ? null : `${formatarReais(centavos(proxima.valor))}, ${quandoCobra(proxima)}.`;
}
