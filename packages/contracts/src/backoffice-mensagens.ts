import { CANAIS, CANAIS_DO_CODIGO } from '@rateia/domain/notificacoes/entrega';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

const naoEntregue = z.object({
  id: c.idResposta,
  canal: z.enum(CANAIS),
  titulo: z.string(),
  /** The provider's word for it, or that it did not answer. */
  motivo: z.string(),
  desde: c.instante,
  pessoa: z.object({ id: c.idResposta, nome: z.string() }),
  /** A message that was sent and stands in no list keeps none of its words, so it cannot be sent again. */
  podeReenviar: z.boolean(),
});

/** Messages that did not arrive (CONFIABILIDADE 1.9; REGRAS 2.15). */
export const backofficeMensagens = {
  getMensagensNaoEntregues: chamada({
    method: 'GET',
    path: '/backoffice/mensagens',
    auth: 'operador',
    resumo: 'E-mails, SMS and push that were refused or never answered for, newest first.',
    query: z.object({ pagina: c.pagina, porPagina: c.porPagina }),
    response: c.lista(naoEntregue),
    errors: ['semPermissao'],
  }),
  getCodigosNaoEntregues: chamada({
    method: 'GET',
    path: '/backoffice/mensagens/codigos',
    auth: 'operador',
    resumo:
      'Codes and links that no try delivered, newest first; each is repeated as the job it is (CONFIABILIDADE 1.9).',
    response: z.object({
      itens: z.array(
        z.object({
          /** The id of the job, for `repetirTarefa`. */
          id: z.string(),
          canal: z.enum(CANAIS_DO_CODIGO),
          tipo: z.enum(['codigo', 'link']),
          desde: c.instante,
          motivo: z.string(),
          /** Null for an address that is no account's. */
          pessoa: z.object({ id: c.idResposta, nome: z.string() }).nullable(),
          podeReenviar: z.boolean(),
        }),
      ),
    }),
    errors: ['semPermissao'],
  }),
  reenviarMensagem: chamada({
    method: 'POST',
    path: '/backoffice/mensagens/{id}/reenviar',
    auth: 'operador',
    idempotente: true,
    resumo: 'Sends one again by the same channel, to the address of now.',
    params: c.idParam,
    response: c.vazio,
    errors: ['semPermissao', 'naoEncontrado', 'conflito'],
  }),
  abandonarMensagem: chamada({
    method: 'POST',
    path: '/backoffice/mensagens/{id}/abandonar',
    auth: 'operador',
    idempotente: true,
    resumo: 'Nobody will send it any more: it leaves the list.',
    params: c.idParam,
    response: c.vazio,
    errors: ['semPermissao', 'naoEncontrado'],
  }),
};
