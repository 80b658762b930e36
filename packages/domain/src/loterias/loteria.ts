import type { Dia } from '../datas.ts';
import type { Centavos } from '../dinheiro.ts';
import type { Vigencia } from './vigencia.ts';

/** The lotteries of the product, by their name in addresses (spec B§1). */
export type SlugDaLoteria =
  | 'mega-sena'
  | 'mega-da-virada'
  | 'lotofacil'
  | 'lotofacil-da-independencia'
  | 'quina'
  | 'quina-de-sao-joao'
  | 'dupla-sena'
  | 'dupla-sena-de-pascoa'
  | 'timemania'
  | 'lotomania'
  | 'dia-de-sorte'
  | 'mais-milionaria'
  | 'loteca'
  | 'trem-das-onze';

/** The numbers of a lottery: those that exist, those that are drawn, those of a simple bet, and those that a ticket may mark. */
export type Dezenas = {
  readonly de: number;
  readonly ate: number;
  readonly sorteadas: number;
  readonly simples: number;
  readonly minimo: number;
  readonly maximo: number;
};

/** Something that is chosen and drawn beside the numbers. */
export type Extra =
  | { readonly tipo: 'time' }
  | { readonly tipo: 'mes' }
  | {
      readonly tipo: 'trevos';
      readonly de: number;
      readonly ate: number;
      readonly simples: number;
      readonly minimo: number;
      readonly maximo: number;
    };

/** The way a ticket is filled: numbers out of a universe, or a result for each of fourteen matches. */
export type Volante =
  | { readonly tipo: 'dezenas'; readonly dezenas: Dezenas; readonly extra?: Extra }
  | { readonly tipo: 'partidas'; readonly partidas: number };

/**
 * The prize of a winning simple bet of a tier: a part of the prize money of the concurso, a fixed amount, or an amount that is
 * announced for each concurso.
 */
export type Pagamento =
  | { readonly tipo: 'parte'; readonly porCento: number }
  | { readonly tipo: 'fixo'; readonly valor: Centavos }
  | { readonly tipo: 'anunciado' };

/**
 * The way of the money of a tier without a winner: to the first tier of the next concurso, to the same tier of it, or down
 * to the next tier of this one.
 */
export type SemGanhador = 'proximoConcurso' | 'mesmaFaixa' | 'desce';

/** A tier of prizes, with the number that the official results give it. */
export type Faixa = {
  readonly numero: number;
  readonly nome: string;
  /** The draw of the concurso in which it is won; only Dupla Sena has a second one. */
  readonly sorteio: 1 | 2;
  /** The hits that win it; null for a tier that the month or the team wins alone. */
  readonly acertos: readonly number[] | null;
  /** The numbers of right trevos that win it. */
  readonly trevos?: readonly number[];
  readonly pagamento: Pagamento;
  readonly semGanhador: SemGanhador;
};

/** A part of the prize money that is kept for a later concurso. */
export type Reserva = {
  readonly porCento: number;
  readonly para: { readonly finais: readonly number[] } | 'especial';
};

/** How the revenue of a concurso becomes prizes. */
export type Premiacao = {
  /** The part of the revenue that is prize money. */
  readonly parcelaBasisPoints: number;
  /** The part of the prize money that the tiers divide; the rest of it guarantees the first tier (+Milionária). */
  readonly divididoPorCento: number;
  readonly faixas: readonly Faixa[];
  readonly reservas: readonly Reserva[];
};

/** A clock time of Brasília, `21:00`, some days before the draw. */
export type Fechamento = { readonly diasAntes: number; readonly hora: string };

/** One day of the week with a draw: 0 is Sunday. */
export type DiaDeSorteio = {
  readonly semana: number;
  readonly hora: string;
  /** The official end of sales of simple bets, and of pools that are sold on screens. */
  readonly fecha: { readonly aposta: Fechamento; readonly bolao: Fechamento };
};

/** The limits of an official pool. A number stands for every size of bet; a row stands for bets of so many marks. */
export type LimitesDoBolao = {
  readonly minimo: Centavos;
  readonly cotaMinima: Centavos;
  readonly cotasMinimas: number;
  readonly cotasMaximas: PorMarcas;
  readonly apostasMaximas: PorMarcas;
  /** False where only a secondary source is known: the operator is told, and the stricter of two readings stands. */
  readonly confirmado: boolean;
};
export type PorMarcas = { readonly outras: number; readonly porMarcas?: Readonly<Record<number, number>> };

/** A special edition: the lottery whose numbering and ticket it has, and the day that is always given for it. */
export type EdicaoDaLoteria = { readonly pai: SlugDaLoteria; readonly dataPadrao: (ano: number) => Dia };

/** Everything that is known of a lottery. Facts that change over time are rows with a day. */
export type Loteria = {
  /** The id in the agenda (spec B§7). */
  readonly id: number;
  readonly slug: SlugDaLoteria;
  readonly nome: string;
  readonly volante: Volante;
  readonly sorteios: 1 | 2;
  readonly precoSimples: readonly Vigencia<Centavos>[];
  readonly premiacao: readonly Vigencia<Premiacao>[];
  readonly calendario: readonly Vigencia<readonly DiaDeSorteio[]>[];
  readonly bolao: readonly Vigencia<LimitesDoBolao>[];
  readonly edicao?: EdicaoDaLoteria;
  /** The state of the only people who may bet: 13 is Minas Gerais (spec B§3). */
  readonly estado?: number;
};
