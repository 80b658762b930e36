import type { Recebida } from '@rateia/contracts/chamada';
import type { loterias } from '@rateia/contracts/loterias';
import { multiplicar, ZERO } from '@rateia/domain/dinheiro';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { exigirDoBolao } from './exigir-do-bolao.ts';
import { acharApuracoes } from './premios-repository.ts';

/** The prize of a pool and the member's part of it (spec B§7). */
export async function getTotalDePremios(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof loterias.getTotalDePremios>,
) {
  const { minhas } = await exigirDoBolao(ctx, id);
  const apuracao = (await acharApuracoes(ctx.db, [id])).get(id);
  const minhaParte = multiplicar(apuracao?.porCota ?? ZERO, minhas.length);
  const recebido = apuracao !== undefined && apuracao.recebidoEm !== null ? minhaParte : ZERO;
  return { premio: apuracao?.premio ?? 0, minhaParte, recebido };
}
