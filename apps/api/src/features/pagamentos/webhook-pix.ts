import type { Recebida } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import type { Contexto } from '../../http/contexto.ts';
import { receberWebhook } from './receber-webhook.ts';

/** A Pix that the bank says it received: stored as it came, then done once (spec B§7; CONFIABILIDADE 1.4). */
export const webhookPix = async (ctx: Contexto, { params }: Recebida<typeof checkout.webhookPix>): Promise<void> =>
  await receberWebhook(ctx, `/webhook/pix/${params.segredo}/pix`);
