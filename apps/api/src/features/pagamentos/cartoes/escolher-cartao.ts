import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { pagamentos } from '@rateia/contracts/pagamentos';
import { ID_ESTADO_CARTAO } from '@rateia/domain/pagamentos/cartao/cadastrado';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { meuCartao } from './cartoes-do-usuario.ts';

type Contrato = typeof pagamentos.escolherCartao;

/** Makes a verified card the default one (REGRAS 2.14). */
export async function escolherCartao(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { estado, vencido } = await meuCartao(ctx, id);
  if (estado !== ID_ESTADO_CARTAO.ativo || vencido) return recusar('cartaoSemVerificacao');
  await emTransacao(ctx.db, async (trx) => {
    await tornarPrincipal(trx, { id, usuarioId: ctx.usuario.id });
  });
  return await meuCartao(ctx, id);
}

/** One card of a person is the default one. */
export async function tornarPrincipal(
  trx: Trx,
  { id, usuarioId }: { readonly id: number; readonly usuarioId: number },
): Promise<void> {
  await trx
    .updateTable('cartoes')
    .set({ principal: false })
    .where('usuario_id', '=', usuarioId)
    .where('principal', '=', true)
    .execute();
  await trx.updateTable('cartoes').set({ principal: true }).where('id', '=', id).execute();
}
