import { MAIOR_MENSAGEM } from '@rateia/domain/notificacoes/tamanhos';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { chamadoResumido } from './perfil.ts';
import { aceites } from './privacidade.ts';

const mensagem = c.textoLongo(1000, 5);
const umMotivo = z.object({ mensagem });
const recusas = ['semPermissao', 'naoEncontrado'] as const;
/** Acts on a person, the gravest last; each is a call of the contract (REGRAS 2.15). */
export const ACOES_NA_PESSOA = [
  'enviarMensagem',
  'encerrarSessoesDaPessoa',
  'tirarRestricao',
  'restringirPessoa',
  'desbloquearPessoa',
  'bloquearPessoa',
  'revelarDado',
  'liberarAparelho',
  'revogarAparelho',
  'corrigirDadosDaPessoa',
  'liberarCpfParaPessoa',
  'concederEnvioDeIdentidade',
  'pedirCopiaDaPessoa',
  'pedirExclusaoDaPessoa',
] as const;
const marco = c.instante.nullable();

const pessoa = z.object({
  id: c.idResposta,
  nome: z.string(),
  papeis: z.array(z.string()),
  email: z.string(),
  cpf: z.string().nullable(),
  telefone: z.string().nullable(),
  temNascimento: z.boolean(),
  temEndereco: z.boolean(),
  criadoEm: c.instante,
  emailVerificadoEm: marco,
  telefoneVerificadoEm: marco,
  dadosFiscaisEm: marco,
  identidadeVerificadaEm: marco,
  senhaAlteradaEm: marco,
  segundoFator: z.boolean(),
  bloqueio: z.object({ em: c.instante, motivo: z.string(), por: z.string() }).nullable(),
  restricao: z.object({ mensagem: z.string(), link: z.string().nullable() }).nullable(),
  pendencias: z.array(z.object({ tipo: z.int(), descricao: z.string() })),
  aparelhos: z.array(
    z.object({
      id: c.idResposta,
      nome: z.string(),
      rede: z.string(),
      situacao: z.enum(['liberado', 'pendente', 'revogado']),
      /** A code was requested for it that has not run out: it may be let in. */
      pedeLiberacao: z.boolean(),
      criadoEm: c.instante,
      vistoEm: c.instante,
    }),
  ),
  sessoes: z.array(z.object({ id: z.uuid(), aparelho: z.string(), criadaEm: c.instante, expiraEm: c.instante })),
  participacoes: z.array(
    z.object({
      idGrupo: c.idResposta,
      grupo: z.string(),
      papel: z.enum(['administrador', 'membro']),
      situacao: z.string(),
      desde: c.instante,
      /** This operator may end the group, or take a set end back. */
      podeEncerrar: z.boolean(),
    }),
  ),
  /** Null for an operator who does not work with money. */
  dinheiro: z
    .object({
      disponivel: c.valor,
      bloqueado: c.valor,
      caucao: c.valor,
      recebivel: c.valor,
      promocional: c.valor,
      guardado: c.valor,
      faturasEmAberto: c.valor,
      dividas: c.valor,
      retiradasEmCurso: c.valor,
    })
    .nullable(),
  /** Tries to prove the identity; the pictures are seen in their queue alone. */
  identidades: z.array(
    z.object({ estado: z.string(), enviadaEm: marco, decididaEm: marco, mensagem: z.string(), porPessoa: z.boolean() }),
  ),
  /**
   * Problems that he reported, newest first, each open one with the time by which it is answered; null for an operator
   * who does not answer them.
   */
  relatos: z.array(chamadoResumido.extend({ prazo: marco })).nullable(),
  /** Terms and policies accepted, marketing and cookies, each with its version; and those without an answer yet. */
  consentimentos: aceites,
  /** Copies of the data and the end of the account, as the person asked for them (REGRAS 2.17). */
  pedidos: z.object({
    copias: z.array(z.object({ estado: z.string(), pedidaEm: c.instante, prontaEm: marco, expiraEm: marco })),
    exclusoes: z.array(
      z.object({
        estado: z.string(),
        pedidaEm: c.instante,
        executaEm: c.instante,
        encerradaEm: marco,
        /** The reason why the account's trouble stopped it (REGRAS 2.17). */
        motivoParada: z.string().nullable(),
      }),
    ),
    /** Kinds of the obstacles to a deletion that is under way. */
    impedimentos: z.array(z.string()),
  }),
  /** The acts that this operator may do on this person. */
  acoes: z.array(z.enum(ACOES_NA_PESSOA)),
});

