import type { Resposta } from '@rateia/contracts/chamada';
import type { perfil } from '@rateia/contracts/perfil';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { apresentarUsuario } from '../../cadastro/index.ts';
import { trocarFoto } from './trocar-foto.ts';

/** Removes the picture: everybody sees the initials again. */
export async function deleteFoto(ctx: ContextoUsuario): Promise<Resposta<typeof perfil.deleteFoto>> {
  await emTransacao(ctx.db, (trx) => trocarFoto(trx, ctx, null));
  return await apresentarUsuario(ctx.deps.db, ctx.deps, ctx.usuario.id);
}
