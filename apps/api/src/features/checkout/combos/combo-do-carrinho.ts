import type { Recebida } from '@rateia/contracts/chamada';
import type { comboDeGrupos as contrato } from '@rateia/contracts/combo-de-grupos';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { exigirCombo, guardarComboDoCarrinho } from '../../pedido/index.ts';
import { adicionarAoCarrinho } from '../carrinho/adicionar-ao-carrinho.ts';
import type { Carrinho } from '../carrinho/julgar.ts';
import { carrinhoDe } from '../carrinho/julgar.ts';
import { lerCarrinho } from '../carrinho/repository.ts';
import { guardarCupomDoCarrinho } from '../cupons/repository.ts';

/** Puts every group of a combo that is not there yet into the cart, and applies its coupon (spec B§4 Cart rules). */
export async function comboDoCarrinho(
  ctx: ContextoUsuario,
  { body: { comboId } }: Recebida<typeof contrato.comboDoCarrinho>,
): Promise<Carrinho> {
  const { agora, deps, usuario } = ctx;
  const usuarioId = usuario.id;
  return await emTransacao(ctx.db, async (trx) => {
    const { itens, cupomId } = await exigirCombo(trx, { id: comboId, tipo: 'grupos', agora });
    const ali = (await lerCarrinho(trx, usuarioId)).map(({ grupoId }) => grupoId);
    for (const { id: idGrupo, quantidade: vagas } of itens)
      if (!ali.includes(idGrupo)) await adicionarAoCarrinho({ ...ctx, db: trx }, { body: { idGrupo, vagas } });
    await guardarComboDoCarrinho(trx, { usuarioId, comboId, agora });
    if (cupomId !== null) await guardarCupomDoCarrinho(trx, { usuarioId, cupomId, agora });
    return await carrinhoDe(trx, deps, usuarioId);
  });
}
