import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { nomeUrlDe, textoDeBusca } from '@rateia/domain/grupos/busca';
import { noAr } from '@rateia/domain/grupos/estados';
import { palavrasProibidas } from '@rateia/domain/grupos/triagem';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirNoGrupo } from '../papeis.ts';
import type { Grupo } from '../repository.ts';
import { travarGrupo } from '../repository.ts';

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

/** What the group says of itself, and whether the administrator's network finds it (spec B§7 grupo/preferencias). */
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

/** A living group of the caller's own, with words that a new group might have too (REGRAS 2.1, 2.15). */
async function exigirAjustavel(
  trx: Trx,
  p: {
    readonly ctx: ContextoUsuario;
    readonly idGrupo: number;
    readonly chamada: 'alterarNomeDoGrupo' | 'updatePreferenciasDoGrupo';
    readonly textos: readonly string[];
  },
): Promise<Grupo> {
  const { ctx, idGrupo: grupoId, chamada, textos } = p;
  await exigirNoGrupo(trx, { ctx, grupoId, chamada });
  const grupo = await travarGrupo(trx, grupoId);
  if (grupo === undefined || !noAr(grupo.status)) return recusar('transicaoRecusada');
  const regras = await ctx.deps.regras();
  const quais = [...new Set(textos.flatMap((texto) => palavrasProibidas(texto, regras)))];
  if (quais.length > 0) recusar('textoNaoPermitido', { valores: { quais: quais.join(', ') } });
  return grupo;
}
