import { FINALIDADE_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { credito } from '@rateia/domain/pagamentos/meios/credito';
import type { EstadoPagamento } from '@rateia/domain/pagamentos/pagamento';
import { ID_ESTADO_PAGAMENTO } from '@rateia/domain/pagamentos/pagamento';
import { paths } from '../../../lib/paths.ts';
import type { Pagamento } from '../queries.ts';

type DoPagamento = Pick<Pagamento, 'finalidade' | 'idFatura' | 'idAssinatura'>;
/** The payment that a top-up was made for, and goes back to. */
export type Volta = {
  readonly idPreCheckout?: string | undefined;
  readonly idFatura?: string | undefined;
  /** The held order of a cart. */
  readonly idCarrinho?: string | undefined;
};

const F = FINALIDADE_PAGAMENTO;

/** The page after a completed payment: the server's word, and for a top-up the payment that waits for it. */
export function depoisDePago(
  { destino, finalidade }: Pick<Pagamento, 'destino' | 'finalidade'>,
  volta: Volta = {},
): string {
  if (finalidade !== F.credito.id) return destino;
  const url = new URL(destino, 'https://rateia.invalid');
  for (const [nome, valor] of Object.entries(volta)) if (valor !== undefined) url.searchParams.set(nome, valor);
  return url.pathname + url.search;
}

/** The page on which another way of paying is chosen. */
export function trocarForma({ finalidade, idFatura, idAssinatura }: DoPagamento, volta: Volta = {}): string {
  if (finalidade === F.credito.id) return paths.carteiraAdicionarValor(volta);
  if (finalidade === F.fatura.id && idFatura !== null) return paths.carteiraFaturaResumo(idFatura);
  if (finalidade === F.assinaturaComCarrinho.id) return paths.checkoutCarrinhoPagar({ idPreCheckout: idFatura });
  return paths.checkout({ idPreCheckout: idAssinatura });
}

/** A top-up made on the way to another payment leads back to it; for held seats, to the step that pays by the balance. */
export function voltaAoPagamento({ idPreCheckout, idFatura, idCarrinho }: Volta): string | undefined {
  if (idPreCheckout !== undefined) return paths.checkoutAssinar({ idPreCheckout, meioPagamento: credito.id });
  if (idCarrinho !== undefined) return paths.checkoutCarrinhoPagar({ idPreCheckout: idCarrinho });
  return idFatura === undefined ? undefined : paths.carteiraFaturaResumo(idFatura);
}

/** States in which nothing can be paid any more and nothing was. */
export function semPagamento(estado: EstadoPagamento): boolean {
  return estado === ID_ESTADO_PAGAMENTO.cancelado || estado === ID_ESTADO_PAGAMENTO.falhou;
}
