import { z } from 'zod';
import { anexoDoChamado } from './anexos-do-chamado.ts';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { chamadoResumido, mensagemDoChamado } from './perfil.ts';

const chamadoNaFila = chamadoResumido.extend({
  usuario: z.string(),
  idUsuario: c.idResposta,
  contaDesde: c.instante,
  prazo: c.instante,
  mensagens: z.array(mensagemDoChamado),
  anexos: z.array(anexoDoChamado),
  /** Of a report of a group: what it is about, and what has been done to that group. */
  reporte: z
    .object({
      motivo: z.string(),
      idGrupo: c.idResposta,
      grupo: z.string(),
      statusId: z.int(),
      pessoas: z.int(),
      feito: z.array(z.object({ evento: z.string(), em: c.instante })),
    })
    .nullable(),
});

/** The desk of reported problems. */
export const backofficeChamados = {
  getFilaDeChamados: chamada({
    method: 'GET',
    path: '/backoffice/chamados',
    auth: 'operador',
    resumo:
      'Reported problems that wait for an answer, by deadline, with their conversation (spec A§2 /perfil/relatar-problema).',
    response: z.object({ itens: z.array(chamadoNaFila) }),
    errors: ['semPermissao'],
  }),
  responderChamado: chamada({
    method: 'POST',
    path: '/backoffice/chamados/{id}/responder',
    auth: 'operador',
    idempotente: true,
    resumo: 'Answers a ticket, by e-mail too, and closes it if asked to (spec A§2 /perfil/relatar-problema).',
    params: c.idParam,
    body: z.object({ texto: c.textoLongo(2_000, 5), encerrar: z.boolean().default(false) }),
    response: z.object({ estado: z.string() }),
    errors: ['semPermissao', 'naoEncontrado', 'transicaoRecusada'],
  }),
};
