import type { Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { PorId } from '../papeis.ts';
import { exigirNoGrupo } from '../papeis.ts';
import { acessoNaHora } from '../presenter.ts';
import { linhasDosGrupos } from '../vitrine/vitrine.ts';

/** Whether the data of the vault are a new member's at once, and else the hours of the clocks (spec B§7; REGRAS 2.1). */
export async function getAcessoInstantaneo(
  ctx: ContextoUsuario,
  { params: { id } }: PorId,
): Promise<Resposta<typeof grupos.getAcessoInstantaneo>> {
  await exigirNoGrupo(ctx.db, { ctx, grupoId: id, chamada: 'getAcessoInstantaneo' });
  const [linha] = await linhasDosGrupos(ctx.db, [id]);
  if (linha === undefined) return recusar('grupoNaoEncontrado');
  const { horasParaEnviarDados, horasParaEntregarAcesso } = (await ctx.deps.regras()).grupos;
  return {
    acessoInstantaneo: acessoNaHora(linha),
    formaAcesso: linha.formaAcesso,
    horasParaEnviar: horasParaEnviarDados,
    horasParaDevolver: horasParaEntregarAcesso,
  };
}
