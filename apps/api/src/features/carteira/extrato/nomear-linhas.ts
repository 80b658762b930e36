import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { descreverFaturas } from '../../pedido/index.ts';
import type { LinhaDoExtrato } from './extrato-repository.ts';

/**
 * Names the payment of an invoice by its items, where no single group names it. An administrator's line keeps the name of
 * his own group.
 */
export async function nomearLinhas(
  db: Executor,
  deps: Pick<Deps, 'itens'>,
  linhas: readonly LinhaDoExtrato[],
): Promise<readonly LinhaDoExtrato[]> {
  function daFatura(l: LinhaDoExtrato): boolean {
    return l.origem === 'faturas' && l.conta !== 'recebivel';
  }
  const ids = [...new Set(linhas.filter(daFatura).map((l) => l.origem_id))];
  const descrita = await descreverFaturas(db, deps, ids);
  return linhas.map((l) => {
    if (!daFatura(l)) return l;
    const { nome, itens } = descrita(l.origem_id);
    if (l.grupo !== null && itens.length === 1) return l;
    return { ...l, grupo_id: null, grupo: null, descricao: nome };
  });
}
