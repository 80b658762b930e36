import { ID_MOTIVO_DA_CONTESTACAO } from '@rateia/domain/grupos/contestacao';
import { DESTINOS_DO_REEMBOLSO } from '@rateia/domain/pagamentos/devolucao-original';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import {
  aberturaAcesso,
  assinaturaMembro,
  contestacaoMostrada,
  faturaDaVaga,
  grupoDetalhe,
  grupoListado,
  membroDoGrupo,
} from './formas-do-grupo.ts';

const filtros = z.object({
  categoria: c.inteiroNoEndereco(0).optional(),
  servico: c.inteiroNoEndereco(0).optional(),
  busca: c.texto(80).optional(),
  valorMaximo: c.inteiroNoEndereco(1).optional(),
  formaAcesso: c.inteiroNoEndereco(0, 32_767).optional(),
  acessoInstantaneo: c.booleanoQuery.optional(),
  somenteComVagas: c.booleanoQuery.optional(),
  ordem: z.enum(['relevancia', 'menorPreco', 'maisVagas', 'recentes']).default('relevancia'),
  pagina: c.pagina,
  porPagina: c.porPagina,
});

const meusGruposItem = z.object({
  grupo: grupoListado,
  papel: z.enum(['membro', 'administrador']),
  assinatura: assinaturaMembro.nullable(),
  precisaDeVoce: z.array(
    z.object({
      chave: z.string(),
      texto: z.string(),
      ate: c.instante.nullable(),
      /** The text once `ate` has passed. */
      depois: z.string(),
      link: z.string(),
    }),
  ),
});

/** The administrator's task in the service after a member left, in words. */
const trocaDeAcesso = z.object({ titulo: z.string(), mensagem: z.string() }).nullable();

