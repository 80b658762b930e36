import type { Recebida } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { MAQUINA_CONVITE, recusaDeConvite } from '@rateia/domain/grupos/convite';
import { emTransacao } from '../../../db/banco.ts';
import { mover } from '../../../db/mover.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { travarOMeu } from './quem-responde.ts';
import { soltarVagaGuardada } from './vaga-guardada.ts';

/** Refuses an invitation by e-mail; a link is of nobody, and is left alone (REGRAS 2.26). */
export async function recusarConviteDoGrupo(
  ctx: ContextoUsuario,
  { params }: Recebida<typeof grupos.recusarConviteDoGrupo>,
): Promise<void> {
  return await emTransacao(ctx.db, async (trx) => {
    const convite = await travarOMeu(trx, ctx, params.id);
    const recusa = recusaDeConvite(convite, ctx.agora);
    if (recusa !== undefined) recusar(recusa);
    const movido = await mover(trx, MAQUINA_CONVITE, {
      id: convite.id,
      de: convite.estado,
      evento: 'recusar',
      quem: 'usuario',
      usuarioId: ctx.usuario.id,
      agora: ctx.agora,
      contexto: { forma: convite.forma, restam: convite.usosMaximos - convite.usos },
      mudar: { respondido_em: ctx.agora },
    });
    if (!movido.ok) recusar('transicaoRecusada');
    const { grupoId, id: conviteId } = convite;
    await soltarVagaGuardada(trx, ctx.deps, { grupoId, conviteId, agora: ctx.agora });
  });
}
