import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { apagarAplicativo } from '../aparelhos/aplicativo.ts';
import { notificarMudanca } from '../bloqueio/notificar-mudanca.ts';
import { exigirConfirmacaoForte } from '../confirmacao/confirmacao-forte.ts';
import { esquecerFatores } from './anotar-fator.ts';
import { apagarCodigos } from './codigos-de-recuperacao.ts';
import { fatoresDaConta, temSegundoFator } from './fatores.ts';

/** Removes the authenticator. Without a second factor left, recovery codes are useless and are removed too. */
export async function deleteAutenticador(ctx: ContextoUsuario): Promise<void> {
  return await emTransacao(ctx.db, async (trx) => {
    const { id: usuarioId } = ctx.usuario;
    if (!(await fatoresDaConta(trx, usuarioId)).aplicativo) recusar('segundoFatorAusente');
    await exigirConfirmacaoForte(trx, ctx, 'segundoFator');
    await apagarAplicativo(trx, usuarioId);
    if (!(await temSegundoFator(trx, usuarioId))) {
      await apagarCodigos(trx, usuarioId);
      await esquecerFatores(trx, ctx);
    }
    await notificarMudanca(trx, ctx, { acao: 'seguranca.aplicativoRemovido', alvo: `usuario:${usuarioId}` });
  });
}
