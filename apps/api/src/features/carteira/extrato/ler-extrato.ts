import type { carteira } from '@rateia/contracts/carteira';
import type { Resposta } from '@rateia/contracts/chamada';
import type { Banco, Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { apresentarLinha } from '../presenter.ts';
import type { Janela } from './extrato-repository.ts';
import { linhasDoExtrato, somasDoExtrato } from './extrato-repository.ts';
import { nomearLinhas } from './nomear-linhas.ts';

type Pagina = Janela & { readonly antesDe: number | undefined; readonly limite: number };

/** Statement of a window: opening + entries = closing, and a page of its lines, all from one snapshot (CONFIABILIDADE 1.2). */
export async function lerExtrato(
  db: Executor,
  deps: Pick<Deps, 'itens'>,
  { antesDe, limite, ...janela }: Pagina,
): Promise<Resposta<typeof carteira.getExtrato>> {
  return await (db as Banco)
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const { abertura, entradas } = await somasDoExtrato(trx, janela);
      const achadas = await linhasDoExtrato(trx, { ...janela, antesDe, limite: limite + 1 });
      const linhas = await nomearLinhas(trx, deps, achadas);
      const pagina = linhas.slice(0, limite);
      return {
        abertura,
        entradas,
        fechamento: abertura + entradas,
        linhas: pagina.map(apresentarLinha),
        proximo: linhas.length > limite ? (pagina.at(-1)?.id ?? null) : null,
      };
    });
}
