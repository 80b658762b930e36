import type { Dia } from '@rateia/domain/datas';
import type { DevolucaoOriginal, ItemQueVolta } from '@rateia/domain/pagamentos/devolucao-original';
import { devolucoesPeloOriginal } from '@rateia/domain/pagamentos/devolucao-original';
import type { Executor } from '../../db/banco.ts';
import type { Deps } from '../../http/deps.ts';
import { recebimentosDasFaturas } from '../pagamentos/index.ts';

/** The part of each item that goes back, on a day, by the method that paid its invoice (REGRAS 2.9). */
export async function peloOriginal(
  db: Executor,
  deps: Pick<Deps, 'regras'>,
  pedido: { readonly itens: readonly ItemQueVolta[]; readonly hoje: Dia; readonly travar: boolean },
): Promise<readonly DevolucaoOriginal[]> {
  const { itens: devolver, hoje, travar } = pedido;
  const faturas = [...new Set(devolver.map(({ faturaId }) => faturaId))];
  const pagos = await recebimentosDasFaturas(db, faturas, { travar });
  return devolucoesPeloOriginal({ hoje, devolver, pagos }, await deps.regras());
}
