import type { NomeDoMeioDeCobranca } from '@rateia/domain/pagamentos/meios';
import { meioPorId } from '@rateia/domain/pagamentos/meios';
import { PainelBoleto } from './boleto.tsx';
import { PainelCartao } from './cartao.tsx';
import { PainelMercadoPago } from './mercado-pago.tsx';
import { PainelPagSeguro } from './pag-seguro.tsx';
import type { Painel } from './painel.ts';
import { PainelPayPal } from './pay-pal.tsx';
import { PainelPicPay } from './pic-pay.tsx';
import { PainelPix } from './pix.tsx';

/** The panel of each method that makes charges: a method without its row does not compile. */
const PAINEIS: { readonly [N in NomeDoMeioDeCobranca]: Painel } = {
  boleto: PainelBoleto,
  cartaoCadastrado: PainelCartao,
  cartaoJuno: PainelCartao,
  mercadoPago: PainelMercadoPago,
  pagSeguro: PainelPagSeguro,
  payPal: PainelPayPal,
  picPay: PainelPicPay,
  pix: PainelPix,
  pixMercadoPago: PainelPix,
};

function temPainel(nome: string | undefined): nome is NomeDoMeioDeCobranca {
  return nome !== undefined && nome in PAINEIS;
}

export function painelDoMeio(id: number): Painel {
  const nome = meioPorId(id);
  if (!temPainel(nome)) throw new Error(`means ${id} does not wait`);
  return PAINEIS[nome];
}
