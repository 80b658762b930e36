import { leva } from '../../db/carga.ts';
import { tarefa } from '../../db/fila.ts';
import { tipoDePrazo } from '../../db/prazos.ts';

export const CRIAR_COBRANCA_PIX = tarefa('criarCobrancaPix', leva<{ readonly pagamentoId: number }>());
export const REMOVER_COBRANCA_PIX = tarefa('removerCobrancaPix', leva<{ readonly pagamentoId: number }>());
export const DEVOLVER_PIX = tarefa('devolverPix', leva<{ readonly devolucaoId: number }>());
export const PROCESSAR_WEBHOOK = tarefa('processarWebhook', leva<{ readonly webhookId: number }>());
/** Asks the providers about what is under way; each feature that moves money outside asks about its own. */
export const CONCILIAR = tarefa('conciliar');

export const PAGAMENTO_EXPIRA = tipoDePrazo('pagamento.expira');
