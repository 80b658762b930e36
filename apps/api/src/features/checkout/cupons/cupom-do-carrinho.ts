import type { Recebida } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { Carrinho } from '../carrinho/julgar.ts';
import { carrinhoDe } from '../carrinho/julgar.ts';
import { recusarCupom } from './pedir-descontos.ts';
import { acharCupom, ehPrimeiraCompra, guardarCupomDoCarrinho } from './repository.ts';

/** Applies a coupon to the cart, or takes it off; one that does not hold for it is refused (spec B§4, B§7; REGRAS 2.29). */
export async function cupomDoCarrinho(
  ctx: ContextoUsuario,
  { body: { cupom: codigo } }: Recebida<typeof checkout.cupomDoCarrinho>,
): Promise<Carrinho> {
  const { deps, agora, usuario } = ctx;
  const usuarioId = usuario.id;
  return await emTransacao(ctx.db, async (trx) => {
    const cupom = codigo === null ? undefined : await acharCupom(trx, { codigo });
    if (codigo !== null && cupom === undefined) recusarCupom(await ehPrimeiraCompra(trx, usuarioId));
    await guardarCupomDoCarrinho(trx, { usuarioId, cupomId: cupom?.id ?? null, agora });
    const carrinho = await carrinhoDe(trx, deps, usuarioId);
    if (carrinho.cupom?.vale === false) recusarCupom(await ehPrimeiraCompra(trx, usuarioId));
    return carrinho;
  });
}
