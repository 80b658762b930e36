import { leva } from '../../db/carga.ts';
import { tarefa } from '../../db/fila.ts';
import { tipoDePrazo } from '../../db/prazos.ts';

export const ABRIR_COBRANCA = tarefa('abrirCobranca', leva<{ readonly pagamentoId: number }>());
export const COBRAR_CARTAO = tarefa('cobrarCartao', leva<{ readonly tentativaId: number }>());
/** A saved card: it is kept and verified, its held amount freed, and it is forgotten by the provider. */
export const VERIFICAR_CARTAO = tarefa('verificarCartao', leva<{ readonly cartaoId: number }>());
export const ANULAR_VERIFICACAO = tarefa('anularVerificacao', leva<{ readonly cartaoId: number }>());
export const REMOVER_CARTAO = tarefa('removerCartao', leva<{ readonly cartaoId: number }>());
export const RETIRAR_COBRANCA = tarefa('retirarCobranca', leva<{ readonly pagamentoId: number }>());
export const PEDIR_DEVOLUCAO = tarefa('pedirDevolucao', leva<{ readonly devolucaoId: number }>());
export const PROCESSAR_WEBHOOK = tarefa('processarWebhook', leva<{ readonly webhookId: number }>());
/** Asks the providers about payments under way; each feature that moves money outside asks about its own. */
export const CONCILIAR = tarefa('conciliar');
export const CONFERIR_LIQUIDACAO = tarefa('conferirLiquidacao');

export const CARTAO_VERIFICACAO_VENCE = tipoDePrazo('cartao.verificacaoVence');
export const CARTAO_VENCENDO = tipoDePrazo('cartao.vencendo');
/** The bank's word about a charge that the product made of itself, or the end of the wait for it: the wallet collects on. */
export const CARTAO_ESPERA = tipoDePrazo('cartao.espera');
/** The last moment at which a dispute may be answered. */
export const DISPUTA_RESPONDER = tipoDePrazo('disputa.responder');
export const PAGAMENTO_EXPIRA = tipoDePrazo('pagamento.expira');
