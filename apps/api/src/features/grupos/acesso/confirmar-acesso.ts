import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { PorId } from '../papeis.ts';
import { exigirMembro } from '../papeis.ts';
import { travarAssinaturaEGrupo } from '../repository.ts';
import { registrarConfirmacao } from './registrar-confirmacao.ts';

/** The member says that the access works (REGRAS 2.1: 69 → 4 or 52). Saying it twice is the same as once. */
export async function confirmarAcesso(
  ctx: ContextoUsuario,
  { params: { id } }: PorId,
): Promise<{ readonly statusId: number }> {
  return await emTransacao(ctx.db, async (trx) => {
    const membro = await exigirMembro(trx, { ctx, grupoId: id });
    const achados = await travarAssinaturaEGrupo(trx, membro.id);
    if (achados === undefined || achados.assinatura.acessoEntregueEm === null) return recusar('transicaoRecusada');
    const statusId = await registrarConfirmacao(trx, ctx.deps, {
      ...achados,
      quem: 'membro',
      usuarioId: ctx.usuario.id,
      agora: ctx.agora,
    });
    return { statusId };
  });
}
