import { ID_ESTADO_PAGAMENTO } from '@rateia/domain/pagamentos/pagamento';
import { emTransacao } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import type { Deps } from '../../../http/deps.ts';
import { RETIRAR_COBRANCA } from '../agenda.ts';
import type { CobrancaNoProvedor } from '../meios/meio.ts';
import { meioDo } from '../meios/meios.ts';
import { moverPagamento } from '../mover-pagamento.ts';
import { ProvedorIndefinido } from '../provedor-indefinido.ts';
import { acharPagamento, travarPagamento } from '../repository.ts';

/**
 * Job `abrirCobranca`: asks the provider for the charge of an intent. Repeating it is safe: the same id and the same
 * body. Not knowing is `processando`, never a failure (CONFIABILIDADE 1.5).
 */
export async function abrirCobranca(
  deps: Deps,
  { pagamentoId, requestId }: { readonly pagamentoId: number; readonly requestId?: string | undefined },
): Promise<void> {
  const pagamento = await acharPagamento(deps.db, pagamentoId);
  const { criado, processando } = ID_ESTADO_PAGAMENTO;
  if (pagamento === undefined || (pagamento.estado !== criado && pagamento.estado !== processando)) return;
  if (pagamento.expiraEm <= deps.relogio.agora()) return;
  const contexto = requestId === undefined ? undefined : { requestId };
  const r = await meioDo(pagamento).cobrar(deps, pagamento, contexto);
  if (r.situacao === 'ok') return await publicar(deps, pagamentoId, r.valor);
  if (r.situacao === 'recusado' || r.situacao === 'inexistente') {
    const resultado = r.situacao === 'recusado' ? r.codigo : r.situacao;
    return await anotar(deps, pagamentoId, { evento: 'recusar', resultado });
  }
  if (r.situacao === 'desconhecido') await anotar(deps, pagamentoId, { evento: 'duvidar' });
  throw new ProvedorIndefinido(`charge of payment ${pagamentoId}: ${r.situacao} (${r.motivo})`);
}

/** Takes the provider's charge down: the payer sees it, unless the payment moved on meanwhile. */
export async function publicar(deps: Deps, pagamentoId: number, cobranca: CobrancaNoProvedor): Promise<void> {
  const agora = deps.relogio.agora();
  await emTransacao(deps.db, async (trx) => {
    const pagamento = await travarPagamento(trx, pagamentoId);
    if (pagamento === undefined) return;
    // One update of a row in a transaction: a second one would ask for its parents' keys (CONFIABILIDADE 1.3).
    const moveu = await moverPagamento(trx, pagamento, {
      evento: 'publicar',
      quem: 'provedor',
      agora,
      conferido: true,
    });
    if (moveu) await cobranca.guardar(trx);
    if (!moveu && pagamento.estado === ID_ESTADO_PAGAMENTO.cancelado) {
      await enfileirar(trx, RETIRAR_COBRANCA, { pagamentoId });
    }
  });
}

async function anotar(
  deps: Deps,
  pagamentoId: number,
  m: { readonly evento: 'duvidar' | 'recusar'; readonly resultado?: string },
): Promise<void> {
  await emTransacao(deps.db, async (trx) => {
    const pagamento = await travarPagamento(trx, pagamentoId);
    if (pagamento !== undefined)
      await moverPagamento(trx, pagamento, { ...m, quem: 'provedor', agora: deps.relogio.agora() });
  });
}
