import type { Recebida } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import type { Contexto } from '../../http/contexto.ts';
import { receberWebhook } from './receber-webhook.ts';

/** What became of a payout, as the bank says it: stored as it came, then done once (CONFIABILIDADE 1.4). */
export const webhookPixEnvio = async (
  ctx: Contexto,
  { params }: Recebida<typeof checkout.webhookPixEnvio>,
): Promise<void> => await receberWebhook(ctx, `/webhook/pix-envio/${params.segredo}/pix`);
