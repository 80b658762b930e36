import { faturaAberta } from '@rateia/domain/carteira/fatura';
import type { Instante } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import type { Pagamento, PagamentoCriado } from '../../pagamentos/index.ts';
import { criarPagamento } from '../../pagamentos/index.ts';
import { travarAssinatura, travarFatura } from '../repository.ts';

/** A new payment of the same invoice; undefined when it is not to be paid any more, or costs something else now. */
export const renovarPagamentoDeFatura = async (
  trx: Trx,
  deps: Deps,
  {
    pagamento,
    faturaId,
    agora,
  }: { readonly pagamento: Pagamento; readonly faturaId: number; readonly agora: Instante },
): Promise<PagamentoCriado | undefined> => {
  const { usuarioId, meioPagamento, valor } = pagamento;
  const { assinatura_id } = await trx
    .selectFrom('faturas_de_vaga')
    .select('assinatura_id')
    .where('id', '=', faturaId)
    .executeTakeFirstOrThrow();
  await travarAssinatura(trx, assinatura_id);
  const fatura = await travarFatura(trx, faturaId);
  if (!faturaAberta(fatura.status) || fatura.total !== valor) return undefined;
  return await criarPagamento(trx, deps, { documento: { faturaId }, usuarioId, meioPagamento, valor, agora });
};
