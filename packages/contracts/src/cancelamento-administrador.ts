import { TIPOS_DE_REMOCAO } from '@rateia/domain/cancelamento/administrador';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

/** One way to remove a member: when, what goes back to him, and what the administrator gives (REGRAS 2.9). */
const remocao = z.object({
  tipo: z.enum(TIPOS_DE_REMOCAO),
  titulo: z.string(),
  texto: z.string(),
  imediato: z.boolean(),
  /** The product keeps its fee; never when the administrator removes at once. */
  reterTaxa: z.boolean(),
  saidaEm: c.dia,
  total: c.valor,
  /** The part that leaves what the administrator receives. */
  doAdministrador: c.valor,
  devolvidoEm: c.dia,
  linhas: z.array(c.linhaValor),
});
const doMembro = z.object({ id: c.id, memberId: c.id });

/** The end of a membership by the administrator of its group; part of the cancellation (spec B§7; REGRAS 2.9). */
export const cancelamentoDoAdministrador = {
  getCancelamentoAdministradorMembro: chamada({
    method: 'GET',
    path: '/cancelamento/administrador/{id}/{memberId}',
    auth: 'usuario',
    resumo: 'The ways to remove a member, each with its date and its refund (spec B§7; REGRAS 2.9).',
    params: doMembro,
    response: z.object({
      idMembro: c.idResposta,
      nome: z.string(),
      imagem: z.string().nullable(),
      grupo: z.object({ id: c.idResposta, nome: z.string() }),
      opcoes: z.array(remocao),
    }),
    errors: ['grupoNaoEncontrado', 'semPermissao', 'naoEncontrado', 'cancelamentoNaoPermitido'],
  }),
  getMotivosAdministrador: chamada({
    method: 'GET',
    path: '/cancelamento/administrador/{id}/{memberId}/motivos',
    auth: 'usuario',
    resumo: 'Reasons that an administrator may give for removing a member (spec B§7).',
    params: doMembro,
    response: z.object({
      motivos: z.array(z.object({ id: z.int(), descricao: z.string(), pedeTexto: z.boolean() })),
    }),
    errors: ['grupoNaoEncontrado', 'semPermissao', 'naoEncontrado'],
  }),
  cancelarAdministrador: chamada({
    method: 'POST',
    path: '/cancelamento/administrador/cancelar/next',
    auth: 'usuario',
    idempotente: true,
    resumo:
      'The administrator removes a member, or without one ends the group: at once, or on the day that was shown (spec B§7; REGRAS 2.1, 2.9).',
    body: z.object({
      idMembro: c.idResposta.optional().meta({ description: 'Membership id; without it the group itself ends' }),
      idGrupo: c.idResposta,
      motivo: c.inteiro(0, 32_767),
      textoMotivo: c.textoLongo(1000),
      idSolicitante: c.idResposta.optional().meta({ description: 'The caller; another account is refused' }),
      tipo: z.enum(TIPOS_DE_REMOCAO),
      totalMostrado: c.valor,
      saidaMostrada: c.dia.optional().meta({ description: 'The day that was shown; another day is refused' }),
    }),
    response: z.object({
      tipo: z.enum(TIPOS_DE_REMOCAO),
      imediato: z.boolean(),
      reterTaxa: z.boolean(),
      motivo: z.int(),
      observacao: z.string(),
      saidaEm: c.dia,
      total: c.valor,
      linhas: z.array(c.linhaValor),
    }),
    errors: ['grupoNaoEncontrado', 'semPermissao', 'naoEncontrado', 'cancelamentoNaoPermitido', 'precoMudou'],
  }),
  getMauUso: chamada({
    method: 'GET',
    path: '/cancelamento/membro/{id}/mau-uso/dados-acesso',
    auth: 'usuario',
    resumo:
      "Openings of the access by one membership, and the rule's signs of misuse; for its administrator and its member (spec B§7).",
    params: c.idParam,
    response: z.object({
      aberturas: z.array(z.object({ quando: c.instante, aparelho: z.string() })),
      dias: z.int(),
      aparelhos: z.int(),
      maiorDoDia: z.int(),
      aparelhosDemais: z.boolean(),
      aberturasDemais: z.boolean(),
    }),
    errors: ['naoEncontrado'],
  }),
};
