import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { aprovaDevolucao } from '@rateia/domain/backoffice/alcada';
import { centavos } from '@rateia/domain/dinheiro';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { travarReclamacao } from '../repository.ts';
import { assinarDecisao } from './assinar-decisao.ts';
import { executarDecisao, valorDa } from './decidir-reclamacao.ts';
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
    await assinarDecisao(trx, ctx, { decisao, reclamacaoId: id, como: 'aprovada' });
    await executarDecisao(trx, ctx, { reclamacao, decisao });
    return { valor: total };
  });
}
