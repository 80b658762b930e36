import type { Recebida } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { exigirAjustavel } from './grupo-ajustavel.ts';

/** The words of the group about itself, and whether the administrator's network finds it (spec B§7 grupo/preferencias). */
export async function updatePreferenciasDoGrupo(
  ctx: ContextoUsuario,
  { body }: Recebida<typeof grupos.updatePreferenciasDoGrupo>,
): Promise<void> {
  const { idGrupo, descricao, regras, contato, acessoDescricao, visivelRede } = body;
  await emTransacao(ctx.db, async (trx) => {
    const textos = [descricao, contato, acessoDescricao, ...regras];
    await exigirAjustavel(trx, { ctx, idGrupo, chamada: 'updatePreferenciasDoGrupo', textos });
    await trx
      .updateTable('grupos')
      .set({
        descricao,
        contato,
        acesso_descricao: acessoDescricao,
        ...(visivelRede === undefined ? {} : { visivel_rede: visivelRede }),
        regras: regras.map((regra) => regra.replace(/\s+/g, ' ')).join('\n'),
      })
      .where('id', '=', idGrupo)
      .execute();
  });
}
