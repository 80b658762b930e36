import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { aberturaAcesso, faturaDaVaga, membroDoGrupo } from './formas-do-grupo.ts';

const doMembro = z.object({ id: c.id, memberId: c.id });

/** One member as the administrator of the group sees him; part of the groups (spec B§2 /grupo/admin/{id}/membro). */
export const membroNoGrupo = {
  getGrupoAdminMembro: chamada({
    method: 'GET',
    path: '/grupo/admin/{id}/membro/{memberId}',
    auth: 'usuario',
    resumo: 'What one member paid, how his access stands, and since when he is in (spec B§2 membro).',
    params: doMembro,
    response: z.object({
      grupo: z.object({ id: c.idResposta, nome: z.string(), formaAcesso: z.int() }),
      membro: membroDoGrupo,
      /** When the first payment was made; null while it was not. */
      desde: c.instante.nullable(),
      cicloFim: c.dia.nullable(),
      primeiraAberturaEm: c.instante.nullable(),
      /** The sum of what he paid and did not get back, the fee and the deposit included. */
      pago: c.valor,
      /** Paid invoices alone: why one is open is not told here (REGRAS 2.8). */
      pagamentos: z.array(
        faturaDaVaga.pick({
          id: true,
          tipo: true,
          status: true,
          valorTotal: true,
          pagaEm: true,
          competenciaInicio: true,
          competenciaFim: true,
        }),
      ),
      aberturas: z.array(aberturaAcesso),
      enviarAcesso: z.boolean(),
      podeRemover: z.boolean(),
    }),
    errors: ['grupoNaoEncontrado', 'semPermissao', 'naoEncontrado'],
  }),
  getEmailConvite: chamada({
    method: 'GET',
    path: '/grupo/{id}/membro/{memberId}/email-convite',
    auth: 'usuario',
    resumo: 'The address to which a member is invited, while the invitation is to be sent (spec B§7; REGRAS 2.15).',
    params: doMembro,
    response: z.object({
      email: z.string().nullable(),
      paisDaResidencia: membroDoGrupo.shape.paisDaResidencia,
    }),
    errors: ['grupoNaoEncontrado', 'semPermissao', 'naoEncontrado'],
  }),
};
