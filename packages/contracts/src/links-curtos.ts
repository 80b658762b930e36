import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

/** Visits of a link, and how many of them were the first of somebody on a day. */
export const contagemDoLink = z.object({ visitas: z.int().min(0), visitantes: z.int().min(0) });
const linkDaPessoa = contagemDoLink.extend({ codigo: z.string(), endereco: z.string() });

/** Short links of people, and where any of them leads. */
export const linksCurtos = {
  getLinkDoGrupo: chamada({
    method: 'GET',
    path: '/marketing/links/grupo/{id}',
    auth: 'usuario',
    resumo: 'The short link by which I share a group, with its visits; null while I have none (REGRAS 2.23).',
    params: c.idParam,
    response: z.object({ link: linkDaPessoa.nullable() }),
    errors: ['grupoNaoEncontrado'],
  }),
  createLink: chamada({
    method: 'POST',
    path: '/marketing/links',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Makes my short link to a group, or answers the one I have (spec A§2 /r/{link}; REGRAS 2.23).',
    body: z.object({ idGrupo: c.id }),
    response: linkDaPessoa,
    errors: ['grupoNaoEncontrado'],
  }),
  abrirLink: chamada({
    method: 'POST',
    path: '/marketing/links/{codigo}/abrir',
    auth: 'publica',
    resumo: 'Where a short link leads, which counts a visit: a path of ours, or an allowed site (spec A§2 /r/{link}).',
    params: z.object({ codigo: c.texto(40) }),
    response: z.object({
      destino: z.string(),
      /** The host of a destination at another site: the person is asked first. Null when the destination is ours. */
      host: z.string().nullable(),
    }),
    errors: ['naoEncontrado'],
  }),
};
