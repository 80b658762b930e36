import type { carteira } from '@rateia/contracts/carteira';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { faturaAberta } from '@rateia/domain/carteira/fatura';
import type { Centavos } from '@rateia/domain/dinheiro';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { FaturaComItens } from '../../../http/itens.ts';
import { saldoDisponivel } from '../../livro/index.ts';
import type { MeioDePagamento } from '../../pagamentos/index.ts';
import { cobraPorProvedor, criarPagamento } from '../../pagamentos/index.ts';
import { acharFatura, definirMeioDaFatura, liquidarFatura, precoPorMeio, travarFatura } from '../../pedido/index.ts';
import { exigirMeioPara } from '../meio-ligado.ts';
import { acharFaturaDoUsuario } from './faturas-repository.ts';

type Contrato = typeof carteira.pagarFatura;

/**
 * Pays an open invoice: wallet credit settles it at once, Pix opens a charge. The price that the person saw must be the
 * price now. A first payment is made in the checkout instead, where its seats are held (spec B§3 Invoice payment).
 */
export async function pagarFatura(
  ctx: ContextoUsuario,
  { params, body }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { deps, usuario } = ctx;
  const regras = await deps.regras();
  return await emTransacao(ctx.db, async (trx) => {
    const minha = await acharFaturaDoUsuario({ db: trx, deps }, { faturaId: params.id, usuarioId: usuario.id });
    const lida = minha === undefined ? undefined : await acharFatura(trx, minha.id);
    if (lida === undefined) return recusar('naoEncontrado');
    if (lida.retidaAte !== null) return recusar('faturaNaoPagavel');
    const fatura = await travarFatura(trx, deps, lida);
    if (!faturaAberta(fatura.status)) return recusar('faturaNaoPagavel');
    const { subtotal } = fatura;
    const saldo = await saldoDisponivel(trx, usuario.id);
    const meio = await exigirMeioPara(deps, body.meioPagamento, { valor: subtotal, saldo, recarga: false });
    const { custoMeio, total: valor } = precoPorMeio(subtotal, meio.regra, regras);
    if (valor !== body.valorTotal) recusar('precoMudou', { dados: { valorTotal: valor } });
    if (custoMeio !== fatura.custoMeio) {
      await definirMeioDaFatura(trx, { faturaId: fatura.id, meioPagamento: body.meioPagamento, custoMeio });
    }
    return await pagarCom(meio, trx, ctx, { fatura, valor, meioPagamento: body.meioPagamento });
  });
}

async function pagarCom(
  meio: MeioDePagamento,
  trx: Trx,
  { deps, agora, usuario }: ContextoUsuario,
  passo: { readonly fatura: FaturaComItens; readonly valor: Centavos; readonly meioPagamento: number },
): Promise<Resposta<Contrato>> {
  const { fatura, valor, meioPagamento } = passo;
  const { id: faturaId } = fatura;
  const usuarioId = usuario.id;
  if (cobraPorProvedor(meio)) {
    const pedido = { documento: { faturaId }, usuarioId, meioPagamento, valor, agora };
    const { idPublico } = await criarPagamento(trx, deps, pedido);
    return { estado: 'aguardandoPagamento', idPagamento: idPublico };
  }
  const origem = { saldo: valor };
  const r = await liquidarFatura(trx, deps, {
    faturaId,
    meio: meioPagamento,
    origem,
    agora,
    quem: 'usuario',
    usuarioId,
  });
  return r === 'paga' ? { estado: 'paga', idPagamento: null } : recusar('faturaNaoPagavel');
}
