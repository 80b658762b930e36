import type { Centavos } from '@rateia/domain/dinheiro';
import { ZERO } from '@rateia/domain/dinheiro';
import { retencaoDoCheckout } from '@rateia/domain/grupos/vagas';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import type { Trx } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { escreverPedido, liquidarFatura } from '../../pedido/index.ts';
import { pedirDescontos } from '../cupons/pedir-descontos.ts';
import { reducaoNaEntrada } from '../cupons/taxa-reduzida.ts';
import { pedirReserva } from '../reserva/reservar.ts';
import type { Entrada } from '../restricoes/conferir-entrada.ts';

/**
 * Seats held and paid by the wallet in one act, by the order that every purchase is; the caller has locked the group and
 * knows that the wallet bears it (REGRAS 2.2).
 */
export async function comprarJa(
  trx: Trx,
  ctx: ContextoUsuario,
  p: { readonly entrada: Entrada; readonly vagas: number; readonly valor: Centavos },
): Promise<{ readonly idAssinatura: number; readonly idFatura: number }> {
  const { deps, agora, usuario } = ctx;
  const { grupo } = p.entrada;
  const usuarioId = usuario.id;
  const regras = await deps.regras();
  const ate = retencaoDoCheckout(agora, regras);
  const { entrada, vagas } = p;
  // The country is the one that he said for the seat that he had: the caller compared the two.
  const pedido = await pedirReserva(trx, ctx, { entrada, vagas, relacionamento: null, pais: grupo.pais, ate });
  const doPlus = reducaoNaEntrada(grupo, { vagas: p.vagas, regras, agora });
  const comCredito = grupo.promocional > ZERO;
  const pedidos = [{ grupoId: grupo.id, pedido, doPlus }];
  const { itens: descontos } = await pedirDescontos(trx, { usuarioId, pedidos, comCredito, agora });
  const escrito = await escreverPedido(trx, { usuarioId, itens: [pedido, ...descontos], ate: pedido.ate, agora });
  if (!(await escrito.ocupar())) return recusar('semVagas');
  const idAssinatura = escrito.itens[0]?.coisa;
  if (idAssinatura === undefined || idAssinatura === null)
    throw new Error(`a seat of group ${grupo.id} without a membership`);
  const feita = await liquidarFatura(trx, deps, {
    faturaId: escrito.id,
    meio: MEIO_PAGAMENTO.credito.id,
    origem: { saldo: p.valor },
    agora,
    quem: 'usuario',
    usuarioId,
  });
  if (feita !== 'paga') throw new Error(`invoice ${escrito.id} of a purchase at once is ${feita}`);
  return { idAssinatura, idFatura: escrito.id };
}
