import type { CasoDeReembolso } from '@rateia/domain/carteira/reembolso';
import type { Instante } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { devolverItens } from '../../pedido/index.ts';
import { faturaInicialDe } from '../faturas/fatura-inicial.ts';
import { chaveDoReembolso } from './devolver-dinheiro.ts';

const CASO: CasoDeReembolso = 'culpaDoAdministrador';

/**
 * The entry that was just paid cannot be: its item goes back whole, and the membership ends. The other items of the same
 * invoice stay (REGRAS 2.1, 2.2).
 */
export async function devolverEntrada(
  trx: Trx,
  deps: Deps,
  { assinaturaId, agora, motivo }: { readonly assinaturaId: number; readonly agora: Instante; readonly motivo: string },
): Promise<void> {
  const inicial = await faturaInicialDe(trx, assinaturaId);
  if (inicial === undefined) throw new Error(`membership ${assinaturaId} has no first invoice`);
  const { id: faturaId, itemId } = inicial;
  const chave = chaveDoReembolso(assinaturaId);
  await devolverItens(trx, deps, { faturaId, itens: [{ itemId }], chave, caso: CASO, motivo, quem: 'sistema', agora });
}
