import { TIPOS_DE_REMOCAO } from '@rateia/domain/cancelamento/administrador';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

/** One member in an end of his group: the amount that goes back to him on that day, and its arithmetic. */
const membroNoFim = z.object({
  idMembro: c.idResposta,
  nome: z.string(),
  imagem: z.string().nullable(),
  total: c.valor,
  linhas: z.array(c.linhaValor),
});
/** One way to end a group: its day, the refund of each member, and the administrator's part (REGRAS 2.1, 2.9). */
const fim = z.object({
  tipo: z.enum(TIPOS_DE_REMOCAO),
  titulo: z.string(),
  texto: z.string(),
  imediato: z.boolean(),
  saidaEm: c.dia,
  /** The sum of the members' refunds. */
  total: c.valor,
  /** The part of it that leaves what the administrator receives. */
  doAdministrador: c.valor,
  /** The forecast that stays his; the members' days that it does not cover come out of his balance. */
  voceRecebe: c.valor,
  /** Members whose last month does not close on that day: its rest does not go back. */
  mesesCortados: z.int(),
  membros: z.array(membroNoFim),
});

/** The end of a group by its administrator; part of the cancellation (spec B§2, B§7; REGRAS 2.9). */
export const cancelamentoDoGrupo = {
  getCancelamentoAdministrador: chamada({
    method: 'GET',
    path: '/cancelamento/administrador/{id}',
    auth: 'usuario',
    resumo: 'The ways to end a group, each with its day and what everybody gets back (spec B§7; REGRAS 2.9).',
    params: c.idParam,
    response: z.object({
      grupo: z.object({
        id: c.idResposta,
        nome: z.string(),
        statusId: z.int(),
        servico: z.string(),
        icone: z.string(),
        cor: z.string(),
      }),
      membros: z.int(),
      /** The sum that the administrator is to receive, by the months that are paid. */
      previsto: c.valor,
      fimEm: c.dia.nullable(),
      /** The administrator set the end, and nobody moved because of it. */
      podeDesfazer: z.boolean(),
      opcoes: z.array(fim),
    }),
    errors: ['grupoNaoEncontrado', 'semPermissao'],
  }),
  getCancelamentoNovo: chamada({
    method: 'GET',
    path: '/cancelamento/novo',
    auth: 'usuario',
    resumo: 'A new cancellation of a group: the reasons, each with the help that could make it needless (spec B§7).',
    query: z.object({ idGrupo: c.id }),
    response: z.object({
      motivos: z.array(
        z.object({
          id: z.int(),
          descricao: z.string(),
          ajuda: z
            .object({
              tipo: z.enum(['alterarValor', 'passarAdiante', 'convidar', 'removerMembro']),
              titulo: z.string(),
              texto: z.string(),
            })
            .nullable(),
        }),
      ),
    }),
    errors: ['grupoNaoEncontrado', 'semPermissao'],
  }),
  reverterCancelamentoAdministrador: chamada({
    method: 'POST',
    path: '/cancelamento/administrador/reverter',
    auth: 'usuario',
    idempotente: true,
    resumo: 'The administrator takes the end of his group back, while nobody moved because of it (REGRAS 2.1).',
    body: z.object({ idGrupo: c.idResposta }),
    response: z.object({ statusId: z.int() }),
    errors: ['grupoNaoEncontrado', 'semPermissao', 'cancelamentoNaoPermitido', 'fimComSaidas', 'fimDaEquipe'],
  }),
};