export const grupos = {
  getGrupos: chamada({
    method: 'GET',
    path: '/grupos',
    auth: 'usuario',
    resumo: 'Lists and searches public groups with seats (spec B§2 /grupos, /pesquisa; B§7).',
    query: filtros,
    response: c.lista(grupoListado),
    errors: [],
  }),
  getCategorias: chamada({
    method: 'GET',
    path: '/grupo/categorias',
    auth: 'usuario',
    resumo: 'Categories with how many groups each has (spec B§7).',
    response: z.object({
      categorias: z.array(z.object({ id: z.int(), nome: z.string(), icone: z.string(), grupos: z.int() })),
    }),
    errors: [],
  }),
  getRecomendados: chamada({
    method: 'GET',
    path: '/grupo/recomendados',
    auth: 'usuario',
    resumo: 'Recommended groups: viewed services, price, reputation (spec B§7; REGRAS 1).',
    response: z.object({ itens: z.array(grupoListado.extend({ motivo: z.string() })) }),
    errors: [],
  }),
  getVisualizados: chamada({
    method: 'GET',
    path: '/grupo/visualizados',
    auth: 'usuario',
    resumo: 'Groups the user looked at last (spec B§7).',
    response: z.object({ itens: z.array(grupoListado) }),
    errors: [],
  }),
  createVisualizacao: chamada({
    method: 'POST',
    path: '/grupo/visualizacao',
    auth: 'usuario',
    resumo: 'Notes that the user looked at a group (spec B§7).',
    body: z.object({ idGrupo: c.idResposta }),
    response: c.vazio,
    errors: ['grupoNaoEncontrado'],
  }),
  getGrupo: chamada({
    method: 'GET',
    path: '/grupo/{id}',
    auth: 'usuario',
    resumo: 'A group as a visitor of its page sees it, with the price and its arithmetic (spec B§2, B§7).',
    params: c.idParam,
    query: z.object({ vagas: z.coerce.number().int().min(1).max(3).default(1) }),
    response: grupoDetalhe,
    errors: ['grupoNaoEncontrado'],
  }),
  getGruposUsuario: chamada({
    method: 'GET',
    path: '/grupo/usuario/',
    auth: 'usuario',
    resumo: 'My groups, as member and as administrator, what needs me first (spec B§2 /meus-grupos, B§7).',
    response: z.object({ itens: z.array(meusGruposItem), economiaMensal: c.valor }),
    errors: [],
  }),
  getGrupoMembro: chamada({
    method: 'GET',
    path: '/grupo/membro/{id}',
    auth: 'usuario',
    resumo: 'The member view of a group (spec B§2, B§7).',
    params: c.idParam,
    response: z.object({
      grupo: grupoDetalhe,
      assinatura: assinaturaMembro,
      faturas: z.array(faturaDaVaga),
      contato: z.string(),
      podeConfirmarAcesso: z.boolean(),
      contestacao: contestacaoMostrada.nullable(),
      podeVerAcesso: z.boolean(),
      podeSair: z.boolean(),
      /** The destination of a refund; null while nothing was paid by a method that gives back. */
      destinoReembolso: z.enum(DESTINOS_DO_REEMBOLSO).nullable(),
      podeReverterSaida: z.boolean(),
    }),
    errors: ['grupoNaoEncontrado', 'semPermissao'],
  }),
  getGrupoAdmin: chamada({
    method: 'GET',
    path: '/grupo/admin/{id}',
    auth: 'usuario',
    resumo: 'The administrator view: members, access duties, forecast, what he may do now (spec B§2, B§7).',
    params: c.idParam,
    response: z.object({
      grupo: grupoDetalhe,
      membros: z.array(membroDoGrupo),
      contato: z.string(),
      mensagemOperador: z.string(),
      motivoAnalise: z.string(),
      acoes: z.object({
        iniciar: z.boolean(),
        liberar: z.boolean(),
        enviarAcesso: z.boolean(),
        editar: z.boolean(),
        recorrer: z.boolean(),
      }),
      prazo: z.object({ texto: z.string(), ate: c.instante, consequencia: z.string() }).nullable(),
      envio: z.object({
        temDadosAcesso: z.boolean(),
        pendentes: z.int(),
        rotacaoPendente: z.boolean(),
        troca: trocaDeAcesso,
      }),
      previsto: c.valor,
      recebido: c.valor,
      aberturas: z.array(aberturaAcesso),
    }),
    errors: ['grupoNaoEncontrado', 'semPermissao'],
  }),
  iniciarGrupo: chamada({
    method: 'POST',
    path: '/grupo/admin/{id}/iniciar',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Administrator starts with the members there are, at least 2 (REGRAS 2.1: 1 → 2).',
    params: c.idParam,
    body: z.object({}).optional(),
    response: z.object({ statusId: z.int() }),
    errors: ['grupoNaoEncontrado', 'semPermissao', 'transicaoRecusada'],
  }),
  liberarGrupo: chamada({
    method: 'POST',
    path: '/grupo/admin/{id}/liberar',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Administrator declares the service signed (spec B§2 liberar; REGRAS 2.1: 3 → 69).',
    params: c.idParam,
    body: z.object({}).optional(),
    response: z.object({ statusId: z.int() }),
    errors: ['grupoNaoEncontrado', 'semPermissao', 'transicaoRecusada'],
  }),
  recorrerPeloGrupo: chamada({
    method: 'POST',
    path: '/grupo/admin/{id}/recorrer',
    auth: 'usuario',
    idempotente: true,
    resumo:
      'Administrator appeals once, within 7 days, from a refusal by rule; a person looks at the group (REGRAS 2.1: 110 → 111).',
    params: c.idParam,
    body: z.object({ texto: c.textoLongo(1000, 10) }),
    response: z.object({ statusId: z.int() }),
    errors: ['grupoNaoEncontrado', 'semPermissao', 'transicaoRecusada', 'prazoTerminado'],
  }),
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
    errors: ['grupoNaoEncontrado', 'semPermissao', 'naoEncontrado', 'transicaoRecusada'],
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
        z.object({ id: c.idResposta, de: z.enum(['eu', 'outro', 'produto']), texto: z.string(), em: c.instante }),
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
