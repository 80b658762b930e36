import { leva } from '../../db/carga.ts';
import { tarefa } from '../../db/fila.ts';
import { tipoDePrazo } from '../../db/prazos.ts';

/** Decides by which channels a notification leaves, and when. `para` is an address other than the account's. */
export const ENTREGAR_NOTIFICACAO = tarefa(
  'entregarNotificacao',
  leva<{ readonly notificacaoId: number; readonly para?: string }>(),
);
/** The next people of an announcement's audience. */
export const ENVIAR_COMUNICADO = tarefa('enviarComunicado', leva<{ readonly comunicadoId: number }>());
export const ENVIAR_EMAIL = tarefa('enviarEmail', leva<{ readonly notificacaoId: number; readonly para?: string }>());
export const ENVIAR_SMS = tarefa('enviarSms', leva<{ readonly notificacaoId: number }>());
export const ENVIAR_PUSH = tarefa(
  'enviarPush',
  leva<{ readonly notificacaoId: number; readonly inscricaoId: number }>(),
);

export const NOTIFICACAO_RESUMO = tipoDePrazo('notificacao.resumo', leva<{ readonly canal: string }>());
export const COMUNICADO_ENVIAR = tipoDePrazo('comunicado.enviar');
