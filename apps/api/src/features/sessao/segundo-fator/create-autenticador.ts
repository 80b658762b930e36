import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { novoAplicativo } from '../aparelhos/aplicativo.ts';
import { exigirConfirmacaoForte } from '../confirmacao/confirmacao-forte.ts';
import { getDonoDaConta } from '../repository.ts';
import { fatoresDaConta } from './fatores.ts';

/** Shows the secret for an app, once; it guards nothing until its first code is given (spec A§6 Two-factor). */
export async function createAutenticador(ctx: ContextoUsuario) {
  return await emTransacao(ctx.db, async (trx) => {
    const { deps, usuario, agora } = ctx;
    if ((await fatoresDaConta(trx, usuario.id)).aplicativo) recusar('segundoFatorExistente');
    await exigirConfirmacaoForte(trx, ctx, 'segundoFator');
    const { email } = await getDonoDaConta(trx, usuario.id);
    return await novoAplicativo(trx, deps.cifra, { usuarioId: usuario.id, email, agora });
  });
}
