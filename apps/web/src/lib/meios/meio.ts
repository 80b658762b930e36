import type { IconBolt } from '@tabler/icons-react';
import type { PaginaDeEspera } from '../rotas.ts';

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
  readonly idCarrinho?: string | undefined;
};

/** The page of a charge while it waits for its money, and the words about it that are its method's own. */
export type EsperaNaTela = {
  readonly pagina: PaginaDeEspera;
  /** A purchase that has an open charge already, and the link to it. */
  readonly jaAberta: string;
  readonly verAberta: string;
  /** The provider was asked, and has no money yet. */
  readonly aindaNao: string;
  /** The first step of what comes next, and how long it takes. */
  readonly confirmado: string;
  readonly quandoConfirma: string;
  /** Money that could not be used: the title, two of the reasons, and its way back after the amount. */
  readonly devolvido: string;
  readonly deOutraPessoa: string;
  readonly deOutroValor: string;
  readonly comoVolta: string;
  /** The same way for one amount: "volta …". */
  readonly paraOnde: string;
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
  /** A payment method that settles at once has none. */
  readonly espera: EsperaNaTela | undefined;
};

/** A payment method that makes charges. */
export type MeioQueEspera = MeioNaTela & { readonly espera: EsperaNaTela };
