import * as chamadas from '@rateia/contracts/chamadas';
import { chamar } from '../../lib/api-client.ts';
import { guardarCampanha } from '../../lib/campanha.ts';
import { guardarRastroDaCompra } from '../../lib/rastro-da-compra.ts';
import type { PecaMostrada } from './destino-da-peca.ts';

/** Counts a sight of the campaign. A sight that is not counted is no error for the person. */
export function contarImpressao(id: number): void {
  chamar(chamadas.createImpressao, { params: { id } }, { aoSair: true }).catch(() => undefined);
}

/**
 * Counts a use of the campaign, even when the page is left at once. A link of ours keeps the campaign for later acts
 * (spec 1, §4 Marketing modal: purchase-tracking cookie and campaign cookies).
 */
export function usarPeca({ id, marketing, redirecionamento }: PecaMostrada): void {
  chamar(chamadas.createClique, { params: { id } }, { aoSair: true }).catch(() => undefined);
  if (redirecionamento.ehLinkExterno) return;
  const { utm, cupom } = marketing;
  const parametros = new URLSearchParams({ ...utm, ...(cupom === null ? {} : cupom) });
  // A browser that keeps no cookie still goes where the person wants to.
  guardarCampanha(`?${parametros.toString()}`).catch(() => undefined);
  guardarRastroDaCompra(id).catch(() => undefined);
}
