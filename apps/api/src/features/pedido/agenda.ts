import { tipoDePrazo } from '../../db/prazos.ts';

export const FATURA_RETENCAO_EXPIRA = tipoDePrazo('fatura.retencaoExpira');
