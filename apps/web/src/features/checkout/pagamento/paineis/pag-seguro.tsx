import { PaginaDeFora } from './pagina-de-fora.tsx';
import type { PainelProps } from './painel.ts';

/** The way to the page of PagBank, and a new one when it has ended. */
export function PainelPagSeguro({ pagamento }: PainelProps) {
  return <PaginaDeFora pagamento={pagamento} onde="PagBank" />;
}
