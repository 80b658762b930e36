import { ID_ESTADO_PAGAMENTO } from '@rateia/domain/carteira/pagamento';
import { emTransacao } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import type { PixRecebido } from '../../../gateways/pix/port.ts';
import type { Deps } from '../../../http/deps.ts';
import { publicar } from './criar-cobranca.ts';
import type { Aplicadores, PixARegistrar } from './receber-pix.ts';
import { receberPix } from './receber-pix.ts';
import type { Pagamento } from './repository.ts';

/** The provider's words as what we keep: the payer's CPF only as a blind index. */
export const paraRegistrar = ({ cifra }: Pick<Deps, 'cifra'>, pix: PixRecebido): PixARegistrar => ({
  e2eid: pix.e2eid,
  txid: pix.txid ?? null,
  valor: pix.valor,
  horario: pix.horario,
  pagadorIndice: pix.pagador?.cpf === undefined ? null : cifra.indice(pix.pagador.cpf, 'usuario:cpf'),
  devolucoes: pix.devolucoes.map(({ id, estado }) => ({ id, estado })),
});

/**
 * Asks the provider about one charge now and acts on the answer. False when the provider did not say; a charge it does
 * not know and that is still wanted is asked for again (CONFIABILIDADE 1.5).
 */
export const conferirPagamento = async (
  deps: Deps,
  aplicadores: Aplicadores,
  pagamento: Pagamento,
): Promise<boolean> => {
  const { criado, processando } = ID_ESTADO_PAGAMENTO;
  const r = await deps.gateways.pix.consultarCobranca(pagamento.txid);
  await deps.db
    .updateTable('pagamentos')
    .set({ conferido_em: deps.relogio.agora() })
    .where('id', '=', pagamento.id)
    .execute();
  if (r.situacao === 'inexistente') {
    if (pagamento.estado === criado || pagamento.estado === processando) {
      const chave = `criarCobrancaPix:${pagamento.id}`;
      await enfileirar(deps.db, 'criarCobrancaPix', { pagamentoId: pagamento.id }, { chave });
    }
    return true;
  }
  if (r.situacao !== 'ok') return false;
  if (pagamento.estado === criado || pagamento.estado === processando) await publicar(deps, pagamento.id, r.valor);
  for (const pix of r.valor.pix) {
    await emTransacao(deps.db, (trx) => receberPix(trx, deps, aplicadores, paraRegistrar(deps, pix)));
  }
  return true;
};

/** Job `removerCobrancaPix`: takes the charge of an ended payment off the air; one paid meanwhile is received. */
export const removerCobrancaPix = async (deps: Deps, aplicadores: Aplicadores, pagamento: Pagamento): Promise<void> => {
  const r = await deps.gateways.pix.removerCobranca(pagamento.txid);
  if (r.situacao === 'ok' || r.situacao === 'inexistente') return;
  // A refusal means that it is not active any more: paid, or already removed.
  if (r.situacao === 'recusado' && (await conferirPagamento(deps, aplicadores, pagamento))) return;
  throw new Error(`pix charge ${pagamento.txid} not removed: ${r.situacao}`);
};
