import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { nomeUrlDe, textoDeBusca } from '@rateia/domain/grupos/busca';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { exigirAjustavel } from './grupo-ajustavel.ts';

/** Another name for a group that lives (spec B§7 grupo/alterarnome). */
export async function alterarNomeDoGrupo(
  ctx: ContextoUsuario,
  { body: { idGrupo, nome } }: Recebida<typeof grupos.alterarNomeDoGrupo>,
): Promise<Resposta<typeof grupos.alterarNomeDoGrupo>> {
  return await emTransacao(ctx.db, async (trx) => {
    const grupo = await exigirAjustavel(trx, { ctx, idGrupo, chamada: 'alterarNomeDoGrupo', textos: [nome] });
    const { categoria } = await trx
      .selectFrom('servicos as s')
      .innerJoin('categorias as c', 'c.id', 's.categoria_id')
      .select('c.nome as categoria')
      .where('s.id', '=', grupo.servicoId)
      .executeTakeFirstOrThrow();
    const busca = textoDeBusca({ nome, servico: grupo.servico, categoria });
    await trx
      .updateTable('grupos')
      .set({ nome, nome_url: nomeUrlDe(nome), busca })
      .where('id', '=', idGrupo)
      .execute();
    return { nome };
  });
}
