import { FINALIDADE_PAGAMENTO } from '@rateia/domain/pagamentos/meios';
import { aplicarNaFatura } from '../carteira/index.ts';
import type { TipoDeDocumento } from '../pagamentos/index.ts';
import { honrarPagamento } from './honrar-pagamento.ts';
import { travarLotacao } from './repository.ts';

/** An invoice: a first one takes the seats that were held for it, any other pays its month (REGRAS 2.2, 2.3). */
export const documentoFatura: TipoDeDocumento = {
  exigeMesmoCpf: false,
  travar: async (trx, { faturaId, finalidade }) => {
    if (faturaId === null) return;
    const fatura = await trx
      .selectFrom('faturas_de_vaga')
      .select(['grupo_id', 'assinatura_id'])
      .where('id', '=', faturaId)
      .executeTakeFirstOrThrow();
    if (finalidade === FINALIDADE_PAGAMENTO.assinatura.id) await travarLotacao(trx, fatura.grupo_id);
    await trx.selectFrom('assinaturas').select('id').where('id', '=', fatura.assinatura_id).forUpdate().execute();
    await trx.selectFrom('faturas').select('id').where('id', '=', faturaId).forUpdate().execute();
  },
  liquidar: async (trx, deps, p) =>
    p.pagamento.finalidade === FINALIDADE_PAGAMENTO.assinatura.id
      ? await honrarPagamento(trx, deps, p)
      : await aplicarNaFatura(trx, deps, p),
  // The hold of a first invoice has a deadline of its own; any other invoice waits for another payment.
  expirar: async () => undefined,
  // A paid first invoice is told by the job that `concluirEntrada` writes; any other is seen in the statement.
  anunciar: async () => undefined,
};
