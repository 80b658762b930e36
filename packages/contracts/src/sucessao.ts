import { MOTIVO_DA_SUCESSAO } from '@rateia/domain/grupos/sucessao';
import { idsDe } from '@rateia/domain/tabela';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

/** A member in the handing over of his group. */
const pessoa = z.object({
  idMembro: c.idResposta,
  nome: z.string(),
  imagem: z.string().nullable(),
  desde: c.dia.nullable(),
});
const candidato = pessoa.extend({
  /** Seats that chose him so far. */
  vagas: z.int(),
  /** The reader himself. */
  eu: z.boolean(),
  /** The reader's choice. */
  meuVoto: z.boolean(),
});
const aberta = z.object({
  estado: z.enum(['proposta', 'escolha']),
  motivo: z.enum(Object.values(idsDe(MOTIVO_DA_SUCESSAO))),
  ate: c.instante,
  /** The member who was asked. */
  convidado: pessoa.nullable(),
  paraMim: z.boolean(),
  candidatos: z.array(candidato),
  totalDeVagas: z.int(),
});
/** The sums of a member who takes the group over, by today's prices. */
const contaDeQuemAssume = z.object({
  plano: c.valor,
  recebe: c.valor,
  /** His own part while the seat that he leaves is free, and once it is taken. */
  parteComVagaLivre: c.valor,
  parteComVagaOcupada: c.valor,
  caucao: c.valor,
  trocarAcessoAte: c.dia,
});
const feita = z.object({ estado: z.string() });
const porId = { params: c.idParam };
const errosDoGrupo = ['grupoNaoEncontrado', 'semPermissao', 'sucessaoNaoPermitida'] as const;

/** The handing over of a group to a member who accepts, or whom the members choose (REGRAS 2.30). */
export const sucessaoDoGrupo = {
  getSucessao: chamada({
    method: 'GET',
    path: '/grupo/{id}/sucessao',
    auth: 'usuario',
    resumo: 'The handing over of a group: the possible successors, the one that is open, and its sums (REGRAS 2.30).',
    ...porId,
    response: z.object({
      grupo: z.object({
        id: c.idResposta,
        nome: z.string(),
        icone: z.string(),
        cor: z.string(),
        administrador: z.string(),
      }),
      papel: z.enum(['administrador', 'membro']),
      /** The administrator may ask somebody now. */
      podePropor: z.boolean(),
      /** The part that the administrator keeps: the months that are paid. */
      previsto: c.valor,
      membros: z.array(pessoa),
      aberta: aberta.nullable(),
      conta: contaDeQuemAssume.nullable(),
    }),
    errors: ['grupoNaoEncontrado', 'semPermissao'],
  }),
  proporSucessao: chamada({
    method: 'POST',
    path: '/grupo/admin/{id}/sucessao',
    auth: 'usuario',
    idempotente: true,
    resumo: 'The administrator asks a member to take the group over; he has 48 hours (REGRAS 2.30).',
    ...porId,
    body: z.object({ idMembro: c.idResposta }),
    response: z.object({ ate: c.instante }),
    errors: errosDoGrupo,
  }),
  retirarSucessao: chamada({
    method: 'POST',
    path: '/grupo/admin/{id}/sucessao/retirar',
    auth: 'usuario',
    idempotente: true,
    resumo: 'The administrator takes his question back, and stays (REGRAS 2.30).',
    ...porId,
    response: feita,
    errors: errosDoGrupo,
  }),
  responderSucessao: chamada({
    method: 'POST',
    path: '/grupo/membro/{id}/sucessao/responder',
    auth: 'usuario',
    idempotente: true,
    resumo: 'The member who was asked takes the group over, or does not (REGRAS 2.30).',
    ...porId,
    body: z.object({ aceita: z.boolean() }),
    response: feita,
    errors: errosDoGrupo,
  }),
  oferecerParaSuceder: chamada({
    method: 'POST',
    path: '/grupo/membro/{id}/sucessao/oferecer',
    auth: 'usuario',
    idempotente: true,
    resumo: 'A member offers himself, while the members choose (REGRAS 2.30).',
    ...porId,
    response: feita,
    errors: errosDoGrupo,
  }),
  votarNaSucessao: chamada({
    method: 'POST',
    path: '/grupo/membro/{id}/sucessao/votar',
    auth: 'usuario',
    idempotente: true,
    resumo: 'A member chooses one of those who offered themselves; more than half of the seats decide (REGRAS 2.30).',
    ...porId,
    body: z.object({ idMembro: c.idResposta }),
    response: feita,
    errors: errosDoGrupo,
  }),
};
