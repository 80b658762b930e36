import { leva } from '../../db/carga.ts';
import { tipoDePrazo } from '../../db/prazos.ts';

/** The deadline that runs in a complaint: its state says whose it is. The thing is the complaint. */
export const RECLAMACAO_VENCE = tipoDePrazo('reclamacao.vence');
/** Day 15 of a mediation. The thing is the complaint. */
export const RECLAMACAO_PADRAO = tipoDePrazo('reclamacao.padrao');
/** A question of the staff that nobody answered. The thing is the complaint. */
export const RECLAMACAO_PERGUNTA = tipoDePrazo('reclamacao.pergunta', leva<{ readonly interacaoId: number }>());
