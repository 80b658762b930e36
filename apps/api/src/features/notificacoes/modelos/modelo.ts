import type { Dia } from '@rateia/domain/datas';

/** The data that fill a template; amounts are centavos. */
export type DadosDoModelo = Readonly<Record<string, string | number | null>>;

/** A file that goes with an e-mail, in the text that it holds. */
export type AnexoDoEmail = { readonly nome: string; readonly texto: string };

/** One e-mail before its layout: plain sentences, at most one thing to do (DESIGN §8). */
export type ConteudoDoEmail = {
  readonly assunto: string;
  readonly paragrafos: readonly string[];
  /** Shown large, e.g. a code or an amount. */
  readonly destaque?: string;
  /** The lines of a sum. */
  readonly linhas?: readonly { readonly rotulo: string; readonly valor: string }[];
  /** A place of the product: path with query, never an outside address. */
  readonly botao?: { readonly rotulo: string; readonly caminho: string };
  /** Files that its reader keeps. */
  readonly anexos?: readonly AnexoDoEmail[];
  /** Small print under the button. */
  readonly observacao?: string;
  /** Path of the page on which its reader blocks the account without a login, because somebody else did this (REGRAS 2.18). */
  readonly naoFuiEu?: string;
};

/** Filled on the day on which it is told: an e-mail may leave later than it was meant to. */
export type Modelo<D extends DadosDoModelo> = (dados: D, hoje: Dia) => ConteudoDoEmail;
