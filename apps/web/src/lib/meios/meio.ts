import type { IconBolt } from '@tabler/icons-react';

/** A payment method as the server offers it. */
export type MeioOferecido = {
  readonly id: number;
  readonly nome: string;
  readonly descricao: string;
  readonly motivo: string | null;
};

/** The page where a payment goes on, and the data that its screen needs to come back. */
export type PagamentoEmCurso = {
  readonly idPagamento: string;
  readonly idPreCheckout?: string | undefined;
  readonly idFatura?: string | undefined;
};

/** A payment method as the browser shows it: one module of its name beside this file. */
export type MeioNaTela = {
  readonly icone: typeof IconBolt;
  /** The label of the button that charges by it. */
  readonly verbo: string;
  /** The words for a paid invoice before its day. */
  readonly comoFoiPago: string;
  /** The lines of its card under its name; `saldo` is the balance of the wallet, in words. */
  readonly linhas: (meio: MeioOferecido, saldo: string) => Pick<MeioOferecido, 'descricao' | 'motivo'>;
  /** The sentence about a charge that could not be made. */
  readonly naoFoi: string;
  /** The page of a charge while it waits for its money; a payment method that settles at once has none. */
  readonly espera: ((pagamento: PagamentoEmCurso) => string) | undefined;
};
