import { milissegundosDe } from '@rateia/domain/datas';
import { MARCA } from '@rateia/domain/marca';
import { ID_ESTADO_PAGAMENTO } from '@rateia/domain/pagamentos/pagamento';
import { emTransacao } from '../../db/banco.ts';
import { enfileirar } from '../../db/fila.ts';
import type { Cobranca, PedidoDeCobranca } from '../../gateways/pix/port.ts';
import type { Deps } from '../../http/deps.ts';
import { REMOVER_COBRANCA_PIX } from './agenda.ts';
import { moverPagamento } from './mover-pagamento.ts';
import type { Pagamento } from './repository.ts';
import { acharPagamento, travarPagamento } from './repository.ts';

/** The provider did not say what became of a request: the job runs again, and the reconciliation asks. */
export class ProvedorIndefinido extends Error {}

/**
 * Asks the provider for the charge of an intent. Repeating it is safe: the same txid and the same body. Not knowing is
 * `processando`, never a failure (CONFIABILIDADE 1.5).
 */
export const criarCobrancaPix = async (
  deps: Deps,
  { pagamentoId, requestId }: { readonly pagamentoId: number; readonly requestId?: string | undefined },
): Promise<void> => {
  const pagamento = await acharPagamento(deps.db, pagamentoId);
  const { criado, processando } = ID_ESTADO_PAGAMENTO;
  if (pagamento === undefined || (pagamento.estado !== criado && pagamento.estado !== processando)) return;
  if (pagamento.expiraEm <= deps.relogio.agora()) return;
  const r = await deps.gateways.pix.criarCobranca(
    await pedidoDeCobranca(deps, pagamento),
    requestId === undefined ? undefined : { requestId },
  );
  if (r.situacao === 'ok') return await publicar(deps, pagamentoId, r.valor);
  if (r.situacao === 'recusado' || r.situacao === 'inexistente') {
    const resultado = r.situacao === 'recusado' ? r.codigo : r.situacao;
    return await anotar(deps, pagamentoId, { evento: 'recusar', resultado });
  }
  if (r.situacao === 'desconhecido') await anotar(deps, pagamentoId, { evento: 'duvidar' });
  throw new ProvedorIndefinido(`pix charge ${pagamento.txid}: ${r.situacao} (${r.motivo})`);
};

const pedidoDeCobranca = async (deps: Deps, pagamento: Pagamento): Promise<PedidoDeCobranca> => {
  const { primeiro_nome, sobrenome, cpf_cifrado } = await deps.db
    .selectFrom('usuarios')
    .select(['primeiro_nome', 'sobrenome', 'cpf_cifrado'])
    .where('id', '=', pagamento.usuarioId)
    .executeTakeFirstOrThrow();
  const devedor =
    cpf_cifrado === null
      ? {}
      : { devedor: { cpf: deps.cifra.decifrar(cpf_cifrado, 'usuario:cpf'), nome: `${primeiro_nome} ${sobrenome}` } };
  return {
    txid: pagamento.txid,
    valor: pagamento.valor,
    // The whole life of the code and not what is left of it, so that a repeated request has the same body.
    expiracaoSegundos: Math.round((milissegundosDe(pagamento.expiraEm) - milissegundosDe(pagamento.criadoEm)) / 1_000),
    descricao: `Pagamento ${MARCA}`,
    ...devedor,
  };
};

/** Takes the provider's charge down: the code is shown, unless the payment moved on meanwhile. */
export const publicar = async (deps: Deps, pagamentoId: number, cobranca: Cobranca): Promise<void> => {
  const agora = deps.relogio.agora();
  await emTransacao(deps.db, async (trx) => {
    const pagamento = await travarPagamento(trx, pagamentoId);
    if (pagamento === undefined) return;
    const moveu = await moverPagamento(trx, pagamento, {
      evento: 'publicar',
      quem: 'provedor',
      agora,
      copiaECola: cobranca.pixCopiaECola,
    });
    await trx.updateTable('pagamentos').set({ conferido_em: agora }).where('id', '=', pagamentoId).execute();
    if (!moveu && pagamento.estado === ID_ESTADO_PAGAMENTO.cancelado) {
      await enfileirar(trx, REMOVER_COBRANCA_PIX, { pagamentoId });
    }
  });
};

const anotar = async (
  deps: Deps,
  pagamentoId: number,
  m: { readonly evento: 'duvidar' | 'recusar'; readonly resultado?: string },
): Promise<void> => {
  await emTransacao(deps.db, async (trx) => {
    const pagamento = await travarPagamento(trx, pagamentoId);
    if (pagamento !== undefined)
      await moverPagamento(trx, pagamento, { ...m, quem: 'provedor', agora: deps.relogio.agora() });
  });
};
