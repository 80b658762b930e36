import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { novoGrupo } from '@rateia/contracts/novo-grupo';
import { formatarValor } from '@rateia/domain/dinheiro';
import { nomeUrlDe, textoDeBusca } from '@rateia/domain/grupos/busca';
import type { TipoGrupo } from '@rateia/domain/grupos/enums';
import { emTransacao } from '../../db/banco.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { editarGrupo } from '../grupos/index.ts';
import { lerProposta } from './proposta.ts';
import { textoDasRegras } from './texto-das-regras.ts';

type Chamada = typeof novoGrupo.updateGrupo;

/** The administrator makes the edits asked for and the group goes back to approval (REGRAS 2.1: 68 → 50). */
export async function updateGrupo(
  ctx: ContextoUsuario,
  { params, body }: Recebida<Chamada>,
): Promise<Resposta<Chamada>> {
  return await emTransacao(ctx.db, async (trx) => {
    const { deps } = ctx;
    const para = await editarGrupo(trx, deps, { ctx, grupoId: params.id });
    const g = await trx
      .selectFrom('grupos')
      .select(['servico_id as idServico', 'plano_id as idPlano', 'lugares', 'total_vagas as totalVagas', 'tipo'])
      .where('id', '=', params.id)
      .executeTakeFirstOrThrow();
    const proposta = await lerProposta(
      trx,
      { ...g, tipo: g.tipo as TipoGrupo, valor: body.valor },
      await deps.regras(),
    );
    const { teto, valorSemTaxas, valorTaxa, servico } = proposta;
    if (teto !== undefined && valorSemTaxas > teto)
      recusar('valorAcimaDoTeto', { valores: { max: formatarValor(teto) } });
    await trx
      .updateTable('grupos')
      .set((e) => ({
        nome: body.nome,
        nome_url: nomeUrlDe(body.nome),
        regras: textoDasRegras(body.regras),
        descricao: body.descricao,
        contato: body.contato,
        site: body.site,
        acesso_descricao: body.acessoDescricao,
        valor: body.valor,
        valor_sem_taxas: valorSemTaxas,
        valor_taxa: valorTaxa,
        versao_preco: e('versao_preco', '+', 1),
        busca: textoDeBusca({ nome: body.nome, servico: servico.nome, categoria: servico.categoria }),
      }))
      .where('id', '=', params.id)
      .execute();
    return { statusId: para };
  });
}
