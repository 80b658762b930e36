import type { Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { PorId } from '../papeis.ts';
import { exigirNoGrupo } from '../papeis.ts';
import { travarGrupo } from '../repository.ts';
import { fecharSucessao } from './fechar-sucessao.ts';
import { sucessaoAberta } from './sucessao-repository.ts';

/** The administrator takes his question back, and stays (REGRAS 2.30). */
export async function retirarSucessao(
  ctx: ContextoUsuario,
  { params: { id } }: PorId,
): Promise<Resposta<typeof grupos.retirarSucessao>> {
  const { agora, usuario } = ctx;
  return await emTransacao(ctx.db, async (trx) => {
    await exigirNoGrupo(trx, { ctx, grupoId: id, chamada: 'retirarSucessao' });
    await travarGrupo(trx, id);
    const aberta = await sucessaoAberta(trx, id);
    if (aberta === undefined) return recusar('sucessaoNaoPermitida');
    const quem = { quem: 'administrador', usuarioId: usuario.id, agora } as const;
    const estado = await fecharSucessao(trx, { ...quem, id: aberta.id, evento: 'retirar' });
    return estado === undefined ? recusar('sucessaoNaoPermitida') : { estado };
  });
}
