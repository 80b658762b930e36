/** The person's work in progress on the page. */
export interface Ocupacao {
  readonly alteracoes: boolean;
  readonly pathname: string;
  /** Calls that change something and have no answer yet. */
  readonly enviando: number;
  readonly dialogo: boolean;
  readonly digitando: boolean;
}

/** The pages from the choice of how to pay to the receipt, of a purchase, a top-up or a withdrawal. */
const PAGANDO = /^\/(checkout|carteira\/(adicionar|retirada|retirar)|carteira\/fatura\/resumo)(\/|$)/;

/** True if the page may be renewed by itself now: never over typed text, nor during a payment (REGRAS 2.25). */
export function podeRenovar({ alteracoes, pathname, enviando, dialogo, digitando }: Ocupacao): boolean {
  return !alteracoes && !PAGANDO.test(pathname) && enviando === 0 && !dialogo && !digitando;
}
