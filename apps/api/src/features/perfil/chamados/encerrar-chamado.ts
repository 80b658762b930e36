import type { Recebida } from '@rateia/contracts/chamada';
import type { perfil } from '@rateia/contracts/perfil';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Inteiro } from './chamado-do-usuario.ts';
import { chamadoInteiro } from './chamado-do-usuario.ts';
import { travarChamado } from './chamados-repository.ts';
import { moverChamado } from './mover-chamado.ts';

/** The person says that it is solved. */
export async function encerrarChamado(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof perfil.encerrarChamado>,
): Promise<Inteiro> {
  const { deps, usuario, agora } = ctx;
  const usuarioId = usuario.id;
  return await emTransacao(ctx.db, async (trx) => {
    const chamado = (await travarChamado(trx, { id, usuarioId })) ?? recusar('naoEncontrado');
    await moverChamado(trx, deps, { chamado, evento: 'encerrar', quem: 'usuario', usuarioId, agora });
    return await chamadoInteiro(trx, deps, { id, usuarioId });
  });
}
