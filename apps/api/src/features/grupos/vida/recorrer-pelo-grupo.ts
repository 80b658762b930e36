import type { Recebida } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { diaDe } from '@rateia/domain/datas';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { limiteDeRecurso } from '@rateia/domain/grupos/prazos';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirNoGrupo } from '../papeis.ts';
import { moverGrupo } from './mover-grupo.ts';

/** The administrator asks a person to look at a group that a rule refused: once, within 7 days (REGRAS 2.1: 110 → 111). */
export async function recorrerPeloGrupo(
  ctx: ContextoUsuario,
  { params: { id }, body: { texto } }: Recebida<typeof grupos.recorrerPeloGrupo>,
): Promise<{ readonly statusId: number }> {
  return await emTransacao(ctx.db, async (trx) => {
    const { grupo } = await exigirNoGrupo(trx, { ctx, grupoId: id, chamada: 'recorrerPeloGrupo' });
    const r = await moverGrupo(trx, ctx.deps, {
      grupoId: id,
      evento: 'recorrer',
      quem: 'administrador',
      usuarioId: ctx.usuario.id,
      agora: ctx.agora,
      dados: { mensagem: texto },
    });
    if (r.ok) return { statusId: r.para };
    if (r.recusa.codigo !== 'grupo.recursoForaDoPrazo') {
      return recusar('transicaoRecusada', { dados: { motivo: r.recusa.codigo } });
    }
    const limite = limiteDeRecurso(grupo.statusDesde, await ctx.deps.regras());
    return recusar('prazoTerminado', { valores: { data: formatarDia(diaDe(limite)) } });
  });
}
