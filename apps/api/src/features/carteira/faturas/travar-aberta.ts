import { faturaAberta } from '@rateia/domain/carteira/fatura';
import type { Trx } from '../../../db/banco.ts';
import type { Assinatura, Fatura } from '../repository.ts';
import { acharFatura, travarAssinatura, travarFatura } from '../repository.ts';

/** An invoice and its membership, locked in their order; undefined when it no longer waits for a payment. */
export async function travarAberta(
  trx: Trx,
  faturaId: number,
): Promise<{ readonly assinatura: Assinatura; readonly fatura: Fatura } | undefined> {
  const lida = await acharFatura(trx, faturaId);
  if (lida === undefined) return undefined;
  const assinatura = await travarAssinatura(trx, lida.assinaturaId);
  const fatura = await travarFatura(trx, faturaId);
  return faturaAberta(fatura.status) ? { assinatura, fatura } : undefined;
}
