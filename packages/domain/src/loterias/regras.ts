import { centavos } from '../dinheiro.ts';

/** The numbers of lotteries: the switch of all, off until two people of the operation turn it on, and one of each (REGRAS 2.12). */
export const REGRAS_DAS_LOTERIAS = {
  ligada: false,
  jogos: {
    'mega-sena': true,
    'mega-da-virada': true,
    lotofacil: true,
    'lotofacil-da-independencia': true,
    quina: true,
    'quina-de-sao-joao': true,
    'dupla-sena': true,
    'dupla-sena-de-pascoa': true,
    timemania: true,
    lotomania: true,
    'dia-de-sorte': true,
    'mais-milionaria': true,
    loteca: true,
    'trem-das-onze': true,
  },
  /** Cotas are sold until so many hours before the official end of sales. */
  horasAntesDoFechamento: 3,
  /** The limit of a person's spending in a month, and the greatest that he may choose. */
  limiteMensal: centavos(30_000),
  limiteMensalMaximo: centavos(500_000),
  /** Receipts are registered until so many minutes before the official end of sales, or everything goes back. */
  minutosDoComprovante: 30,
  /** Part of the cotas that must be sold, in basis points: the product buys the rest. */
  vendaMinima: 6_000,
  /** The fee on a cota, in basis points of its part of the bets. */
  taxaBasisPoints: 1_000,
  /** Members of a series are charged so many hours before the close of sales; its pools are made for so many draws ahead. */
  horasDaCobranca: 48,
  sorteiosAFrente: 3,
  /** Misses in a row that pause a person's place in a series. */
  faltasQuePausam: 2,
  /** A person whose balance does not cover the next draw of a series is told so many hours before the charge. */
  horasDoAvisoDeSaldo: 24,
  /** Credit for each cota of a pool that was cancelled for want of its receipt, in centavos. */
  desculpaPorCota: 100,
};
