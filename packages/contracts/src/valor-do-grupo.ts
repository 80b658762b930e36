import { ESTADO_MUDANCA } from '@rateia/domain/grupos/mudanca-de-valor';
import { todosOsIds } from '@rateia/domain/tabela';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

const valorDoPlano = z.int().min(1_00).max(5_000_00);

/** A value that was announced and is not yet charged to everybody, with what each member answered. */
const alteracaoAnunciada = z.object({
  aumento: z.boolean(),
  porMembroAntes: c.valor,
  porMembro: c.valor,
  anunciadaEm: c.instante,
  valeEm: c.dia,
  /** Until when the members who were asked may answer; null where nobody was asked. */
  responderAte: c.instante.nullable(),
  membros: z.array(
    z.object({
      idAssinatura: c.idResposta,
      nome: z.string(),
      estado: z.enum(todosOsIds(ESTADO_MUDANCA)),
      situacao: z.string(),
      saidaEm: c.dia.nullable(),
    }),
  ),
});

/** The effect of a value, before it is announced. */
const propostaDeValor = z.object({
  porMembro: c.valor,
  recebePorVaga: c.valor,
  aumento: z.boolean(),
  /** The first day on which a cycle may begin at the new value. */
  valeEm: c.dia,
  responderAte: c.instante,
  membros: z.int(),
  /** Members who must agree, because for them it is more than 10 %. */
  pedemAceite: z.int(),
  /** Why it cannot be announced; null when it can. */
  recusa: z.string().nullable(),
});

/** The change of a group's value and plan; part of the groups (spec B§3 Group value change; REGRAS 2.11). */
export const valorDoGrupo = {
  verificarAlteracaoPlano: chamada({
    method: 'GET',
    path: '/grupo/{id}/verificarAlteracaoPlano',
    auth: 'usuario',
    resumo:
      'The value and the plan of a group, its ceiling, what another value would do, and what was announced (spec B§3; REGRAS 2.11).',
    params: c.idParam,
    query: z.object({
      idPlano: c.inteiroNoEndereco(1).optional(),
      valor: c.inteiroNoEndereco(1_00, 5_000_00).optional(),
    }),
    response: z.object({
      grupoId: c.idResposta,
      nome: z.string(),
      servico: z.string(),
      plano: z.string(),
      idPlano: z.int().nullable(),
      /** Price of the whole plan, and of one seat with its fee. */
      valorAtual: c.valor,
      porMembro: c.valor,
      recebePorVaga: c.valor,
      lugares: z.int(),
      /** The dearest that a seat may be, without the fee; null where the catalogue knows no price. */
      valorMaximo: c.valor.nullable(),
      planos: z.array(z.object({ id: z.int(), nome: z.string(), valor: c.valor, lugares: z.int() })),
      podeAlterar: z.boolean(),
      /** When another rise may be announced; null when it may be today. */
      aumentoDesde: c.dia.nullable(),
      anunciada: alteracaoAnunciada.nullable(),
      proposta: propostaDeValor.nullable(),
    }),
    errors: ['grupoNaoEncontrado', 'semPermissao', 'servicoIndisponivel'],
  }),
  alterarPlano: chamada({
    method: 'POST',
    path: '/grupo/admin/alterar-plano',
    auth: 'usuario',
    idempotente: true,
    resumo:
      'Announces another value or plan to the members: a rise with 30 days, a fall from the next invoice (REGRAS 2.11).',
    body: z.object({
      idGrupo: c.idResposta,
      idPlano: c.inteiro(1).nullable(),
      valor: valorDoPlano,
      /** The price for each member, as the screen showed it. */
      porMembro: c.inteiro(1),
    }),
    response: z.object({ valeEm: c.dia, avisados: z.int(), pedemAceite: z.int() }),
    errors: [
      'grupoNaoEncontrado',
      'semPermissao',
      'servicoIndisponivel',
      'transicaoRecusada',
      'valorAcimaDoTeto',
      'aumentoAnunciado',
      'aumentoRecente',
      'precoMudou',
    ],
  }),
  aceitarValor: chamada({
    method: 'POST',
    path: '/grupo/membro/{id}/aceitar-valor',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Member agrees to a rise above 10 %; without an answer he leaves with his cycle (REGRAS 2.11).',
    params: c.idParam,
    body: z.object({ valorMensal: c.inteiro(1) }),
    response: z.object({ valeEm: c.dia }),
    errors: ['grupoNaoEncontrado', 'semPermissao', 'transicaoRecusada', 'precoMudou'],
  }),
};