/** One person as the staff sees him, and the acts on him; part of the back office. Every call leaves an audit row. */
export const backofficePessoas = {
  getPessoa: chamada({
    method: 'GET',
    path: '/backoffice/pessoas/{id}',
    auth: 'operador',
    resumo:
      'One person: account, devices, sessions, pendencies, memberships, money by role, reports, consent, requests about the data (REGRAS 2.15, 2.17).',
    params: c.idParam,
    response: pessoa,
    errors: recusas,
  }),
  getTrilhaDaPessoa: chamada({
    method: 'GET',
    path: '/backoffice/pessoas/{id}/trilha',
    auth: 'operador',
    resumo:
      'The acts of a person and the acts of others on him, with their authors, newest first (REGRAS 2.15; ASVS 16.2.1).',
    params: c.idParam,
    query: z.object({ pagina: c.pagina, porPagina: c.porPagina }),
    response: c.lista(
      z.object({
        id: c.idResposta,
        em: c.instante,
        acao: z.string(),
        quem: z.enum(['propria', 'equipe', 'sistema']),
        nome: z.string().nullable(),
        alvo: z.string(),
        mensagem: z.string(),
        rede: z.string(),
      }),
    ),
    errors: recusas,
  }),
  revelarDado: chamada({
    method: 'POST',
    path: '/backoffice/pessoas/{id}/revelar',
    auth: 'operador',
    confirma: true,
    resumo: 'Shows one personal datum whole, for a reason that is kept (ASVS 14.2.6; LGPD).',
    params: c.idParam,
    body: z.object({ campo: z.enum(['email', 'cpf', 'telefone', 'nascimento', 'endereco']), mensagem }),
    response: z.object({ valor: z.string() }),
    errors: recusas,
  }),
  bloquearPessoa: chamada({
    method: 'POST',
    path: '/backoffice/pessoas/{id}/bloquear',
    auth: 'operador',
    idempotente: true,
    resumo: 'Blocks an account with a reason; all its sessions end at once (ASVS 7.4.2).',
    params: c.idParam,
    body: umMotivo,
    response: c.vazio,
    errors: [...recusas, 'transicaoRecusada'],
  }),
  desbloquearPessoa: chamada({
    method: 'POST',
    path: '/backoffice/pessoas/{id}/desbloquear',
    auth: 'operador',
    confirma: true,
    idempotente: true,
    resumo: 'Lifts the block of an account; the person logs in again (REGRAS 2.15).',
    params: c.idParam,
    body: umMotivo,
    response: c.vazio,
    errors: [...recusas, 'transicaoRecusada'],
  }),
  encerrarSessoesDaPessoa: chamada({
    method: 'POST',
    path: '/backoffice/pessoas/{id}/sessoes/encerrar',
    auth: 'operador',
    idempotente: true,
    resumo: 'Ends one session of a person, or all of them (ASVS 7.4.5).',
    params: c.idParam,
    body: z.object({ idSessao: z.uuid().optional(), mensagem }),
    response: z.object({ encerradas: z.int() }),
    errors: recusas,
  }),
  liberarAparelho: chamada({
    method: 'POST',
    path: '/backoffice/pessoas/{id}/aparelhos/{idAparelho}/liberar',
    auth: 'operador',
    confirma: true,
    idempotente: true,
    resumo: 'Lets a device in that waits for its code; the owner is told (spec A§4 412).',
    params: z.object({ id: c.id, idAparelho: c.id }),
    body: umMotivo,
    response: c.vazio,
    errors: [...recusas, 'transicaoRecusada'],
  }),
  revogarAparelho: chamada({
    method: 'POST',
    path: '/backoffice/pessoas/{id}/aparelhos/{idAparelho}/revogar',
    auth: 'operador',
    idempotente: true,
    resumo: 'A device is no longer trusted: its sessions end and it asks for a code again (ASVS 7.4.5).',
    params: z.object({ id: c.id, idAparelho: c.id }),
    body: umMotivo,
    response: c.vazio,
    errors: recusas,
  }),
  enviarMensagem: chamada({
    method: 'POST',
    path: '/backoffice/pessoas/{id}/mensagens',
    auth: 'operador',
    idempotente: true,
    resumo: 'Answers a person by e-mail, in words of the staff (REGRAS 2.15).',
    params: c.idParam,
    body: z.object({ assunto: c.texto(120, 5), mensagem: c.textoLongo(MAIOR_MENSAGEM, 10) }),
    response: c.vazio,
    errors: recusas,
  }),
  restringirPessoa: chamada({
    method: 'POST',
    path: '/backoffice/pessoas/{id}/restringir',
    auth: 'operador',
    idempotente: true,
    resumo: 'Bars an account from new groups, with words and a place that the person is shown (REGRAS 2.14).',
    params: c.idParam,
    body: z.object({
      mensagem,
      link: z
        .string()
        .max(200)
        .regex(/^\/(?![/\\])[\w\-/?=&.]*$/)
        .optional(),
    }),
    response: c.vazio,
    errors: recusas,
  }),
  tirarRestricao: chamada({
    method: 'POST',
    path: '/backoffice/pessoas/{id}/tirar-restricao',
    auth: 'operador',
    idempotente: true,
    resumo: 'Lifts the restriction of an account (REGRAS 2.14).',
    params: c.idParam,
    body: umMotivo,
    response: c.vazio,
    errors: [...recusas, 'transicaoRecusada'],
  }),
};
