import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

const slug = z.enum(Object.keys(LOTERIAS) as [keyof typeof LOTERIAS]);

/** A result as it is typed or as a source gave it. */
const resultado = z.object({
  loteria: slug,
  concurso: c.inteiro(1, 99_999),
  data: c.diaDado(),
  /** The numbers of each draw; of Loteca none. */
  sorteios: z.array(z.array(c.inteiro(0, 100)).max(60)).max(2),
  trevos: z.array(c.inteiro(0, 10)).max(6).default([]),
  time: c.texto(40).nullable().default(null),
  mes: c.inteiro(1, 12).nullable().default(null),
  colunas: z
    .array(z.enum(['1', 'X', '2']))
    .max(14)
    .default([]),
  premios: z.array(z.object({ faixa: c.inteiro(1, 20), ganhadores: c.inteiro(0), valor: c.valor })).max(20),
});

const aResolver = z.object({
  loteria: slug,
  nome: z.string(),
  concurso: c.inteiro(1),
  sorteioEm: c.instante,
  /** Pools that wait for it. */
  boloes: c.inteiro(0),
  /** The word of each source; a silent source is not in it. */
  fontes: z.array(z.object({ fonte: z.enum(['oficial', 'alternativa']), dezenas: z.string() })),
  proposta: z
    .object({
      id: c.idResposta,
      dezenas: z.string(),
      premios: c.inteiro(0),
      motivo: z.string(),
      por: z.string(),
      /** The reader proposed it: another person confirms. */
      minha: z.boolean(),
      em: c.instante,
    })
    .nullable(),
});

/** The desk of results by hand and of prizes (REGRAS 2.12). */
export const backofficePremios = {
  getResultadosAResolver: chamada({
    method: 'GET',
    path: '/backoffice/resultados',
    auth: 'operador',
    resumo:
      'Drawn concursos of pools without an agreed result, and results that wait for a second person (REGRAS 2.12).',
    response: z.object({ itens: z.array(aResolver) }),
    errors: ['semPermissao'],
  }),
  proporResultado: chamada({
    method: 'POST',
    path: '/backoffice/resultados',
    auth: 'operador',
    idempotente: true,
    resumo: 'A result by hand, or a correction of one that is known; a second person confirms it (REGRAS 2.12).',
    body: resultado.extend({ motivo: c.textoLongo(300, 5) }),
    response: z.object({ id: c.idResposta }),
    errors: ['semPermissao', 'dadosInvalidos', 'resultadoEmConfirmacao'],
  }),
  confirmarResultado: chamada({
    method: 'POST',
    path: '/backoffice/resultados/{id}/confirmar',
    auth: 'operador',
    idempotente: true,
    resumo: 'The second person confirms a result: bets are checked at once, or anew after a correction (REGRAS 2.12).',
    params: c.idParam,
    body: z.object({}).optional(),
    response: c.vazio,
    errors: ['semPermissao', 'naoEncontrado', 'outraPessoaConfirma'],
  }),
  recusarResultado: chamada({
    method: 'POST',
    path: '/backoffice/resultados/{id}/recusar',
    auth: 'operador',
    idempotente: true,
    resumo: 'A result by hand is taken back, by its author or by another person (REGRAS 2.12).',
    params: c.idParam,
    body: z.object({}).optional(),
    response: c.vazio,
    errors: ['semPermissao', 'naoEncontrado'],
  }),
  getPremiosAReceber: chamada({
    method: 'GET',
    path: '/backoffice/premios',
    auth: 'operador',
    resumo:
      'Prizes of pools that were not fetched yet, the first to lapse first, with place, papers and holder (REGRAS 2.12).',
    response: z.object({
      itens: z.array(
        z.object({
          idBolao: c.idResposta,
          bolao: z.string(),
          loterias: z.array(z.string()),
          premio: c.valor,
          cotas: c.inteiro(2),
          vendidas: c.inteiro(0),
          porCota: c.valor,
          resto: c.valor,
          sorteadoEm: c.dia,
          resgatarAte: c.dia,
          faltam: z.int(),
          onde: z.string(),
          documentos: z.array(z.string()),
          guardiao: z.string(),
        }),
      ),
    }),
    errors: ['semPermissao'],
  }),
  updateGuardiao: chamada({
    method: 'PUT',
    path: '/backoffice/premios/{id}/guardiao',
    auth: 'operador',
    resumo: 'The person who holds the ticket of a prize (REGRAS 2.12 Payout).',
    params: c.idParam,
    body: z.object({ guardiao: c.texto(80, 2) }),
    response: c.vazio,
    errors: ['semPermissao', 'naoEncontrado'],
  }),
  registrarPremio: chamada({
    method: 'POST',
    path: '/backoffice/premios/{id}/receber',
    auth: 'operador',
    idempotente: true,
    resumo: 'The organiser was paid: each member has his part in the wallet at once (REGRAS 2.12 Split, Payout).',
    params: c.idParam,
    body: z.object({ valor: c.valor, evidencia: c.textoLongo(300, 5) }),
    response: c.vazio,
    errors: ['semPermissao', 'naoEncontrado', 'premioDiferente', 'premioJaRecebido'],
  }),
};
