/** A setting that makes starting impossible; the message names it. */
export class ErroDeConfiguracao extends Error {}
