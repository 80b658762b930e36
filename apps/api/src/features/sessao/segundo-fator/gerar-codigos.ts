import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { notificarMudanca } from '../bloqueio/notificar-mudanca.ts';
import { exigirConfirmacaoForte } from '../confirmacao/confirmacao-forte.ts';
import { novosCodigos } from './codigos-de-recuperacao.ts';
import { temSegundoFator } from './fatores.ts';

/** Ten new recovery codes; those from before are void. */
export async function gerarCodigos(ctx: ContextoUsuario): Promise<{ readonly codigosRecuperacao: string[] }> {
  return await emTransacao(ctx.db, async (trx) => {
    const { deps, usuario, agora } = ctx;
    const { id: usuarioId } = usuario;
    if (!(await temSegundoFator(trx, usuarioId))) recusar('segundoFatorAusente');
    await exigirConfirmacaoForte(trx, ctx, 'segundoFator');
    await notificarMudanca(trx, ctx, { acao: 'seguranca.codigosRefeitos', alvo: `usuario:${usuarioId}` });
    return { codigosRecuperacao: await novosCodigos(trx, deps.cifra, { usuarioId, agora }) };
  });
}
