import type { Centavos } from '../dinheiro.ts';
import { formatarReais } from '../dinheiro.ts';
import { MARCA } from '../marca.ts';

/** The text in the preview of a link; nothing in it is private (REGRAS 2.23). */
export type Cartao = { readonly titulo: string; readonly descricao: string };

/** The card of the product, wherever there is nothing better to say, or nothing may be said. */
export const CARTAO_DO_PRODUTO: Cartao = {
  titulo: `${MARCA}: divida a conta das suas assinaturas`,
  descricao: 'Entre em um grupo e pague só a sua parte do streaming, da música e das ferramentas que você usa.',
};

/** The card of a public group: service, price of a seat, free seats; no name that a person gave (REGRAS 2.23). */
export function cartaoDoGrupo(g: {
  readonly servico: string;
  readonly valorMensal: Centavos;
  readonly livres: number;
}): Cartao {
  return {
    titulo: `${g.servico} por ${formatarReais(g.valorMensal)} por mês`,
    descricao: `${textoDasVagas(g.livres)}. Divida a assinatura na ${MARCA} e pague só a sua parte.`,
  };
}

/**
 * The card of a pool, the same for all: an explanation, and the age. Neither prize nor odds nor its members (REGRAS
 * 2.23).
 */
export const CARTAO_DO_BOLAO: Cartao = {
  titulo: `Um bolão na ${MARCA}`,
  descricao: 'Jogos, cotas e recibos ficam à vista de quem participa. Para maiores de 18 anos.',
};

/** The number of free seats, in words. */
export function textoDasVagas(livres: number): string {
  return livres === 0 ? 'Sem vagas agora' : livres === 1 ? '1 vaga livre' : `${livres} vagas livres`;
}
