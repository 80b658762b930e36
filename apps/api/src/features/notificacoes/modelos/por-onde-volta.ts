import { IDS_DE_CARTAO, MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';

/** The means by which money goes back, and the payment whose page shows it; null where it is not known. */
export type Devolvido = {
  readonly valor: number;
  /** Id of listing A. */
  readonly meioPagamento: number | null;
  readonly pagamento: string | null;
};

const { pix, pixMercadoPago, pixProgramado } = MEIO_PAGAMENTO;
const IDS_DE_PIX: readonly number[] = [pix.id, pixMercadoPago.id, pixProgramado.id];

/** The sort of means that a sentence speaks of; others by their name (REGRAS 2.9). */
export type PorOnde =
  | { readonly tipo: 'pix' }
  | { readonly tipo: 'cartao' }
  | { readonly tipo: 'outro'; readonly nome: string };

/** How a means is named in the message about a return: a Pix, a card, or the provider's own name. */
export function porOndeVolta(meio: number | null): PorOnde {
  if (meio === null || IDS_DE_PIX.includes(meio)) return { tipo: 'pix' };
  if (IDS_DE_CARTAO.includes(meio)) return { tipo: 'cartao' };
  const nome = Object.values(MEIO_PAGAMENTO).find(({ id }) => id === meio)?.rotulo ?? 'banco';
  return { tipo: 'outro', nome };
}

/** The page of the return; the wallet where the payment is not known. */
export function verDevolucao({ pagamento }: Pick<Devolvido, 'pagamento'>) {
  return pagamento === null
    ? { rotulo: 'Ver minha carteira', caminho: '/carteira/creditos' }
    : { rotulo: 'Ver a devolução', caminho: `/carteira/creditos/estorno/sucesso?idPagamento=${pagamento}` };
}
