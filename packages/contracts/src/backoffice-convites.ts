import { ESTADO_CONVITE, FORMA_DO_CONVITE } from '@rateia/domain/grupos/convite';
import { SINAL_DO_CONVITE } from '@rateia/domain/grupos/sinais-do-convite';
import { todosOsIds } from '@rateia/domain/tabela';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

const conviteDaMesa = z.object({
  id: c.idResposta,
  grupo: z.object({ id: c.idResposta, nome: z.string(), privado: z.boolean() }),
  quemConvidou: z.object({ id: c.idResposta, nome: z.string() }),
  forma: z.enum(todosOsIds(FORMA_DO_CONVITE)),
  estado: z.enum(todosOsIds(ESTADO_CONVITE)),
  rotulo: z.string(),
  usos: z.int(),
  usosMaximos: z.int(),
  envios: z.int(),
  vagaGuardada: z.boolean(),
  criadoEm: c.instante,
  expiraEm: c.instante,
  aceitaram: z.array(z.object({ id: c.idResposta, nome: z.string(), aceitoEm: c.instante, entrou: z.boolean() })),
  /** Of the inviter: e-mails of 24 hours, answers of 30 days, and what looks like misuse. */
  emailsDoDia: z.int(),
  recusados: z.int(),
  respondidos: z.int(),
  sinais: z.array(z.enum(todosOsIds(SINAL_DO_CONVITE))),
  podeRetirar: z.boolean(),
});

/** Invitations to groups as the operation sees them; no address of an invited person is shown (REGRAS 2.26). */
export const backofficeConvites = {
  getConvitesDaMesa: chamada({
    method: 'GET',
    path: '/backoffice/convites',
    auth: 'operador',
    resumo: 'The newest invitations: who invited whom to which group, state, sends, signs of misuse (REGRAS 2.26).',
    response: z.object({ itens: z.array(conviteDaMesa) }),
    errors: ['semPermissao'],
  }),
  retirarConviteDaMesa: chamada({
    method: 'POST',
    path: '/backoffice/convites/{id}/retirar',
    auth: 'operador',
    resumo: 'Takes an invitation back for its inviter: nobody enters by it any more (REGRAS 2.26).',
    params: c.idParam,
    body: z.object({ mensagem: c.textoLongo(1_000, 5) }),
    response: c.vazio,
    errors: ['semPermissao', 'naoEncontrado', 'transicaoRecusada'],
  }),
};
