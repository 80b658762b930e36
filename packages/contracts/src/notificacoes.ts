import { ICONES_DE_NOTIFICACAO } from '@rateia/domain/notificacoes/icones';
import { ID_DE_PENDENCIA } from '@rateia/domain/notificacoes/pendencias';
import {
  CANAIS_COMUNICACAO,
  COMUNICACAO,
  ID_CATEGORIA_COMUNICACAO,
  LISTAS_DE_MEIOS,
} from '@rateia/domain/notificacoes/preferencias';
import { ABAS_DE_NOTIFICACOES } from '@rateia/domain/notificacoes/tipos';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { incidentes } from './incidentes.ts';

/** Unread notifications of each tab (spec A§2). */
export const contagens = z.object({ todas: z.int(), importantes: z.int(), comunicacao: z.int() });

/** One notification (spec A§3), and the person whose act it reports, if any. */
export const notificacao = z.object({
  id: c.idResposta,
  tipo: z.int().meta({ description: 'Type code (spec A§3)' }),
  icone: z.enum(ICONES_DE_NOTIFICACAO as [(typeof ICONES_DE_NOTIFICACAO)[number]]),
  titulo: z.string(),
  mensagem: z.string(),
  dataFormatada: z.string(),
  link: z.string(),
  visualizado: z.boolean(),
  criadaEm: c.instante,
  autor: z.object({ nome: z.string(), imagem: z.string().nullable() }).nullable(),
});

const pendencia = z.object({
  id: z.string(),
  tipo: z.int().meta({ description: 'alerta 1, critico 2 (spec A§3)' }),
  titulo: z.string(),
  mensagem: z.string(),
  link: z.string(),
  bursting: z.boolean().meta({ description: 'Shown over the page now' }),
});

const pagina = { pagina: c.pagina, porPagina: c.porPagina };
const listaDeNotificacoes = c.lista(notificacao).extend({ contagens });

const CATEGORIAS = Object.values(ID_CATEGORIA_COMUNICACAO);
const categoria = z.literal(CATEGORIAS);
/** Contact method codes (spec A§3): Email 73, Telefone 72, both "73;72". */
const meiosContato = z.enum(LISTAS_DE_MEIOS);

export const preferenciaComunicacao = z.object({
  atualizacaoPorEmail: z.boolean().meta({ description: 'The switch over all e-mail that is not essential' }),
  aceitaMarketing: z.boolean().meta({ description: 'Whether anything that promotes is on' }),
  telefoneVerificado: z.boolean(),
  chavePush: z
    .string()
    .nullable()
    .meta({ description: 'By this key a browser asks for messages (RFC 8292); null where no device is told anything' }),
  canalMensagem: z.int().meta({ description: 'Message channel of the phone: Sms 1, Telegram 2 (spec A§3)' }),
  temTelegram: z.boolean().meta({ description: 'Whether there is a bot here to choose' }),
  categorias: z.array(
    z.object({
      categoria: z.int(),
      nome: z.string(),
      descricao: z.string(),
      promocional: z.boolean(),
      meiosContato: z.string(),
      push: z.boolean(),
    }),
  ),
});

