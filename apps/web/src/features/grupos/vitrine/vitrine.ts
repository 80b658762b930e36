import type { RespostaDe } from '../../../lib/api-client.ts';
import { paths } from '../../../lib/paths.ts';
import { cartaoDeGrupo, cartaoDoQueJaTem, porCentoAMenos } from '../../../ui/grupo/cartao-do-grupo.ts';
import type { GrupoCardProps } from '../../../ui/grupo/grupo-card.tsx';

export type GrupoListado = RespostaDe<'getVisualizados'>['itens'][number];
type GrupoDaLista = RespostaDe<'getGrupos'>['itens'][number];
type GrupoRecomendado = RespostaDe<'getRecomendados'>['itens'][number];

/** A group of a list, as its card shows it; `horas` is the rule in force for the access (REGRAS 2.1). */
export function cartaoDoGrupo(grupo: GrupoListado, horas: number | undefined): GrupoCardProps {
  return cartaoDeGrupo(grupo, { href: paths.grupo(grupo.id), horas });
}

/** A group of the list of all groups: one of which the reader has a part already says so and promises nothing. */
export function cartaoDaLista({ jaTem, ...grupo }: GrupoDaLista, horas: number | undefined): GrupoCardProps {
  return cartaoDoQueJaTem(cartaoDoGrupo(grupo, horas), jaTem);
}

/** The same with its reason, and the saving against the price alone. */
export function cartaoRecomendado({ motivo, ...grupo }: GrupoRecomendado, horas: number | undefined): GrupoCardProps {
  const { valorSozinho } = grupo;
  const menos = valorSozinho === null ? 0 : porCentoAMenos(grupo.valorMensal, valorSozinho);
  return {
    ...cartaoDoGrupo(grupo, horas),
    recomendacao: {
      motivo,
      ...(valorSozinho === null || menos <= 0 ? {} : { sozinho: { valor: valorSozinho, texto: `${menos}% menos` } }),
    },
  };
}
