import type { Centavos } from '../dinheiro.ts';

/**
 * Account kinds of the ledger. A positive balance of a person is our debt to him; the provider's accounts
 * (`liquidacao`) hold the other side and stay negative by the amount that the bank keeps for us (HOUSE §7, REGRAS 2.3).
 */
export const CONTAS = {
  /** The wallet: its owner may spend and withdraw it. */
  disponivel: { deUsuario: true, minimo: 0 },
  /** Held by a complaint, a contestation, a review or a place in a waiting list. */
  bloqueado: { deUsuario: true, minimo: 0 },
  /** Deposits: a liability to the member, never revenue (REGRAS part 1). */
  caucao: { deUsuario: true, minimo: 0 },
  /** Money that an administrator earned and cannot use before its release date. */
  recebivel: { deUsuario: true, minimo: 0 },
  /** Spend-only credit (REGRAS 2.6, 2.13). */
  promocional: { deUsuario: true, minimo: 0 },
  /** Put aside by its owner for the draws of his series; it goes back whenever he wants (REGRAS 2.12 Recurring). */
  guardado: { deUsuario: true, minimo: 0 },
  /** Fees of seats and withdrawals. */
  receita_taxas: { deUsuario: false },
  /** Charged to payers for their method, less what the providers charge us. */
  custo_meios: { deUsuario: false },
  /** Money at a payment provider, one account each. */
  liquidacao: { deUsuario: false },
  /** Money of sold cotas, until the bets are made (REGRAS 2.12). */
  apostas_a_fazer: { deUsuario: false },
  /** Bets that were made: what the lotteries received. */
  apostas_feitas: { deUsuario: false },
  /** Lottery prizes received and not yet paid out. */
  premios_a_pagar: { deUsuario: false },
  /** Leftover centavos of splits: never revenue (REGRAS 2.0). */
  ajuste_centavos: { deUsuario: false },
  /** Owed back to payers by the method they used, until the provider confirms. */
  estornos_a_pagar: { deUsuario: false },
  /** Withdrawals reserved and not yet confirmed by the provider. */
  retiradas_em_curso: { deUsuario: false },
  /** Money that the platform pays from its own pocket: refunds that nobody else bears, goodwill, promotions. */
  cobertura: { deUsuario: false },
} as const satisfies { readonly [tipo: string]: { readonly deUsuario: boolean; readonly minimo?: 0 } };

export type TipoConta = keyof typeof CONTAS;
export type ContaDeUsuario = {
  [T in TipoConta]: (typeof CONTAS)[T]['deUsuario'] extends true ? T : never;
}[TipoConta];
export const CONTAS_DE_USUARIO: readonly ContaDeUsuario[] = (Object.keys(CONTAS) as TipoConta[]).filter(
  (tipo): tipo is ContaDeUsuario => CONTAS[tipo].deUsuario,
);
export type ContaDePlataforma = Exclude<TipoConta, ContaDeUsuario | 'liquidacao'>;

/** One account: of a user, of a provider, or the platform's own. */
export type Conta =
  | { readonly conta: ContaDeUsuario; readonly usuario: number }
  | { readonly conta: 'liquidacao'; readonly provedor: string }
  | { readonly conta: ContaDePlataforma };

/** One entry of a transaction; the flat shape in which it is written down. */
export type Partida = Conta & { readonly valor: Centavos };

/** Accounts whose balance may never go below zero: all of a person's (HOUSE §7). */
export function podeFicarNegativa(conta: Conta): boolean {
  return !CONTAS[conta.conta].deUsuario;
}

/** Text that names an account, to index and to sort by. */
export function chaveDaConta(conta: Conta): string {
  if ('usuario' in conta) return `${conta.conta}:${conta.usuario}`;
  return 'provedor' in conta ? `${conta.conta}:${conta.provedor}` : conta.conta;
}
