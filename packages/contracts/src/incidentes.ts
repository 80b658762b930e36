import { ETAPAS_DO_INCIDENTE, LIMITES_DO_INCIDENTE, PARTES_DO_PRODUTO } from '@rateia/domain/notificacoes/incidentes';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

const { titulo, texto } = LIMITES_DO_INCIDENTE;

const incidente = z.object({
  id: c.idResposta,
  titulo: z.string(),
  partes: z.array(z.enum(PARTES_DO_PRODUTO)),
  comecouEm: c.instante,
  /** Its end; null while it lasts. */
  resolvidoEm: c.instante.nullable(),
  etapa: z.enum(ETAPAS_DO_INCIDENTE),
  /** The words of the operation, newest first. */
  atualizacoes: z.array(z.object({ etapa: z.enum(ETAPAS_DO_INCIDENTE), texto: z.string(), em: c.instante })),
});

/** Incidents as everybody reads them, without a login (ours: the specification has no page for them). */
export const incidentes = {
  getSituacao: chamada({
    method: 'GET',
    path: '/situacao',
    auth: 'publica',
    guardavel: true,
    resumo: 'The incidents that last, and those of the past 90 days.',
    response: z.object({ abertos: z.array(incidente), passados: z.array(incidente) }),
    errors: [],
  }),
};

const etapa = z.enum(ETAPAS_DO_INCIDENTE);

/** Incidents as the operation writes them. */
export const backofficeIncidentes = {
  getIncidentes: chamada({
    method: 'GET',
    path: '/backoffice/incidentes',
    auth: 'operador',
    resumo: 'Incidents, those that last first, then the newest.',
    response: z.object({ itens: z.array(incidente), total: z.int() }),
    errors: ['semPermissao'],
  }),
  createIncidente: chamada({
    method: 'POST',
    path: '/backoffice/incidentes',
    auth: 'operador',
    idempotente: true,
    resumo: 'Opens an incident: it stands on the public page at once.',
    body: z.object({
      titulo: c.texto(titulo.max, titulo.min),
      partes: z.array(z.enum(PARTES_DO_PRODUTO)).min(1).max(PARTES_DO_PRODUTO.length),
      texto: c.textoLongo(texto.max, texto.min),
    }),
    response: incidente,
    errors: ['semPermissao'],
  }),
  atualizarIncidente: chamada({
    method: 'POST',
    path: '/backoffice/incidentes/{id}/atualizar',
    auth: 'operador',
    idempotente: true,
    resumo: 'Says how far an incident is; resolved, nothing more is said about it.',
    params: c.idParam,
    body: z.object({ etapa, texto: c.textoLongo(texto.max, texto.min) }),
    response: incidente,
    errors: ['semPermissao', 'naoEncontrado', 'transicaoRecusada'],
  }),
};
