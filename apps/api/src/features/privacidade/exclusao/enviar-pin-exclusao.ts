import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { enviarPin } from '../enviar-pin.ts';
import { ehResto, impedimentosDe } from './impedimentos.ts';

/** Sends the code of the deletion, unless something stands in its way that cannot be given up: then no code is worth anything (spec A§7). */
export async function enviarPinExclusao(ctx: ContextoUsuario): Promise<{ readonly expiraEm: string }> {
  const impedimentos = await impedimentosDe(ctx.deps.db, ctx.usuario.id, await ctx.deps.regras());
  if (!impedimentos.every(ehResto)) recusar('exclusaoImpedida', { dados: { impedimentos } });
  return await emTransacao(ctx.deps.db, (trx) => enviarPin(trx, ctx));
}
