import { z } from 'zod';
import { boloes } from './boloes.ts';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { comboDeBoloes } from './combo-de-boloes.ts';
import { slugDaLoteria as slug } from './formas-do-bolao.ts';
import { jogoResponsavel } from './jogo-responsavel.ts';
import { premios } from './premios.ts';
import { series } from './series.ts';

/** The drawn numbers of a concurso, as they are shown. */
const sorteado = z.object({
  concurso: c.inteiro(1),
  data: c.dia,
  /** One list of numbers for each draw of the concurso, in rising order. */
  sorteios: z.array(z.array(c.inteiro(0))),
  trevos: z.array(c.inteiro(0)),
  time: z.string().nullable(),
  mes: c.inteiro(0).nullable(),
});

export const loterias = {
  ...boloes,
  ...jogoResponsavel,
  ...premios,
  ...series,
  ...comboDeBoloes,
  getAgendaDeLoterias: chamada({
    method: 'GET',
    path: '/loteria/agenda',
    auth: 'usuario',
    resumo:
      'The next concurso of each lottery that is switched on, special editions among them, with its estimated prize and the last result (spec A§7, B§1, B§7).',
    response: z.object({
      itens: z.array(
        z.object({
          id: c.idResposta,
          slug,
          nome: z.string(),
          especial: z.boolean(),
          /** Null for a special edition, whose number its parent has not reached. */
          concurso: c.inteiro(1).nullable(),
          dataSorteio: c.instante,
          /** The day that is always given for a special edition; the draw may be on another one. */
          dataPadrao: c.dia.nullable(),
          /** The last moment in which a cota is sold. */
          dataLimite: c.instante,
          premioEstimado: c.valor.nullable(),
          acumulado: z.boolean(),
          valorAposta: c.valor,
          minDezenas: c.inteiro(0),
          maxDezenas: c.inteiro(0),
          /** One in so many: the odds of a simple bet at the first tier. */
          chance: z.number().nullable(),
          ultimo: sorteado.nullable(),
        }),
      ),
    }),
    errors: [],
  }),
  getEstatisticaDaLoteria: chamada({
    method: 'GET',
    path: '/loteria/estatistica',
    auth: 'usuario',
    resumo: 'Frequency, delay and pairs of the numbers of a lottery over its last results (spec B§7).',
    query: z.object({ loteria: slug }),
    response: z.object({
      loteria: slug,
      concursos: c.inteiro(0),
      dezenas: z.array(z.object({ dezena: c.inteiro(0), vezes: c.inteiro(0), atraso: c.inteiro(0).nullable() })),
      pares: z.array(z.object({ dezenas: z.tuple([c.inteiro(0), c.inteiro(0)]), vezes: c.inteiro(0) })),
      /** "O sorteio não tem memória": what came out says nothing of what will. */
      aviso: z.string(),
    }),
    errors: [],
  }),
};
