import type { StatusGrupo } from '@rateia/domain/grupos/estados';
import type { Trx } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirAdministrador } from '../papeis.ts';
import { moverGrupo } from './mover-grupo.ts';

/** Sends an edited group back to approval (REGRAS 2.1: 68 → 50); its fields are the caller's to write. */
export async function editarGrupo(
  trx: Trx,
  deps: Deps,
  { ctx, grupoId }: { readonly ctx: ContextoUsuario; readonly grupoId: number },
): Promise<StatusGrupo> {
  await exigirAdministrador(trx, { ctx, grupoId });
  const { usuario, agora } = ctx;
  const r = await moverGrupo(trx, deps, {
    grupoId,
    evento: 'editar',
    quem: 'administrador',
    usuarioId: usuario.id,
    agora,
  });
  return r.ok ? r.para : recusar('transicaoRecusada', { dados: { motivo: r.recusa.codigo } });
}
