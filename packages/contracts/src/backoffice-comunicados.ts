import {
  ESTADO_COMUNICADO,
  LIMITES_DO_COMUNICADO,
  PUBLICOS_DO_COMUNICADO,
} from '@rateia/domain/notificacoes/comunicados';
import { ID_CATEGORIA_COMUNICACAO } from '@rateia/domain/notificacoes/preferencias';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

const { titulo, texto } = LIMITES_DO_COMUNICADO;

const escrito = z.object({
  categoria: z.literal(Object.values(ID_CATEGORIA_COMUNICACAO)),
  publico: z.enum(PUBLICOS_DO_COMUNICADO),
  uf: c.uf.nullable(),
  titulo: c.texto(titulo.max, titulo.min),
  texto: c.textoLongo(texto.max, texto.min),
  link: z.union([
    z.literal(''),
    z
      .string()
      .max(200)
      .regex(/^\/(?![/\\])/),
  ]),
});
const comunicado = z.object({
  id: c.idResposta,
  categoria: z.int(),
  publico: z.enum(PUBLICOS_DO_COMUNICADO),
  uf: z.string().nullable(),
  titulo: z.string(),
  texto: z.string(),
  link: z.string(),
  estado: z.enum(Object.values(ESTADO_COMUNICADO).map(({ id }) => id)),
  saiEm: c.instante,
  pessoas: z.int(),
  enviados: z.int(),
  autor: z.string(),
});

/** Announcements of the operation to many people (spec A§3 Categories; REGRAS 2.19). */
export const backofficeComunicados = {
  getComunicados: chamada({
    method: 'GET',
    path: '/backoffice/comunicados',
    auth: 'operador',
    resumo: 'Announcements, newest first, with how far each went.',
    query: z.object({ pagina: c.pagina, porPagina: c.porPagina }),
    response: c.lista(comunicado),
    errors: ['semPermissao'],
  }),
  preverComunicado: chamada({
    method: 'POST',
    path: '/backoffice/comunicados/previa',
    auth: 'operador',
    resumo: 'How an announcement will read, and how many people it is for.',
    body: escrito,
    response: z.object({
      pessoas: z.int(),
      titulo: z.string(),
      paragrafos: z.array(z.string()),
      botao: z.object({ rotulo: z.string(), caminho: z.string() }).nullable(),
    }),
    errors: ['semPermissao', 'dadosInvalidos'],
  }),
  createComunicado: chamada({
    method: 'POST',
    path: '/backoffice/comunicados',
    auth: 'operador',
    idempotente: true,
    resumo: 'Writes an announcement, which leaves at its time, or now.',
    body: escrito.extend({ saiEm: c.instanteDado.nullable() }),
    response: comunicado,
    errors: ['semPermissao', 'dadosInvalidos'],
  }),
  pararComunicado: chamada({
    method: 'POST',
    path: '/backoffice/comunicados/{id}/parar',
    auth: 'operador',
    idempotente: true,
    resumo: 'Stops an announcement: nobody else gets it; people who got it keep it.',
    params: c.idParam,
    response: c.vazio,
    errors: ['semPermissao', 'naoEncontrado', 'conflito'],
  }),
};
