import type { Recebida } from '@rateia/contracts/chamada';
import type { sessao } from '@rateia/contracts/sessao';
import type { Contexto } from '../../../http/contexto.ts';
import { pedirPorEmail } from '../senha/recuperacao.ts';

/** Asks for a link that blocks the account; one answer for every e-mail (spec A§7). */
export async function pedirBloqueio(ctx: Contexto, { body }: Recebida<typeof sessao.pedirBloqueio>): Promise<void> {
  return await pedirPorEmail(ctx, { email: body.email, tipo: 'bloqueio' });
}
