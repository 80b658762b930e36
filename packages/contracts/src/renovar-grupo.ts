import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

const doLink = { params: c.idParam, body: z.object({ hash: c.texto(500, 1) }) };

/** The public page behind the link of an expired group; part of the groups (spec A§2 /webhook/grupo/renovar/{id}). */
export const renovarGrupo = {
  verRenovacao: chamada({
    method: 'POST',
    path: '/grupo/{id}/renovar/ver',
    auth: 'publica',
    resumo: 'The expired group of a signed link; reading it renews nothing (spec A§2 /webhook/grupo/renovar/{id}).',
    ...doLink,
    response: z.object({
      nome: z.string(),
      servico: z.string(),
      valorMensal: c.valor,
      vagas: z.int(),
      ate: c.instante,
    }),
    errors: ['linkVencido'],
  }),
  renovarGrupo: chamada({
    method: 'POST',
    path: '/grupo/{id}/renovar',
    auth: 'publica',
    resumo: 'Renews an expired group into a new one: a signed link, once, within 30 days (REGRAS part 1, 2.1).',
    ...doLink,
    response: z.object({ idGrupo: c.idResposta, statusId: z.int() }),
    errors: ['linkVencido', 'servicoIndisponivel', 'restricao'],
  }),
};
