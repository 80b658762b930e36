import type { NomeDoMeio, NomeDoMeioDeCobranca } from '@rateia/domain/pagamentos/meios';
import { MEIOS as DO_DOMINIO, meioPorId } from '@rateia/domain/pagamentos/meios';
import { paths } from '../paths.ts';
import { boleto } from './boleto.ts';
import { cartaoCadastrado } from './cartao-cadastrado.ts';
import { cartaoJuno } from './cartao-juno.ts';
import { credito } from './credito.ts';
import type { EsperaNaTela, MeioNaTela, MeioQueEspera, PagamentoEmCurso } from './meio.ts';
import { mercadoPago } from './mercado-pago.ts';
import { pagSeguro } from './pag-seguro.ts';
import { payPal } from './pay-pal.ts';
import { picPay } from './pic-pay.ts';
import { pix } from './pix.ts';
import { pixMercadoPago } from './pix-mercado-pago.ts';

/** The look of each payment method of the domain: a method without its row does not compile. */
const MEIOS: { readonly [N in NomeDoMeio]: N extends NomeDoMeioDeCobranca ? MeioQueEspera : MeioNaTela } = {
  boleto,
  cartaoCadastrado,
  cartaoJuno,
  credito,
  mercadoPago,
  pagSeguro,
  payPal,
  picPay,
  pix,
  pixMercadoPago,
};

/** The payment method of an id of the server; undefined for one that this page does not know. */
export function meioNaTela(id: number | null | undefined): (MeioNaTela & { readonly rotulo: string }) | undefined {
  const nome = id === null || id === undefined ? undefined : meioPorId(id);
  return nome === undefined ? undefined : { ...MEIOS[nome], rotulo: DO_DOMINIO[nome].rotulo };
}

/** The wait of a charge of a method that makes charges. */
export function esperaDo(id: number): EsperaNaTela {
  const espera = meioNaTela(id)?.espera;
  if (espera === undefined) throw new Error(`means ${id} does not wait`);
  return espera;
}

/** The page on which a payment waits for its money. */
export function telaDeEspera(id: number, pagamento: PagamentoEmCurso): string {
  return paths[esperaDo(id).pagina](pagamento);
}
