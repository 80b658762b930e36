import { leva } from '../../db/carga.ts';
import { tarefa } from '../../db/fila.ts';
import { tipoDePrazo } from '../../db/prazos.ts';

export const AVALIAR_GRUPO = tarefa('avaliarGrupo', leva<{ readonly grupoId: number }>());

/** Reputations and the most wanted groups, each when its last count is too old. */
export const MEDIR_GRUPOS = tarefa('medirGrupos');
/** Carries an invitation to its e-mail; `envio` is the number of the e-mail, which a later one makes void. */
export const ENVIAR_CONVITE = tarefa('enviarConvite', leva<{ readonly conviteId: number; readonly envio: number }>());

export const GRUPO_FORMACAO_AVISO = tipoDePrazo('grupo.formacaoAviso');
export const GRUPO_FORMACAO_EXPIRA = tipoDePrazo('grupo.formacaoExpira');
export const GRUPO_EDICAO_AVISO = tipoDePrazo('grupo.edicaoAviso');
export const GRUPO_EDICAO_EXPIRA = tipoDePrazo('grupo.edicaoExpira');
export const GRUPO_ASSINATURA_AVISO = tipoDePrazo('grupo.assinaturaAviso');
export const GRUPO_ASSINATURA_EXPIRA = tipoDePrazo('grupo.assinaturaExpira');
export const GRUPO_FIM = tipoDePrazo('grupo.fim');
export const ACESSO_LEMBRETE = tipoDePrazo('acesso.lembrete');
export const ACESSO_NAO_ENTREGUE = tipoDePrazo('acesso.naoEntregue');
export const ACESSO_SILENCIO = tipoDePrazo('acesso.silencio');
/** The administrator did not answer a member who did not get in; support comes in. The thing is the contestation. */
export const ACESSO_SEM_RESPOSTA = tipoDePrazo('acesso.semResposta');
/** The access was not sent anew in 72 hours. The thing is the contestation. */
export const ACESSO_SEM_SOLUCAO = tipoDePrazo('acesso.semSolucao');
/** A member who was asked about a dearer value is reminded. The thing is his change of value. */
export const VALOR_LEMBRETE = tipoDePrazo('valor.lembrete');
/** The time to answer about a dearer value is over. The thing is the change of value of a membership. */
export const VALOR_SILENCIO = tipoDePrazo('valor.silencio');
/** The day of a dearer value. The thing is what was announced to the group. */
export const VALOR_VALE = tipoDePrazo('valor.vale');
/** The end of an invitation. */
export const CONVITE_EXPIRA = tipoDePrazo('convite.expira');
/** The end of a member's term is near. The thing is his membership. */
export const FIDELIDADE_TERMINA = tipoDePrazo('fidelidade.termina');
/** The entry date of a person who waits has slipped too far. The thing is his membership. */
export const FILA_ATRASO = tipoDePrazo('fila.atraso');
/** The leaving day of a member; cancelamento schedules it and carries it out. */
export const SAIDA_EXECUTAR = tipoDePrazo(
  'saida.executar',
  leva<{ readonly caso: string; readonly saidaEm: string }>(),
);
