import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { contagemDoLink } from './links-curtos.ts';

const link = contagemDoLink.extend({
  id: c.idResposta,
  endereco: z.string(),
  /** Given by the operation, or of the group that a person shares. */
  nome: z.string(),
  destino: z.string(),
  autor: z.string(),
  criadoEm: c.instante,
  venceEm: c.instante.nullable(),
  situacao: z.enum(['ativo', 'desligado', 'vencido', 'bloqueado']),
});
const utm = z
  .object({ utm_source: c.texto(60), utm_medium: c.texto(60), utm_campaign: c.texto(60), utm_content: c.texto(60) })
  .partial();
function mudar(verbo: 'ligar' | 'desligar', resumo: string) {
  return chamada({
    method: 'POST',
    path: `/backoffice/links/{id}/${verbo}`,
    auth: 'operador',
    resumo,
    params: c.idParam,
    response: c.vazio,
    errors: ['semPermissao', 'naoEncontrado'],
  });
}

/** Short links, as the operation runs them. */
export const backofficeLinks = {
  getLinks: chamada({
    method: 'GET',
    path: '/backoffice/links',
    auth: 'operador',
    resumo: 'Short links with their visits: those of the operation, or those of people (REGRAS 2.23).',
    query: z.object({
      de: z.enum(['operacao', 'pessoas']).default('operacao'),
      pagina: c.pagina,
      porPagina: c.porPagina,
    }),
    response: c.lista(link),
    errors: ['semPermissao'],
  }),
  createLinkDaOperacao: chamada({
    method: 'POST',
    path: '/backoffice/links',
    auth: 'operador',
    idempotente: true,
    resumo: 'A short link with a name, a destination, its campaign and a last day (REGRAS 2.23).',
    body: z.object({
      nome: c.texto(80, 3),
      destino: c.texto(1_000, 1),
      utm: utm.default({}),
      /** Last day on which it works. */
      ultimoDia: c.dia.nullable().default(null),
    }),
    response: link,
    errors: ['semPermissao', 'destinoNaoPermitido'],
  }),
  desligarLink: mudar('desligar', 'A short link leads nowhere from now on (REGRAS 2.23).'),
  ligarLink: mudar('ligar', 'A short link that was switched off works again (REGRAS 2.23).'),
  getDestinos: chamada({
    method: 'GET',
    path: '/backoffice/destinos',
    auth: 'operador',
    resumo: 'Sites that a short link may lead to (ASVS 3.7.2).',
    response: z.object({
      itens: z.array(z.object({ host: z.string(), autor: z.string(), permitidoEm: c.instante, links: z.int() })),
    }),
    errors: ['semPermissao'],
  }),
  createDestino: chamada({
    method: 'POST',
    path: '/backoffice/destinos',
    auth: 'operador',
    idempotente: true,
    resumo: 'Allows a site as destination of short links (ASVS 3.7.2).',
    body: z.object({ host: c.texto(253, 1) }),
    response: c.vazio,
    errors: ['semPermissao'],
  }),
  deleteDestino: chamada({
    method: 'DELETE',
    path: '/backoffice/destinos/{host}',
    auth: 'operador',
    resumo: 'Takes a site off the list: links that lead to it stop at once (ASVS 3.7.2).',
    params: z.object({ host: c.texto(253, 1) }),
    response: c.vazio,
    errors: ['semPermissao', 'naoEncontrado'],
  }),
};
