import { PaginaDeFora } from './pagina-de-fora.tsx';
import type { PainelProps } from './painel.ts';

/** The way to the page of Mercado Pago, and a new one when it has ended. */
export function PainelMercadoPago({ pagamento }: PainelProps) {
  return <PaginaDeFora pagamento={pagamento} onde="Mercado Pago" />;
}
