import type { DestinoDoReembolso } from '@rateia/domain/pagamentos/devolucao-original';
import { ID_ESTADO_PAGAMENTO } from '@rateia/domain/pagamentos/pagamento';
import type { Executor } from '../../../db/banco.ts';

/** The destination of a refund of a membership; undefined while no part was paid by Pix, and there is no choice. */
export async function destinoEscolhido(db: Executor, assinaturaId: number): Promise<DestinoDoReembolso | undefined> {
  const linha = await db
    .selectFrom('assinaturas as a')
    .select('a.destino_reembolso')
    .where('a.id', '=', assinaturaId)
    .where((e) =>
      e.exists(
        e
          .selectFrom('pagamentos as p')
          .innerJoin('faturas_de_vaga as f', 'f.id', 'p.fatura_id')
          .select('p.id')
          .whereRef('f.assinatura_id', '=', 'a.id')
          .where('p.estado', '=', ID_ESTADO_PAGAMENTO.pago),
      ),
    )
    .executeTakeFirst();
  return linha?.destino_reembolso as DestinoDoReembolso | undefined;
}
