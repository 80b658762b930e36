import { DESTINOS_DO_REEMBOLSO } from '@rateia/domain/pagamentos/devolucao-original';
import { z } from 'zod';
import { acessoAoGrupo } from './acesso-ao-grupo.ts';
import { ajustesDoGrupo } from './ajustes-do-grupo.ts';
import { antesDeEntrar } from './antes-de-entrar.ts';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { convitesDoGrupo } from './convites.ts';
import { fidelidade } from './fidelidade.ts';
import { filaDeEspera } from './fila-de-espera.ts';
import {
  aberturaAcesso,
  assinaturaMembro,
  contestacaoMostrada,
  faturaDaVaga,
  grupoDaLista,
  grupoDetalhe,
  grupoListado,
  historicoDoLugar,
  membroDoGrupo,
  mudancaMostrada,
  simulacaoDaVaga,
  trocaDeAcesso,
} from './formas-do-grupo.ts';
import { membroNoGrupo } from './membro-do-grupo.ts';
import { renovarGrupo } from './renovar-grupo.ts';
import { sucessaoDoGrupo } from './sucessao.ts';
import { valorDoGrupo } from './valor-do-grupo.ts';
import { vencimentoDoMembro } from './vencimento-do-membro.ts';

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

export const grupos = {
  getGrupos: chamada({
    method: 'GET',
    path: '/grupos',
    auth: 'usuario',
    resumo: 'Lists and searches public groups with seats (spec B§2 /grupos, /pesquisa; B§7).',
    query: filtros,
    response: c.lista(grupoDaLista),
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
  getSimulacao: chamada({
    method: 'GET',
    path: '/grupo/{id}/simulacao',
    auth: 'usuario',
    resumo:
      'The next 12 charges of a seat, the refund on a day, and the worst case, by the functions that charge and refund (REGRAS 2.9).',
    params: c.idParam,
    query: z.object({
      vagas: z.coerce.number().int().min(1).max(3).default(1),
      /** Day of leaving; outside the simulated time it is the nearest day within. */
      saida: c.diaDado().optional(),
    }),
    response: simulacaoDaVaga,
    errors: ['grupoNaoEncontrado'],
  }),
  getLugares: chamada({
    method: 'GET',
    path: '/grupo/{id}/lugares',
    auth: 'usuario',
    resumo: 'The public log of the seats of a group: since when each is free or taken, without names (REGRAS 2.2).',
    params: c.idParam,
    response: z.object({ lugares: z.array(historicoDoLugar) }),
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
      mudancaDeValor: mudancaMostrada.nullable(),
      podeVerAcesso: z.boolean(),
      podeSair: z.boolean(),
      /** The destination of a refund; null while nothing was paid by a method that gives back. */
      destinoReembolso: z.enum(DESTINOS_DO_REEMBOLSO).nullable(),
      podeReverterSaida: z.boolean(),
      /** The last day of the group, where its end is set (77). */
      fimEm: c.dia.nullable(),
      /** The group may change hands and waits for this member: for his answer, or for his choice (REGRAS 2.30). */
      sucessao: z.enum(['proposta', 'escolha']).nullable(),
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
        alterarValor: z.boolean(),
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
  ...acessoAoGrupo,
  ...valorDoGrupo,
  ...ajustesDoGrupo,
  ...renovarGrupo,
  ...fidelidade,
  ...filaDeEspera,
  ...membroNoGrupo,
  ...antesDeEntrar,
  ...convitesDoGrupo,
  ...sucessaoDoGrupo,
  ...vencimentoDoMembro,
};
