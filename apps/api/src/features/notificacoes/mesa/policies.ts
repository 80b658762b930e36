import type { backofficeComunicados } from '@rateia/contracts/backoffice-comunicados';
import type { backofficeMensagens } from '@rateia/contracts/backoffice-mensagens';
import type { backofficeIncidentes } from '@rateia/contracts/incidentes';
import type { Politicas } from '../../../http/politicas.ts';
import { ATENDIMENTO, EQUIPE } from '../../../http/politicas.ts';

/** Roles of the staff that may make each call of this desk (REGRAS 2.15). */
export const politicasDaMesa = {
  getComunicados: ATENDIMENTO,
  preverComunicado: ATENDIMENTO,
  createComunicado: ATENDIMENTO,
  pararComunicado: ATENDIMENTO,
  getIncidentes: EQUIPE,
  createIncidente: ATENDIMENTO,
  atualizarIncidente: ATENDIMENTO,
  getMensagensNaoEntregues: EQUIPE,
  getCodigosNaoEntregues: EQUIPE,
  reenviarMensagem: EQUIPE,
  abandonarMensagem: EQUIPE,
} as const satisfies Politicas<
  keyof (typeof backofficeComunicados & typeof backofficeMensagens & typeof backofficeIncidentes)
>;
