import type { Dia, Instante } from '../datas.ts';
import type { Centavos } from '../dinheiro.ts';
import { negar, ZERO } from '../dinheiro.ts';
import type { ContaDeUsuario } from './contas.ts';

/** An account of the statement: one of the person's, or the money that never was in the wallet. */
export type ContaDaLinha = ContaDeUsuario | 'fora';
export type ContaDoExtrato = ContaDaLinha | 'tudo';

/** The accounts of the wallet, as they are called in a row. */
export const NOMES_DAS_CONTAS: { readonly [C in ContaDaLinha]: string } = {
  disponivel: 'Disponível',
  bloqueado: 'Bloqueado',
  caucao: 'Caução',
  recebivel: 'A receber',
  promocional: 'Promocional',
  guardado: 'Guardado em bolões',
  fora: 'De fora da carteira',
};

/** The title of a statement over one account, or over all that is the person's. */
export function nomeDoExtrato(conta: ContaDoExtrato): string {
  return conta === 'tudo' ? 'Todas as contas' : NOMES_DAS_CONTAS[conta];
}

export interface LinhaDoExtrato {
  readonly id: number;
  readonly quando: Instante;
  readonly titulo: string;
  readonly detalhe: string;
  readonly conta: ContaDaLinha;
  /** Zero where the money only passed by: then `passou` has its amount. */
  readonly valor: Centavos;
  readonly passou: { readonly valor: Centavos; readonly volta: boolean } | null;
  readonly saldoApos: Centavos;
  readonly comprovante: string;
}

/** A statement to be kept as a file: a window of one account, or of all, whose opening and lines make its closing. */
export interface ExtratoFechado {
  readonly conta: ContaDoExtrato;
  readonly usuario: { readonly id: number; readonly nome: string };
  /** First day; null from the first movement on. */
  readonly de: Dia | null;
  /** Last day, never after the day on which the file was made. */
  readonly ate: Dia;
  readonly abertura: Centavos;
  readonly fechamento: Centavos;
  /** Oldest first. */
  readonly linhas: readonly LinhaDoExtrato[];
  readonly feitoEm: Instante;
}

/** Money that only passed by, as its payer counts it: out of the pocket, or back into it. */
export function porFora({ passou }: Pick<LinhaDoExtrato, 'passou'>): Centavos {
  if (passou === null) return ZERO;
  return passou.volta ? passou.valor : negar(passou.valor);
}
