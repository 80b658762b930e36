import type { boloes as contrato } from '@rateia/contracts/boloes';
import type { Resposta } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { foraDasLoterias } from '../jogo-responsavel/fora-das-loterias.ts';
import { lerBolao } from './bolao.ts';
import { cartoesDosBoloes } from './cartoes-dos-boloes.ts';
import { boloesAVenda, loteriasDesligadas } from './list-boloes.ts';

/** The promotional pool, never shown to a minor or to a person who is away by his own word (REGRAS part 1). */
export async function getBolaoPromocional(
  ctx: ContextoUsuario,
): Promise<Resposta<typeof contrato.getBolaoPromocional>> {
  const { loterias } = await ctx.deps.regras();
  if (!loterias.ligada || (await foraDasLoterias(ctx))) return { bolao: null };
  const linha = await boloesAVenda(ctx.db, { agora: ctx.agora, desligadas: loteriasDesligadas(loterias) })
    .where('b.promocional', '=', true)
    .executeTakeFirst();
  const [bolao = null] = await cartoesDosBoloes(ctx.db, linha === undefined ? [] : [lerBolao(linha)]);
  return { bolao };
}
