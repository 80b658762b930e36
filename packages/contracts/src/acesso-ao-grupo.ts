import { ID_MOTIVO_DA_CONTESTACAO } from '@rateia/domain/grupos/contestacao';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { aberturaAcesso, contestacaoMostrada, trocaDeAcesso } from './formas-do-grupo.ts';

/** The access to a group: its delivery, its opening, its confirmation, and the messages about it; part of the groups. */
export const acessoAoGrupo = {
  updateDadosAcesso: chamada({
    method: 'PUT',
    path: '/grupo/dados-acesso',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Administrator delivers the access data to the members (spec B§2 enviar, B§7; CONFIABILIDADE 1.11).',
    body: z.object({
      idGrupo: c.idResposta,
      campos: z
        .object({
          login: c.texto(254),
          senha: c.segredo(254),
          codigo: c.segredo(254),
          link: c.enderecoWeb(1_000),
          instrucoes: c.textoLongo(2000),
        })
        .partial()
        .refine((v) => Object.values(v).some((x) => x !== ''), 'vazio'),
    }),
    response: z.object({ versao: z.int(), entregues: z.int() }),
    errors: ['grupoNaoEncontrado', 'semPermissao', 'transicaoRecusada'],
  }),
  getDadosAcesso: chamada({
    method: 'GET',
    path: '/grupo/{id}/dados-acesso',
    auth: 'usuario',
    resumo:
      'A description of the vault for this reader, without the content: a GET opens nothing (spec B§2 /grupo/{id}/dados-acesso).',
    params: c.idParam,
    response: z.object({
      grupo: z.object({
        id: c.idResposta,
        nome: z.string(),
        servico: z.string(),
        icone: z.string(),
        cor: z.string(),
        formaAcesso: z.int(),
      }),
      papel: z.enum(['membro', 'administrador']),
      disponivel: z.boolean(),
      motivo: z.string().nullable(),
      /** First and last name of the administrator: who acts. */
      administrador: z.string(),
      /** Until when the administrator sends, and when everything goes back without it; null once it came. */
      devidoAte: c.instante.nullable(),
      devolverEm: c.instante.nullable(),
      contestacao: contestacaoMostrada.nullable(),
      entregueEm: c.instante.nullable(),
      confirmadoEm: c.instante.nullable(),
      prazoConfirmacao: c.instante.nullable(),
      rotacaoPendente: z.boolean(),
      troca: trocaDeAcesso,
      aberturas: z.array(aberturaAcesso),
    }),
    errors: ['grupoNaoEncontrado', 'semPermissao'],
  }),
  abrirDadosAcesso: chamada({
    method: 'POST',
    path: '/grupo/{id}/dados-acesso/abrir',
    auth: 'usuario',
    resumo: 'Opens the access data from the vault; who, when and from which device is recorded.',
    params: c.idParam,
    body: z.object({}).optional(),
    response: z.object({
      versao: z.int(),
      campos: z
        .object({ login: z.string(), senha: z.string(), codigo: z.string(), link: z.string(), instrucoes: z.string() })
        .partial(),
      enviadoEm: c.instante,
    }),
    errors: ['grupoNaoEncontrado', 'semPermissao', 'acessoNaoDisponivel'],
  }),
  confirmarAcesso: chamada({
    method: 'POST',
    path: '/grupo/membro/{id}/confirmar-acesso',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Member confirms that the access works (REGRAS 2.1: 69 → 4 or 52).',
    params: c.idParam,
    body: z.object({}).optional(),
    response: z.object({ statusId: z.int() }),
    errors: ['grupoNaoEncontrado', 'semPermissao', 'transicaoRecusada'],
  }),
  contestarAcesso: chamada({
    method: 'POST',
    path: '/grupo/membro/{id}/contestar-acesso',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Member says that he did not get in: the clock stops and the administrator is told (REGRAS 2.1).',
    params: c.idParam,
    body: z.object({
      motivo: z.enum(Object.values(ID_MOTIVO_DA_CONTESTACAO)),
      texto: c.textoLongo(1_000).default(''),
    }),
    response: z.object({ responderAte: c.instante, devolverEm: c.instante }),
    errors: ['grupoNaoEncontrado', 'semPermissao', 'transicaoRecusada'],
  }),
  entregarAcesso: chamada({
    method: 'POST',
    path: '/grupo/admin/{id}/entregar-acesso',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Administrator delivers the access to one member, and tells nobody else (spec B§2 enviar; REGRAS 2.1).',
    params: c.idParam,
    body: z.object({
      idAssinatura: c.idResposta,
      campos: z
        .object({ codigo: c.segredo(254), link: c.enderecoWeb(1_000), instrucoes: c.textoLongo(2000) })
        .partial()
        .default({}),
    }),
    response: z.object({ entregueEm: c.instante }),
    errors: ['grupoNaoEncontrado', 'semPermissao', 'naoEncontrado', 'transicaoRecusada', 'codigoJaDado'],
  }),
  getConversa: chamada({
    method: 'GET',
    path: '/grupo/{id}/conversa',
    auth: 'usuario',
    resumo: 'Messages of a member and the administrator, with the clock of the access (spec B§2 mensagem).',
    params: c.idParam,
    query: z.object({ idAssinatura: c.id.optional() }),
    response: z.object({
      papel: z.enum(['membro', 'administrador']),
      idAssinatura: c.idResposta,
      grupo: z.object({ id: c.idResposta, nome: z.string(), formaAcesso: z.int() }),
      /** The other side, by name. */
      com: z.string(),
      confirmarAte: c.instante.nullable(),
      contestacao: contestacaoMostrada.nullable(),
      mensagens: z.array(
        z.object({
          id: c.idResposta,
          de: z.enum(['eu', 'outro', 'produto']),
          /** The words in their order; in the place of contact data stands what was hidden. */
          partes: z.array(
            z.object({
              texto: z.string(),
              contato: z.enum(['email', 'link', 'chavePix', 'cpf', 'telefone']).nullable(),
            }),
          ),
          /** The other side asks for payment outside: the reader is warned before the message. */
          porFora: z.boolean(),
          em: c.instante,
        }),
      ),
    }),
    errors: ['grupoNaoEncontrado', 'semPermissao', 'naoEncontrado'],
  }),
  createMensagem: chamada({
    method: 'POST',
    path: '/grupo/{id}/conversa',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Writes to the other side of a seat, who is told (spec B§2 mensagem).',
    params: c.idParam,
    body: z.object({ idAssinatura: c.idResposta.optional(), texto: c.textoLongo(1_000, 1) }),
    response: z.object({ id: c.idResposta }),
    errors: ['grupoNaoEncontrado', 'semPermissao', 'naoEncontrado'],
  }),
  getPendenteEnviarDadosAcesso: chamada({
    method: 'GET',
    path: '/grupo/pendente/enviar-dados-acesso',
    auth: 'usuario',
    resumo: 'How many access deliveries are due today and later (spec B§7).',
    response: z.object({ qtdEnvioDadosAcessoPendenteHoje: z.int(), qtdEnvioDadosAcessoPendenteProximosDias: z.int() }),
    errors: [],
  }),
};
