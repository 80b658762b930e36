import { ESTADO_INDICACAO } from '@rateia/domain/indicacao/indicacoes';
import { todosOsIds } from '@rateia/domain/tabela';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

const pessoa = z.object({ id: c.idResposta, nome: z.string() });
const indicacaoDaMesa = z.object({
  id: c.idResposta,
  indicador: pessoa,
  indicado: pessoa,
  estado: z.enum(todosOsIds(ESTADO_INDICACAO)),
  rotulo: z.string(),
  motivo: z.string().nullable(),
  /** The things that the two accounts have in common, in words. */
  emComum: z.array(z.string()),
  retidaEm: c.instante.nullable(),
  conferida: z.boolean(),
  criadaEm: c.instante,
  comprouEm: c.instante.nullable(),
  creditaEm: c.instante.nullable(),
  creditadaEm: c.instante.nullable(),
  /** The credits that were given, and what is still free of them. */
  doIndicado: z.object({ valor: c.valor, livre: c.valor }).nullable(),
  doIndicador: z.object({ valor: c.valor, livre: c.valor }).nullable(),
});
const decisao = {
  params: c.idParam,
  body: z.object({ mensagem: c.textoLongo(1_000, 5) }),
  response: c.vazio,
} as const;

/** Referrals as the operation sees them: who brought whom, the credits, and the ones that it holds back (REGRAS 2.13). */
export const backofficeIndicacoes = {
  getIndicacoesDaMesa: chamada({
    method: 'GET',
    path: '/backoffice/indicacoes',
    auth: 'operador',
    resumo:
      'The newest referrals, or those of one state, with the credits and what the accounts have in common (REGRAS 2.13).',
    query: z.object({ estado: z.enum(todosOsIds(ESTADO_INDICACAO)).optional() }),
    response: z.object({ itens: z.array(indicacaoDaMesa) }),
    errors: ['semPermissao'],
  }),
  segurarIndicacao: chamada({
    method: 'POST',
    path: '/backoffice/indicacoes/{id}/segurar',
    auth: 'operador',
    resumo: 'Holds the credit of a referral back until somebody of the staff has looked (REGRAS 2.13).',
    ...decisao,
    errors: ['semPermissao', 'naoEncontrado', 'transicaoRecusada'],
  }),
  soltarIndicacao: chamada({
    method: 'POST',
    path: '/backoffice/indicacoes/{id}/soltar',
    auth: 'operador',
    resumo: 'The accounts are of two people: the credit comes on its day, whatever they have in common (REGRAS 2.13).',
    ...decisao,
    errors: ['semPermissao', 'naoEncontrado', 'transicaoRecusada'],
  }),
  anularIndicacao: chamada({
    method: 'POST',
    path: '/backoffice/indicacoes/{id}/anular',
    auth: 'operador',
    resumo: 'Voids a referral and takes back what is not spent of its credits (REGRAS 2.13).',
    ...decisao,
    errors: ['semPermissao', 'naoEncontrado', 'transicaoRecusada'],
  }),
  restaurarIndicacao: chamada({
    method: 'POST',
    path: '/backoffice/indicacoes/{id}/restaurar',
    auth: 'operador',
    resumo: 'Takes a void referral up again, whatever the accounts have in common (REGRAS 2.13).',
    ...decisao,
    errors: ['semPermissao', 'naoEncontrado', 'transicaoRecusada'],
  }),
};
