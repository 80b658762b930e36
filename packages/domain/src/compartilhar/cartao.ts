import type { Centavos } from '../dinheiro.ts';
import { formatarReais } from '../dinheiro.ts';
import { MARCA } from '../marca.ts';

/** What the preview of a link says; nothing in it is private (issue 3 Marketing). */
export type Cartao = { readonly titulo: string; readonly descricao: string };

/** Of the product, wherever there is nothing better to say, or nothing may be said. */
export const CARTAO_DO_PRODUTO: Cartao = {
  titulo: `${MARCA}: divida a conta das suas assinaturas`,
  descricao: 'Entre em um grupo e pague só a sua parte do streaming, da música e das ferramentas que você usa.',
};

/** Of a public group: service, price of a seat, free seats; no name that a person gave (issue 3 Marketing). */
export function cartaoDoGrupo(g: {
  readonly servico: string;
  readonly valorMensal: Centavos;
  readonly livres: number;
}): Cartao {
  const vagas = g.livres === 0 ? 'Sem vagas agora' : g.livres === 1 ? '1 vaga livre' : `${g.livres} vagas livres`;
  return {
    titulo: `${g.servico} por ${formatarReais(g.valorMensal)} por mês`,
    descricao: `${vagas}. Divida a assinatura na ${MARCA} e pague só a sua parte.`,
  };
}
