import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { pagamentos } from '@rateia/contracts/pagamentos';
import { ID_ESTADO_CARTAO } from '@rateia/domain/pagamentos/cartao/cadastrado';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { meuCartao } from './cartoes-do-usuario.ts';
import { tornarPrincipal } from './escolher-cartao.ts';

type Contrato = typeof pagamentos.updateCartaoRecorrente;

/** The holder's word on the months: this card pays them where the balance does not, or no card does (REGRAS 2.4, 2.8). */
export async function updateCartaoRecorrente(
  ctx: ContextoUsuario,
  { params: { id }, body: { ligado } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { estado, vencido } = await meuCartao(ctx, id);
  if (estado !== ID_ESTADO_CARTAO.ativo || vencido) return recusar('cartaoSemVerificacao');
  await emTransacao(ctx.db, async (trx) => {
    if (ligado) await deixarPagar(trx, { id, usuarioId: ctx.usuario.id });
    else await trx.updateTable('cartoes').set({ paga_sozinho: false }).where('id', '=', id).execute();
  });
  return await meuCartao(ctx, id);
}

/** The card of the following months: the default one, which pays by itself. */
export async function deixarPagar(trx: Trx, c: { readonly id: number; readonly usuarioId: number }): Promise<void> {
  await tornarPrincipal(trx, c);
  await trx.updateTable('cartoes').set({ paga_sozinho: true }).where('id', '=', c.id).execute();
}