export const notificacoes = {
  ...incidentes,
  getNotificacoes: chamada({
    method: 'GET',
    path: '/notificacoes',
    auth: 'usuario',
    resumo: 'Every notification of the person, newest first, with the unread of each tab (spec A§7 Notifications).',
    query: z.object(pagina),
    response: listaDeNotificacoes,
    errors: [],
  }),
  getNotificacoesTipo: chamada({
    method: 'GET',
    path: '/notificacoes/tipo',
    auth: 'usuario',
    resumo: 'Those of one tab, read, unread or both (spec A§7 Notifications, A§2).',
    query: z.object({
      tipo: z.enum(ABAS_DE_NOTIFICACOES),
      visualizado: c.booleanoQuery.optional(),
      ...pagina,
    }),
    response: listaDeNotificacoes,
    errors: [],
  }),
  getEventos: chamada({
    method: 'GET',
    path: '/notificacoes/eventos',
    auth: 'usuario',
    resumo:
      'The counts now, and again whenever a notification comes or is read: a stream, as long as page and session live (spec A§4 Notifications).',
    eventos: 'notificacoes',
    response: z.object({ contagens }),
    errors: [],
  }),
  getNotificacao: chamada({
    method: 'GET',
    path: '/notificacoes/{id}',
    auth: 'usuario',
    resumo: 'One notification with its whole text, for the detail page (spec A§2 notificacoes/detalhe).',
    params: c.idParam,
    response: notificacao.extend({
      paragrafos: z.array(z.string()),
      botao: z.object({ rotulo: z.string(), caminho: z.string() }).nullable(),
    }),
    errors: ['naoEncontrado'],
  }),
  lerNotificacoes: chamada({
    method: 'POST',
    path: '/notificacoes/ler',
    auth: 'usuario',
    resumo: 'Marks one as read or as unread (spec A§7 Notifications; REGRAS 2.14).',
    query: z.object({ id: c.id, lido: c.booleanoQuery }),
    response: z.object({ id: c.idResposta, visualizado: z.boolean(), contagens }),
    errors: ['naoEncontrado'],
  }),
  lerTodasNotificacoes: chamada({
    method: 'POST',
    path: '/notificacoes/lertudo',
    auth: 'usuario',
    resumo: 'Marks all as read; the counts are then zero (spec A§4 Notifications; REGRAS 2.14).',
    response: z.object({ atualizadas: z.int(), contagens }),
    errors: [],
  }),
  getPendencias: chamada({
    method: 'GET',
    path: '/notificacao/pendencia',
    auth: 'usuario',
    resumo: 'The person’s pendencies, and which of them is shown over the page now (spec A§7; REGRAS 1).',
    response: z.object({ pendencias: z.array(pendencia) }),
    errors: [],
  }),
  verPendencia: chamada({
    method: 'PUT',
    path: '/notificacao/pendencia/bursting/{id}',
    auth: 'usuario',
    resumo:
      'It was seen: an alert does not return; a critical one is answered with the link to its solution (REGRAS 1).',
    params: z.object({ id: z.string().regex(ID_DE_PENDENCIA) }),
    response: c.vazio,
    errors: ['naoEncontrado', 'pendenciaCritica'],
  }),
  getPreferenciaComunicacao: chamada({
    method: 'GET',
    path: '/preferencia-comunicacao',
    auth: 'usuario',
    resumo: 'The messages that the person wants, by category and contact method (spec A§7 Preferences and privacy).',
    response: preferenciaComunicacao,
    errors: [],
  }),
  updatePreferenciaComunicacao: chamada({
    method: 'PUT',
    path: '/preferencia-comunicacao',
    auth: 'usuario',
    resumo: 'Sets all preferences at once; asking for anything that promotes is a consent and is logged (spec A§7).',
    body: z.object({
      atualizacaoPorEmail: z.boolean(),
      categorias: z
        .array(z.object({ categoria, meiosContato, push: z.boolean() }))
        .length(CATEGORIAS.length)
        .refine((c) => new Set(c.map((linha) => linha.categoria)).size === c.length),
    }),
    response: preferenciaComunicacao,
    errors: ['validacaoObrigatoria', 'menorDeIdade'],
  }),
  alternarComunicacao: chamada({
    method: 'PATCH',
    path: '/preferencia-comunicacao/{enum}',
    auth: 'usuario',
    resumo:
      'Turns one switch: update by e-mail (1), or one contact method of a category (spec A§3 Communication enum, A§7).',
    params: z.object({ enum: z.coerce.number().pipe(z.literal([COMUNICACAO.atualizacaoPorEmail.id, ...CATEGORIAS])) }),
    body: z.object({ ativo: z.boolean(), meio: z.enum(CANAIS_COMUNICACAO).default('email') }),
    response: preferenciaComunicacao,
    errors: ['validacaoObrigatoria', 'menorDeIdade'],
  }),
  createInscricaoPush: chamada({
    method: 'POST',
    path: '/notificacoes/inscricao-push',
    auth: 'usuario',
    resumo:
      'This browser allowed messages: from now on they come to it, for as long as its session lives (spec A§4 Notifications).',
    body: z.object({
      endereco: z.url({ protocol: /^https?$/ }).max(1_000),
      p256dh: z.string().regex(/^[\w-]{87}$/),
      auth: z.string().regex(/^[\w-]{22}$/),
    }),
    response: c.vazio,
    errors: ['conflito'],
  }),
  deleteInscricaoPush: chamada({
    method: 'DELETE',
    path: '/notificacoes/inscricao-push',
    auth: 'usuario',
    resumo: 'No more messages to this browser (spec A§4 Notifications).',
    response: c.vazio,
    errors: [],
  }),
  descadastrarComunicacao: chamada({
    method: 'POST',
    path: '/unsubscribe/{hash}',
    base: '',
    auth: 'publica',
    formulario: true,
    resumo:
      'Stops the e-mails of a link without login, by button or by the one click of a mail program; any hash is answered the same (spec A§2 /unsubscribe/{hash}; RFC 8058).',
    params: z.object({ hash: c.daMaquina(200, 1) }),
    body: z.object({ tudo: z.boolean().optional() }).optional(),
    response: z.void(),
    errors: [],
  }),
};
