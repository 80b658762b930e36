import { ALCADAS } from '@rateia/domain/backoffice/alcada';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import * as f from './formas-da-reclamacao.ts';

const texto = c.textoLongo(1_000, 5);
/** The words of a decision without a solution: the member is not right. */
const solucaoOuNada = f.solucao.nullable();

/** One rule of the case, and whether it was kept. */
const regraDoCaso = z.object({
  titulo: z.string(),
  detalhe: z.string(),
  situacao: z.enum(['cumpriu', 'naoCumpriu', 'informa']),
});

/** The desk of mediation (REGRAS 2.7, 2.15). */
export const backofficeReclamacoes = {
  getReclamacoesEmMediacao: chamada({
    method: 'GET',
    path: '/backoffice/reclamacoes',
    auth: 'operador',
    resumo: 'Cases that wait for a decision, and the figures of the desk: time to answer, outcome (REGRAS 2.7).',
    response: z.object({
      itens: z.array(
        z.object({
          id: c.idResposta,
          grupo: z.string(),
          membro: z.string(),
          /** Null in a pool, whose organiser is the product. */
          administrador: z.string().nullable(),
          problema: f.motivo,
          descricaoProblema: z.string(),
          emMediacaoDesde: c.instante,
          prazo: c.instante,
          padraoEm: c.instante,
          comLider: z.boolean(),
          /** A decision waits for its second person. */
          aAprovar: z.boolean(),
        }),
      ),
      figuras: z.object({
        /** Of the last 90 days; hours from the opening to the first answer, and to the end. */
        fechadas: z.int(),
        horasAteResposta: z.number().nullable(),
        horasAteFim: z.number().nullable(),
        resultados: z.array(z.object({ id: z.string(), rotulo: z.string(), quantas: z.int() })),
      }),
    }),
    errors: ['semPermissao'],
  }),
  getReclamacaoEmMediacao: chamada({
    method: 'GET',
    path: '/backoffice/reclamacoes/{id}',
    auth: 'operador',
    resumo: 'One case on one page: both sides, thread, evidence, each rule, the money at stake (REGRAS 2.7, 2.15).',
    params: c.idParam,
    response: z.object({
      reclamacao: f.reclamacao,
      membro: z.object({ id: c.idResposta, nome: z.string(), desde: c.instante.nullable(), reclamacoes: z.int() }),
      administrador: z
        .object({
          id: c.idResposta,
          nome: z.string(),
          grupos: z.int(),
          nota: z.int().nullable(),
          perdidas: z.int(),
        })
        .nullable(),
      regras: z.array(regraDoCaso),
      /** The days from which days may count as unused, each with the sums that it gives. */
      inicios: z.array(
        z.object({
          desde: c.dia,
          porque: z.string(),
          opcoes: z.array(f.contaDaSolucao.extend({ alcada: z.enum(ALCADAS) })),
        }),
      ),
      emJogo: c.valor,
      modelos: z.array(z.object({ id: z.string(), titulo: z.string(), texto: z.string(), aFavor: z.boolean() })),
      consequencias: z.array(z.string()),
      aAprovar: z
        .object({
          solucao: solucaoOuNada,
          desde: c.dia,
          texto: z.string(),
          valor: c.valor,
          por: z.string(),
          em: c.instante,
          posso: z.boolean(),
        })
        .nullable(),
    }),
    errors: ['semPermissao', 'naoEncontrado'],
  }),
  perguntarNaReclamacao: chamada({
    method: 'POST',
    path: '/backoffice/reclamacoes/{id}/perguntar',
    auth: 'operador',
    idempotente: true,
    resumo: 'Asks one side something (203): it has 48 h to answer (REGRAS 2.7).',
    params: c.idParam,
    body: z.object({ para: f.lado, texto }),
    response: z.object({ responderAte: c.instante }),
    errors: ['semPermissao', 'naoEncontrado', 'transicaoRecusada'],
  }),
  decidirReclamacao: chamada({
    method: 'POST',
    path: '/backoffice/reclamacoes/{id}/decidir',
    auth: 'operador',
    confirma: true,
    idempotente: true,
    resumo:
      'Decides a case, or proposes the decision to a second person where the operator may not decide alone (REGRAS 2.7, 2.15).',
    params: c.idParam,
    body: z.object({ solucao: solucaoOuNada, desde: c.diaDado(), texto, totalMostrado: c.valor }),
    response: z.object({ situacao: z.enum(['decidida', 'proposta']), valor: c.valor }),
    errors: ['semPermissao', 'naoEncontrado', 'transicaoRecusada', 'precoMudou', 'acimaDaAlcada', 'propostaAberta'],
  }),
  aprovarDecisao: chamada({
    method: 'POST',
    path: '/backoffice/reclamacoes/{id}/aprovar',
    auth: 'operador',
    confirma: true,
    idempotente: true,
    resumo: 'The second person signs a decision, and it is carried out at once (REGRAS 2.7, 2.15).',
    params: c.idParam,
    response: z.object({ valor: c.valor }),
    errors: ['semPermissao', 'naoEncontrado', 'transicaoRecusada', 'precoMudou'],
  }),
  recusarDecisao: chamada({
    method: 'POST',
    path: '/backoffice/reclamacoes/{id}/recusar',
    auth: 'operador',
    idempotente: true,
    resumo: 'The second person does not sign: the case waits for another decision (REGRAS 2.7, 2.15).',
    params: c.idParam,
    response: c.vazio,
    errors: ['semPermissao', 'naoEncontrado', 'transicaoRecusada'],
  }),
};
