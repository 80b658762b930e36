import type { carteira } from '@rateia/contracts/carteira';
import type { Resposta } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { temProgramado } from './ligado.ts';
import { autorizacoesNaTela, semAutorizacao } from './na-tela.ts';

/** The authorisations of the caller with the state that their banks gave them, and the memberships without one (REGRAS 1). */
export async function checarPixProgramado(
  ctx: ContextoUsuario,
): Promise<Resposta<typeof carteira.checarPixProgramado>> {
  const ligado = await temProgramado(ctx.deps);
  return {
    ligado,
    autorizacoes: [...(await autorizacoesNaTela(ctx))],
    assinaturas: ligado ? [...(await semAutorizacao(ctx))] : [],
  };
}
