import { ID_ESTADO_PAGAMENTO } from '@rateia/domain/pagamentos/pagamento';
import { emTransacao } from '../../../db/banco.ts';
import { enfileirarSemFato } from '../../../db/fila.ts';
import type { Resultado } from '../../../gateways/resultado.ts';
import type { Deps } from '../../../http/deps.ts';
import { ABRIR_COBRANCA } from '../agenda.ts';
import type { Documentos } from '../documentos.ts';
import { meioDo } from '../meios/meios.ts';
import { receberDinheiro } from '../recebimentos/receber.ts';
import type { Pagamento } from '../repository.ts';
import { publicar } from './cobrancas.ts';

/**
 * `incompreendida`: the provider answered about this payment, but we cannot read its answer. `silencio`: no answer
 * came.
 */
export type Conferencia = 'respondida' | 'incompreendida' | 'silencio';

/**
 * Reads the state of the provider from an answer without the thing itself: it tells whether the next one may be asked.
 */
export function conferenciaDe(r: Resultado<unknown>): Conferencia {
  if (r.situacao === 'ok' || r.situacao === 'inexistente') return 'respondida';
  const semSentido = r.situacao === 'recusado' || (r.situacao === 'desconhecido' && r.motivo === 'resposta');
  return semSentido ? 'incompreendida' : 'silencio';
}

/**
 * Asks the provider about one charge now and acts on the answer. A charge that the provider does not know and that is
 * still wanted is requested again (CONFIABILIDADE 1.5).
 */
export async function conferirPagamento(
  deps: Deps,
  documentos: Documentos,
  pagamento: Pagamento,
): Promise<Conferencia> {
  const { criado, processando } = ID_ESTADO_PAGAMENTO;
  const meio = meioDo(pagamento);
  const r = await meio.consultar(deps, pagamento);
  await deps.db
    .updateTable('pagamentos')
    .set({ conferido_em: deps.relogio.agora() })
    .where('id', '=', pagamento.id)
    .execute();
  if (r.situacao === 'inexistente') {
    if (pagamento.estado === criado || pagamento.estado === processando) {
      const chave = `abrirCobranca:${pagamento.id}`;
      await enfileirarSemFato(deps.db, ABRIR_COBRANCA, { pagamentoId: pagamento.id }, { chave });
    }
    return 'respondida';
  }
  if (r.situacao !== 'ok') return conferenciaDe(r);
  if (pagamento.estado === criado || pagamento.estado === processando) await publicar(deps, pagamento.id, r.valor);
  for (const recebido of r.valor.recebidos) {
    await emTransacao(deps.db, (trx) => receberDinheiro(trx, deps, { documentos, meio, recebido }));
  }
  return 'respondida';
}

/** Job `retirarCobranca`: takes the charge of an ended payment off the air; one paid meanwhile is received. */
export async function retirarCobranca(deps: Deps, documentos: Documentos, pagamento: Pagamento): Promise<void> {
  const r = await meioDo(pagamento).retirar(deps, pagamento);
  if (r.situacao === 'ok' || r.situacao === 'inexistente') return;
  // A refusal means that it is not active any more: paid, or already removed.
  if (r.situacao === 'recusado' && (await conferirPagamento(deps, documentos, pagamento)) === 'respondida') return;
  throw new Error(`charge of payment ${pagamento.id} not removed: ${r.situacao}`);
}
