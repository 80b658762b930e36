import { vencimentoDoPromocional } from '@rateia/domain/carteira/lancamentos';
import type { Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import { ZERO } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';
import { lancar } from '../../livro/index.ts';
import { travarPromocional } from './promocionais-repository.ts';

/**
 * The day after the last one: what is free of a credit goes back to the platform. The part that an open order holds
 * stays with it, and ends later if the order is given up (REGRAS 2.29).
 */
export async function vencerPromocional(
  trx: Trx,
  { creditoId, agora }: { readonly creditoId: number; readonly agora: Instante },
): Promise<void> {
  const credito = await travarPromocional(trx, creditoId);
  if (credito.validoAte >= diaDe(agora) || credito.livre === ZERO) return;
  const { usuarioId, livre: valor } = credito;
  const movimento = vencimentoDoPromocional({ usuario: usuarioId, valor });
  const vezes = `${credito.vencido}:${credito.gasto}`;
  const chave = `promocional:${creditoId}:vencido:${vezes}`;
  await lancar(trx, { ...movimento, origem: 'creditos', origemId: creditoId, chave, agora });
  await trx
    .updateTable('creditos_promocionais')
    .set({ vencido: sql`vencido + ${valor}` })
    .where('credito_id', '=', creditoId)
    .execute();
}
