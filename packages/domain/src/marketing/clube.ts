import type { Instante } from '../datas.ts';

/** Lengths of the words of a partner's coupon, as the database has them too (REGRAS 2.31). */
export const LIMITES_DA_VANTAGEM = { parceiro: 60, titulo: 80, regra: 400, codigo: 40, link: 500 } as const;
export const CODIGO_DA_VANTAGEM = /^[A-Za-z0-9-]{2,40}$/;
/** A shop is opened over https alone, with no account in front of its host. */
export const LINK_DA_VANTAGEM = /^https:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/;

export const SITUACOES_DA_VANTAGEM = { noAr: 'No clube', terminada: 'Terminada', parada: 'Parada' } as const;
export type SituacaoDaVantagem = keyof typeof SITUACOES_DA_VANTAGEM;

/** The present condition of a partner's coupon: stopped by the operation, over, or in the club (REGRAS 2.31). */
export function situacaoDaVantagem(
  v: { readonly terminaEm: Instante; readonly paradaEm: Instante | null },
  agora: Instante,
): SituacaoDaVantagem {
  if (v.paradaEm !== null) return 'parada';
  return v.terminaEm <= agora ? 'terminada' : 'noAr';
}
