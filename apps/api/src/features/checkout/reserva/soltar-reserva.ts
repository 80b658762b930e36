import type { Instante } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { faturaInicialDe } from '../../carteira/index.ts';
import { soltarItens } from '../../pedido/index.ts';
import { MOTIVO_REFEITO } from '../repository.ts';

/**
 * Gives the seats of an unpaid hold back, with its invoice and open payments; the other things of the same cart stay
 * held (REGRAS 2.2).
 */
export async function soltarReserva(
  trx: Trx,
  deps: Deps,
  s: {
    readonly assinaturaId: number;
    readonly quem: 'membro' | 'sistema';
    readonly motivo: string;
    readonly agora: Instante;
  },
): Promise<void> {
  const { assinaturaId, ...fim } = s;
  const fatura = await faturaInicialDe(trx, assinaturaId);
  if (fatura === undefined) throw new Error(`hold ${assinaturaId} has no invoice`);
  const { id: faturaId, itemId } = fatura;
  await soltarItens(trx, deps, { faturaId, itens: [itemId], motivoDoResto: MOTIVO_REFEITO, ...fim });
}
