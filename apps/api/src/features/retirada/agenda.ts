import { leva } from '../../db/carga.ts';
import { tarefa } from '../../db/fila.ts';
import { tipoDePrazo } from '../../db/prazos.ts';

export const ENVIAR_RETIRADA = tarefa('enviarRetirada', leva<{ readonly retiradaId: number }>());

export const RETIRADA_EXPIRA = tipoDePrazo('retirada.expira');
/** The day of a person's automatic withdrawal; its target is the person. */
export const RETIRADA_AUTOMATICA = tipoDePrazo('retirada.automatica');
/** The banks open for a TED or a boleto. */
export const RETIRADA_SAI = tipoDePrazo('retirada.sai');
export const RETIRADA_ANALISE_VENCE = tipoDePrazo('retirada.analiseVence');
