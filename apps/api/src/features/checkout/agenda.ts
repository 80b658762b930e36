import { leva } from '../../db/carga.ts';
import { tarefa } from '../../db/fila.ts';
import { tipoDePrazo } from '../../db/prazos.ts';

export const ASSINATURA_PAGA = tarefa('assinaturaPaga', leva<{ readonly assinaturaId: number }>());

export const VAGA_RETENCAO_EXPIRA = tipoDePrazo('vaga.retencaoExpira');
