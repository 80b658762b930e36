import { emTransacao } from '../../../db/banco.ts';
import { recusar } from '../../../http/erros.ts';
import { documentoCredito, renovarPagamentoDeFatura } from '../../carteira/index.ts';
import type { Documentos, TipoDeDocumento } from '../../pagamentos/index.ts';
import { documentoFatura } from '../../pedido/index.ts';
import { reservaDaFatura } from '../repository.ts';
import { renovarVaga } from '../reserva/renovar-vaga.ts';

/** A new payment in place of one that ended: the same invoice, or the same seats if they are still free. */
const renovar: TipoDeDocumento['renovar'] = async (ctx, pagamento) =>
  await emTransacao(ctx.db, async (trx) => {
    const { faturaId } = pagamento;
    if (faturaId === null) return recusar('faturaNaoPagavel');
    const reserva = await reservaDaFatura(trx, faturaId);
    if (reserva !== undefined) return await renovarVaga(trx, ctx, { pagamento, antiga: reserva });
    const novo = await renovarPagamentoDeFatura(trx, ctx.deps, { pagamento, faturaId, agora: ctx.agora });
    return novo?.idPublico ?? recusar('faturaNaoPagavel');
  });

/** The kinds of documents that payments pay. */
export const documentos: Documentos = { fatura: { ...documentoFatura, renovar }, credito: documentoCredito };
