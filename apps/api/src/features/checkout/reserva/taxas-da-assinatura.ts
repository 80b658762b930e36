import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import { comDescontos } from '@rateia/domain/grupos/composicao-com-descontos';
import { custoPeloMeio } from '@rateia/domain/pagamentos/meio';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { faturaInicialDe } from '../../carteira/index.ts';
import { exigirMeio } from '../../pagamentos/index.ts';
import { acharFatura } from '../../pedido/index.ts';
import { descontosRetidos } from '../cupons/descontos-retidos.ts';
import { apresentarComposicao, composicaoDaReserva } from '../presenter.ts';
import { minhaReserva } from './minha-reserva.ts';

type Contrato = typeof checkout.taxasDaAssinatura;

/** Price of a hold with a method (spec B§7). */
export async function taxasDaAssinatura(
  ctx: ContextoUsuario,
  { body: pedido }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { db, deps, agora, usuario } = ctx;
  const { reserva } = await minhaReserva(db, { id: pedido.idPreCheckout, usuarioId: usuario.id, agora });
  const fatura = await faturaInicialDe(db, reserva.id);
  if (fatura === undefined) return recusar('naoEncontrado');
  const custo = custoPeloMeio((await exigirMeio(deps, pedido.meioPagamento)).regra, await deps.regras());
  const retida = await acharFatura(db, fatura.id);
  if (retida === undefined) return recusar('naoEncontrado');
  const { descontos } = await descontosRetidos(db, deps, retida);
  const preco = composicaoDaReserva({ reserva, exigeCaucao: fatura.exigeCaucao }, custo);
  return apresentarComposicao(comDescontos(preco, descontos, custo));
}
