import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { travarReclamacao } from '../repository.ts';
import { assinarDecisao } from './assinar-decisao.ts';
import { decisaoAberta } from './decisoes-repository.ts';
import { exigirEmMediacao } from './exigir-caso.ts';

/** The second person does not sign: the case waits for another decision, and nothing moved (REGRAS 2.7, 2.15). */
export async function recusarDecisao(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof backoffice.recusarDecisao>,
): Promise<void> {
  await emTransacao(ctx.db, async (trx) => {
    exigirEmMediacao(ctx, await travarReclamacao(trx, id));
    const decisao = (await decisaoAberta(trx, ctx.deps.cifra, id)) ?? recusar('naoEncontrado');
    await assinarDecisao(trx, ctx, { decisao, reclamacaoId: id, como: 'recusada' });
  });
}
