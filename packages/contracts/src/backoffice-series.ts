import { z } from 'zod';
import { feitioDoBolao } from './backoffice-boloes.ts';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { serieNoCartao, slugDaLoteria } from './formas-do-bolao.ts';

const serieDaMesa = serieNoCartao.omit({ adesao: true }).extend({
  membros: c.inteiro(0),
  pausados: c.inteiro(0),
  criadaEm: c.instante,
});

/** The desk of series of pools (REGRAS 2.12 Recurring, 2.15). */
export const backofficeSeries = {
  listSeriesDaOperacao: chamada({
    method: 'GET',
    path: '/backoffice/series',
    auth: 'operador',
    resumo: 'Series with their members and next draw, the ended ones last (REGRAS 2.12 Recurring).',
    response: z.object({ itens: z.array(serieDaMesa), total: z.int() }),
    errors: ['semPermissao'],
  }),
  createSerie: chamada({
    method: 'POST',
    path: '/backoffice/series',
    auth: 'operador',
    idempotente: true,
    resumo:
      'A series with its bets; its next pools are made at once, held to the limits of the lottery (REGRAS 2.12 Recurring).',
    body: feitioDoBolao.extend({ nome: c.texto(60, 1), loteria: slugDaLoteria }),
    response: z.object({ id: c.idResposta }),
    errors: ['semPermissao', 'dadosInvalidos', 'serieSemSorteio'],
  }),
  encerrarSerie: chamada({
    method: 'POST',
    path: '/backoffice/series/{id}/encerramento',
    auth: 'operador',
    params: c.idParam,
    idempotente: true,
    resumo:
      'Ends a series: its members leave it and are told, pools that were charged go on, the others are cancelled (REGRAS 2.12 Recurring).',
    body: z.object({}).optional(),
    response: c.vazio,
    errors: ['semPermissao', 'serieNaoEncontrada'],
  }),
};
