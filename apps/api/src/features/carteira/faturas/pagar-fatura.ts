import type { carteira } from '@rateia/contracts/carteira';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { Centavos } from '@rateia/domain/dinheiro';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { saldoDisponivel } from '../../livro/index.ts';
import type { MeioDePagamento } from '../../pagamentos/index.ts';
import { cobraPorProvedor, criarPagamento } from '../../pagamentos/index.ts';
import { definirMeioDaFatura, liquidarFatura, precoPorMeio } from '../../pedido/index.ts';
import { exigirMeioPara } from '../meio-ligado.ts';
import type { Fatura } from '../repository.ts';
import { travarAberta } from './cobrar-fatura.ts';
import { acharFaturaDoUsuario } from './faturas-repository.ts';

type Contrato = typeof carteira.pagarFatura;

/**
 * Pays an open invoice: wallet credit settles it at once, Pix opens a charge. The price that the person saw must be the
 * price now. A first payment is made in the checkout instead, where its seats are held (spec B§3 Invoice payment).
 */
export const pagarFatura = async (
  ctx: ContextoUsuario,
  { params, body }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> => {
  const { deps, usuario } = ctx;
  const regras = await deps.regras();
  return await emTransacao(ctx.db, async (trx) => {
    const minha = await acharFaturaDoUsuario(trx, { faturaId: params.id, usuarioId: usuario.id });
    if (minha === undefined) return recusar('naoEncontrado');
    const aberta = minha.tipo === 'primeira' ? undefined : await travarAberta(trx, params.id);
    if (aberta === undefined) return recusar('faturaNaoPagavel');
    const { fatura } = aberta;
    const { subtotal } = fatura;
    const saldo = await saldoDisponivel(trx, usuario.id);
    const meio = await exigirMeioPara(deps, body.meioPagamento, { valor: subtotal, saldo, recarga: false });
    const { custoMeio, total: valor } = precoPorMeio(subtotal, meio.regra, regras);
    if (valor !== body.valorTotal) recusar('precoMudou', { dados: { valorTotal: valor } });
    if (custoMeio !== fatura.valores.custoMeio) {
      await definirMeioDaFatura(trx, { faturaId: fatura.id, meioPagamento: body.meioPagamento, custoMeio });
    }
    return await pagarCom(meio, trx, ctx, { fatura, valor, meioPagamento: body.meioPagamento });
  });
};

const pagarCom = async (
  meio: MeioDePagamento,
  trx: Trx,
  { deps, agora, usuario }: ContextoUsuario,
  passo: { readonly fatura: Fatura; readonly valor: Centavos; readonly meioPagamento: number },
): Promise<Resposta<Contrato>> => {
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
};
