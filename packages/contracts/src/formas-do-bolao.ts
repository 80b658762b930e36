import { ESTADO_ADESAO } from '@rateia/domain/loterias/adesao';
import { ESTADO_BOLAO, MODO_DO_BOLAO } from '@rateia/domain/loterias/bolao';
import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import { z } from 'zod';
import * as c from './campos.ts';

type Ids<T extends Readonly<Record<string, { readonly id: string }>>> = readonly [
  T[keyof T]['id'],
  ...T[keyof T]['id'][],
];
export function ids<T extends Readonly<Record<string, { readonly id: string }>>>(tabela: T): Ids<T> {
  return Object.values(tabela).map(({ id }) => id) as unknown as Ids<T>;
}

export const slugDaLoteria = z.enum(Object.keys(LOTERIAS) as [keyof typeof LOTERIAS]);
export const estadoDoBolao = z.enum(ids(ESTADO_BOLAO));
export const modoDoBolao = z.enum(ids(MODO_DO_BOLAO));

/** One bet of any lottery, as a person marks it: `palpites` for Loteca, `dezenas` for the others. */
export const aposta = z.object({
  loteria: slugDaLoteria,
  dezenas: z.array(c.inteiro(0, 99)).max(50).optional(),
  trevos: z.array(c.inteiro(1, 6)).max(6).optional(),
  time: c.texto(60).optional(),
  mes: c.inteiro(1, 12).optional(),
  palpites: z
    .array(z.array(z.enum(['1', 'X', '2'])).max(3))
    .max(14)
    .optional(),
});

/** The price of one cota, line by line: its part of the bets, the fee, what the product pays; and their sum. */
export const precoDaCota = z.object({
  custo: c.valor,
  valorCota: c.valor,
  valorTaxa: c.valor,
  valorSubsidio: c.valor,
  total: c.valor,
});

/** A pool on a card. */
export const bolaoNoCartao = z.object({
  id: c.idResposta,
  nome: z.string(),
  /** 344 single, 343 recurring, 115 of several lotteries (spec B§3). */
  tipo: z.int(),
  estado: estadoDoBolao,
  modo: modoDoBolao,
  promocional: z.boolean(),
  concursos: z.array(
    z.object({ loteria: slugDaLoteria, nome: z.string(), concurso: c.inteiro(1), sorteioEm: c.instante }),
  ),
  apostas: c.inteiro(0),
  totalCotas: c.inteiro(2),
  cotasLivres: c.inteiro(0),
  preco: precoDaCota,
  vendasAte: c.instante,
  sorteioEm: c.instante,
});

/** A bet with its exact odds: one in so many, by tier. */
export const jogoDoBolao = z.object({
  ordem: c.inteiro(0),
  concurso: c.inteiro(1),
  aposta,
  simples: c.inteiro(1),
  preco: c.valor,
  chances: z.array(z.object({ faixa: z.string(), umEm: z.number() })),
});

/** The exact odds of all bets of a pool together, one in so many; a part that cannot be counted is null. */
export const chancesDoBolao = z.object({
  /** Of the first tier; of a pool of several draws it has no one name. */
  principal: z.object({ faixa: z.string().nullable(), umEm: z.number() }),
  qualquer: z.number().nullable(),
});

export const comprovanteDoBolao = z.object({
  id: c.idResposta,
  loteria: slugDaLoteria,
  concurso: c.inteiro(1),
  terminal: z.string(),
  sha256: z.string(),
  apostas: z.array(c.inteiro(0)),
  cotas: z.array(c.inteiro(1)).nullable(),
  enviadoEm: c.instante,
});

/** A series of pools: the same bets in each draw of one lottery, the price of a cota, and the place of the person who asks. */
export const serieNoCartao = z.object({
  id: c.idResposta,
  nome: z.string(),
  loteria: slugDaLoteria,
  nomeDaLoteria: z.string(),
  modo: modoDoBolao,
  apostas: c.inteiro(1),
  totalCotas: c.inteiro(2),
  cotasLivres: c.inteiro(0),
  encerrada: z.boolean(),
  /** The next draw whose members are still to be charged; null where none is prepared. */
  proximo: z
    .object({
      idBolao: c.idResposta,
      concurso: c.inteiro(1),
      sorteioEm: c.instante,
      cobrarEm: c.instante,
      preco: precoDaCota,
    })
    .nullable(),
  adesao: z
    .object({
      estado: z.enum(ids(ESTADO_ADESAO)),
      estadoRotulo: z.string(),
      cotas: c.inteiro(1),
      /** The most that was agreed to for a cota of one draw. */
      valorCota: c.valor,
      /** Put aside for the draws of this series, in centavos. */
      saldo: c.valor,
      faltas: c.inteiro(0),
    })
    .nullable(),
});
