import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { aprovaDevolucao } from '@rateia/domain/backoffice/alcada';
import { centavos } from '@rateia/domain/dinheiro';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { travarReclamacao } from '../repository.ts';
import { executarDecisao, valorDa } from './decidir-reclamacao.ts';
import type { DecisaoAberta } from './decisoes-repository.ts';
import { decisaoAberta } from './decisoes-repository.ts';
import { exigirEmMediacao } from './exigir-caso.ts';

/** The second person signs, and the decision is carried out at once (REGRAS 2.7, 2.15). */
export async function aprovarDecisao(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof backoffice.aprovarDecisao>,
): Promise<Resposta<typeof backoffice.aprovarDecisao>> {
  return await emTransacao(ctx.db, async (trx) => {
    const { deps, usuario } = ctx;
    const reclamacao = exigirEmMediacao(ctx, await travarReclamacao(trx, id));
    const decisao = (await decisaoAberta(trx, deps.cifra, id)) ?? recusar('naoEncontrado');
    const pode = aprovaDevolucao(
      {
        valor: centavos(decisao.valor),
        papeis: usuario.papeis,
        papeisDeQuemPropos: decisao.papeis,
        propria: decisao.propostaPor === usuario.id,
      },
      await deps.regras(),
    );
    if (!pode) return recusar('semPermissao');
    const total = await valorDa(trx, ctx, { reclamacao, decisao });
    if (total !== decisao.valor) return recusar('precoMudou', { dados: { total } });
    await assinar(trx, ctx, { decisao, reclamacaoId: id, como: 'aprovada' });
    await executarDecisao(trx, ctx, { reclamacao, decisao });
    return { valor: total };
  });
}

/** The second person does not sign: the case waits for another decision, and nothing moved (REGRAS 2.7, 2.15). */
export async function recusarDecisao(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof backoffice.recusarDecisao>,
): Promise<void> {
  await emTransacao(ctx.db, async (trx) => {
    exigirEmMediacao(ctx, await travarReclamacao(trx, id));
    const decisao = (await decisaoAberta(trx, ctx.deps.cifra, id)) ?? recusar('naoEncontrado');
    await assinar(trx, ctx, { decisao, reclamacaoId: id, como: 'recusada' });
  });
}

async function assinar(
  trx: Trx,
  { usuario, agora, ip }: ContextoUsuario,
  a: { readonly decisao: DecisaoAberta; readonly reclamacaoId: number; readonly como: 'aprovada' | 'recusada' },
): Promise<void> {
  await trx
    .updateTable('reclamacao_decisoes')
    .set({ decisao: a.como, decidida_por: usuario.id, decidida_em: agora })
    .where('id', '=', a.decisao.id)
    .execute();
  await registrarAuditoria(trx, {
    usuarioId: usuario.id,
    acao: a.como === 'aprovada' ? 'reclamacao.aprovar' : 'reclamacao.recusar',
    alvo: `reclamacao:${a.reclamacaoId}`,
    dados: { valor: a.decisao.valor },
    ip,
    em: agora,
  });
}
