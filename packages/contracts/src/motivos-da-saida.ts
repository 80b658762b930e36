import { AJUDAS_DA_SAIDA } from '@rateia/domain/cancelamento/motivos-da-saida';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

const motivos = z.object({
  motivos: z.array(
    z.object({
      id: z.int(),
      descricao: z.string(),
      /** The one answer that may make leaving needless, while it can be given; `idGrupo` is the group that it names. */
      ajuda: z
        .object({
          tipo: z.enum(AJUDAS_DA_SAIDA),
          titulo: z.string(),
          texto: z.string(),
          idGrupo: c.idResposta.nullable(),
        })
        .nullable(),
    }),
  ),
});

/** The reasons of a member who leaves, and the answers to them; part of the cancellation (spec B§7; REGRAS 2.9). */
export const motivosDaSaida = {
  getMotivosMembro: chamada({
    method: 'GET',
    path: '/cancelamento/membro/motivos',
    auth: 'usuario',
    resumo: 'Reasons a member may give, each with the one answer that could make leaving needless (spec B§7).',
    query: z.object({ idGrupo: c.id }),
    response: motivos,
    errors: ['grupoNaoEncontrado', 'semPermissao'],
  }),
  getMotivosDoGrupo: chamada({
    method: 'GET',
    path: '/cancelamento/{id}/membro/motivos',
    auth: 'usuario',
    resumo: 'The same reasons, addressed by group (spec B§7 lists both).',
    params: c.idParam,
    response: motivos,
    errors: ['grupoNaoEncontrado', 'semPermissao'],
  }),
  createMotivoMembro: chamada({
    method: 'POST',
    path: '/cancelamento/membro/motivos',
    auth: 'usuario',
    resumo: 'Keeps the reason that a member gives, and whether he took the answer to it; nothing ends (REGRAS 2.9).',
    body: z.object({ idGrupo: c.idResposta, motivo: c.inteiro(0, 32_767), aceitou: z.boolean() }),
    response: c.vazio,
    errors: ['grupoNaoEncontrado', 'semPermissao', 'dadosInvalidos'],
  }),
};
