import type { Recebida } from '@rateia/contracts/chamada';
import type { seguranca } from '@rateia/contracts/seguranca';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { notificarMudanca } from '../bloqueio/notificar-mudanca.ts';
import { exigirConfirmacaoForte } from '../confirmacao/confirmacao-forte.ts';
import { esquecerFatores } from './anotar-fator.ts';
import { listarChaves } from './chaves-de-acesso.ts';
import { apagarCodigos } from './codigos-de-recuperacao.ts';
import { temSegundoFator } from './fatores.ts';

/** A key of somebody else is as unknown as one that never was. */
export async function deleteChave(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof seguranca.deleteChave>,
): Promise<void> {
  return await emTransacao(ctx.db, async (trx) => {
    const { id: usuarioId } = ctx.usuario;
    if (!(await listarChaves(trx, usuarioId)).some((chave) => chave.id === id)) recusar('naoEncontrado');
    await exigirConfirmacaoForte(trx, ctx, 'segundoFator');
    await trx.deleteFrom('chaves_de_acesso').where('id', '=', id).where('usuario_id', '=', usuarioId).execute();
    if (!(await temSegundoFator(trx, usuarioId))) {
      await apagarCodigos(trx, usuarioId);
      await esquecerFatores(trx, ctx);
    }
    await notificarMudanca(trx, ctx, { acao: 'seguranca.chaveRemovida', alvo: `chave:${id}` });
  });
}
