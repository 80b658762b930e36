import { z } from 'zod';
import { feitioDoBolao, jogosPedidos } from './backoffice-boloes.ts';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { modoDoBolao, slugDaLoteria } from './formas-do-bolao.ts';

const pedido = feitioDoBolao.extend({
  nome: c.texto(60, 1),
  /** The lotteries of the pools that are made from it, the one of chance or of the covering scheme first. */
  loterias: z.array(slugDaLoteria).min(1).max(14),
  subsidio: c.valor.optional(),
});

const molde = z.object({
  id: c.idResposta,
  nome: z.string(),
  modo: modoDoBolao,
  cotas: c.inteiro(2),
  subsidio: c.valor.nullable(),
  jogos: jogosPedidos,
  /** Each lottery with the next concurso whose sales are open, and its day; null where the agenda does not know them. */
  concursos: z.array(
    z.object({ loteria: slugDaLoteria, concurso: c.inteiro(1).nullable(), dia: z.string().nullable() }),
  ),
});

/** Templates of pools, from which an operator makes the next ones (REGRAS 2.12 Templates, 2.15). */
export const backofficeMoldes = {
  listMoldes: chamada({
    method: 'GET',
    path: '/backoffice/moldes',
    auth: 'operador',
    resumo: 'Templates of pools by their names, each with the next concurso of its lotteries (REGRAS 2.12 Templates).',
    response: z.object({ itens: z.array(molde) }),
    errors: ['semPermissao'],
  }),
  createMolde: chamada({
    method: 'POST',
    path: '/backoffice/moldes',
    auth: 'operador',
    idempotente: true,
    resumo:
      'Keeps the make-up of a pool under a name: lotteries, bets, cotas, mode, and the part that the product pays (REGRAS 2.12 Templates).',
    body: pedido,
    response: molde,
    errors: ['semPermissao', 'dadosInvalidos'],
  }),
  updateMolde: chamada({
    method: 'PUT',
    path: '/backoffice/moldes/{id}',
    auth: 'operador',
    params: c.idParam,
    resumo: 'Changes a template; pools that were made from it stay as they are (REGRAS 2.12 Templates).',
    body: pedido,
    response: molde,
    errors: ['semPermissao', 'dadosInvalidos', 'naoEncontrado'],
  }),
  deleteMolde: chamada({
    method: 'DELETE',
    path: '/backoffice/moldes/{id}',
    auth: 'operador',
    params: c.idParam,
    resumo: 'Takes a template away; pools that were made from it stay (REGRAS 2.12 Templates).',
    response: c.vazio,
    errors: ['semPermissao', 'naoEncontrado'],
  }),
};
