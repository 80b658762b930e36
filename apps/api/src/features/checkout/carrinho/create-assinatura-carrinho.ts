import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { exigirTermos } from '../../../http/exigir-termos.ts';
import { exigirMeio } from '../../pagamentos/index.ts';
import { assinarRetida } from '../compra/assinar-retida.ts';
import { minhaFatura } from './minha-fatura.ts';

type Contrato = typeof checkout.createAssinaturaCarrinho;

/** Subscribes to every group of a held cart with one payment (spec B§7). */
export async function createAssinaturaCarrinho(
  ctx: ContextoUsuario,
  { body: pedido }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { agora, usuario, deps } = ctx;
  exigirTermos(usuario);
  const { fatura } = await minhaFatura(ctx.db, { id: pedido.idPreCheckout, usuarioId: usuario.id, agora });
  const meio = await exigirMeio(deps, pedido.meioPagamento);
  const { valorTotal, rastroDaCompra: campanhaId } = pedido;
  return await emTransacao(
    ctx.db,
    async (trx) => await assinarRetida(trx, ctx, { fatura, meio, valorTotal, campanhaId, terminou: {} }),
  );
}
