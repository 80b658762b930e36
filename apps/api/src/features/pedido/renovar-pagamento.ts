import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import { faturaAberta } from '@rateia/domain/carteira/fatura';
import type { Trx } from '../../db/banco.ts';
import { emTransacao } from '../../db/banco.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import type { FaturaComItens, PedidoDeItem } from '../../http/itens.ts';
import type { Pagamento } from '../pagamentos/index.ts';
import { exigirMeio, fimDaRetencao } from '../pagamentos/index.ts';
import { cancelarFatura } from './cancelar.ts';
import { partesDosDescontos } from './descontos.ts';
import { esperarPagamento } from './esperar-pagamento.ts';
import { acharFatura, moduloDe, travarFatura } from './fatura.ts';
import { definirMeioDaFatura, precoPorMeio } from './meio.ts';
import { reter } from './reter.ts';

/**
 * A new payment in place of one that ended: of the same invoice while it stands; of a new one with the same items, all of
 * them or none, where its hold is over (DESIGN Pix panel; REGRAS 2.2).
 */
export async function renovarPagamento(ctx: ContextoUsuario, pagamento: Pagamento): Promise<string> {
  return await emTransacao(ctx.db, async (trx) => {
    const { deps, agora } = ctx;
    const { meioPagamento } = pagamento;
    const lida = pagamento.faturaId === null ? undefined : await acharFatura(trx, pagamento.faturaId);
    if (lida === undefined) return recusar('faturaNaoPagavel');
    const fatura = await dePe(trx, ctx, { pagamento, fatura: await travarFatura(trx, deps, lida) });
    const { regra } = await exigirMeio(deps, meioPagamento);
    const { total: valor, custoMeio } = precoPorMeio(fatura.subtotal, regra, await deps.regras());
    if (valor !== pagamento.valor) recusar('precoMudou', { dados: { valorTotal: valor } });
    await definirMeioDaFatura(trx, { faturaId: fatura.id, meioPagamento, custoMeio });
    return await esperarPagamento(trx, deps, { fatura, meioPagamento, valor, agora });
  });
}

/** The invoice if it still stands, else a new one on the same terms, if its items are still there. */
async function dePe(
  trx: Trx,
  ctx: ContextoUsuario,
  { pagamento, fatura }: { readonly pagamento: Pagamento; readonly fatura: FaturaComItens },
): Promise<FaturaComItens> {
  const { deps, agora, usuario } = ctx;
  const aberta = faturaAberta(fatura.status);
  const vale = fatura.retidaAte === null || fatura.retidaAte > agora;
  if (aberta && vale) return fatura;
  if (!aberta && fatura.status !== ID_STATUS_FATURA.cancelado) return recusar('faturaNaoPagavel');
  if (aberta) await cancelarFatura(trx, deps, { faturaId: fatura.id, agora, motivo: 'checkout.expirou' });
  const ate = await fimDaRetencao(deps, { meioPagamento: pagamento.meioPagamento, agora });
  const itens: PedidoDeItem[] = [];
  const partesDe = await partesDosDescontos(trx, fatura.itens);
  for (const item of fatura.itens) {
    itens.push(await moduloDe(deps, item).refazer(trx, ctx, { item, ate, desconta: partesDe(item) }));
  }
  const id = await reter(trx, { usuarioId: usuario.id, itens, ate, agora });
  const nova = id === undefined ? undefined : await acharFatura(trx, id);
  return nova ?? recusar('vagaOcupada');
}
