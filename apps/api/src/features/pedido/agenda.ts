import { leva } from '../../db/carga.ts';
import { tarefa } from '../../db/fila.ts';
import { tipoDePrazo } from '../../db/prazos.ts';

export const FATURA_RETENCAO_EXPIRA = tipoDePrazo('fatura.retencaoExpira');
/** An invoice was paid: its payer gets the receipt. */
export const FATURA_PAGA = tarefa('faturaPaga', leva<{ readonly faturaId: number }>());
