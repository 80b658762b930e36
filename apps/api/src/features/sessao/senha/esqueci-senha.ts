import type { Recebida } from '@rateia/contracts/chamada';
import type { sessao } from '@rateia/contracts/sessao';
import type { Contexto } from '../../../http/contexto.ts';
import { pedirPorEmail } from './recuperacao.ts';

/** Asks for a link to a new password; one answer for every e-mail (spec A§7; ASVS 6.3.8). */
export async function esqueciSenha(ctx: Contexto, { body }: Recebida<typeof sessao.esqueciSenha>): Promise<void> {
  return await pedirPorEmail(ctx, { email: body.email, tipo: 'senha' });
}
