import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida } from '@rateia/contracts/chamada';
import type { Contexto } from '../../../http/contexto.ts';
import { receberTelegram } from './receber-telegram.ts';

/** A message to the bot, as Telegram delivers it (spec A§7 telegram). */
export async function webhookTelegram(
  ctx: Contexto,
  { params }: Recebida<typeof cadastro.webhookTelegram>,
): Promise<void> {
  return await receberTelegram(ctx, `/webhook/telegram/${params.segredo}`);
}
