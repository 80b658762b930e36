import { PaginaDeFora } from './pagina-de-fora.tsx';
import type { PainelProps } from './painel.ts';

/** The code and the page of a charge of PicPay, and a new one when it has ended. */
export function PainelPicPay({ pagamento }: PainelProps) {
  return <PaginaDeFora pagamento={pagamento} onde="PicPay" />;
}
