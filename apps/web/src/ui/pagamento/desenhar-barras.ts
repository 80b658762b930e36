import { barrasDe } from '@rateia/domain/pagamentos/barras';

export interface DesenhoDasBarras {
  readonly traco: string;
  readonly largura: number;
}

/** The bars of a boleto as one path, one unit high. */
export function desenharBarras(digitos: string): DesenhoDasBarras {
  const { barras, largura } = barrasDe(digitos);
  return { largura, traco: barras.map((b) => `M${b.x} 0h${b.largura}v1h-${b.largura}z`).join('') };
}
