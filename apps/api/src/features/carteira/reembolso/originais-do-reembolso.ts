import type { Dia } from '@rateia/domain/datas';
import type { DestinoDoReembolso, DevolucaoOriginal } from '@rateia/domain/pagamentos/devolucao-original';
import { devolucoesPeloOriginal } from '@rateia/domain/pagamentos/devolucao-original';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { recebimentosDasFaturas } from '../../pagamentos/index.ts';
import type { NotaDaFatura } from './notas-de-credito.ts';
import { valorDaNota } from './notas-de-credito.ts';

/** The part of a refund that goes back, on a given day, by the Pix that paid each of its invoices (REGRAS 2.9). */
export const originaisDoReembolso = async (
  db: Executor,
  deps: Deps,
  pedido: {
    readonly notas: readonly NotaDaFatura[];
    readonly destino: DestinoDoReembolso;
    readonly hoje: Dia;
    readonly travar: boolean;
  },
): Promise<readonly DevolucaoOriginal[]> => {
  const { notas, destino, hoje, travar } = pedido;
  const faturas = notas.map(({ fatura }) => fatura.id);
  const pagos = await recebimentosDasFaturas(db, faturas, { travar });
  const devolver = notas.map((nota) => ({ faturaId: nota.fatura.id, valor: valorDaNota(nota) }));
  return devolucoesPeloOriginal({ destino, hoje, devolver, pagos }, await deps.regras());
};
