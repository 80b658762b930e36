import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import { normalizarCodigo } from '@rateia/domain/grupos/cupom';
import { retencaoDoCheckout } from '@rateia/domain/grupos/vagas';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { apresentarPreCheckout } from '../presenter.ts';
import { minhaReserva } from '../reserva/minha-reserva.ts';
import { reservar } from '../reserva/reservar.ts';
import { conferirEntrada } from '../restricoes/conferir-entrada.ts';
import { exigirPaisDaResidencia } from '../restricoes/exigir-pais-da-residencia.ts';
import { exigirRelacionamento } from '../restricoes/exigir-relacionamento.ts';

type Contrato = typeof checkout.cupomDaAssinatura;

/**
 * Applies a coupon to held seats, or takes it off. An order does not change: another one of the same seats, which holds
 * the coupon too, takes its place until the same moment (spec B§7; REGRAS 2.29).
 */
export async function cupomDaAssinatura(
  ctx: ContextoUsuario,
  { body: pedido }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { db, deps, agora, usuario } = ctx;
  const { reserva } = await minhaReserva(db, { id: pedido.idPreCheckout, usuarioId: usuario.id, agora });
  const { grupoId, vagas, entraEm } = reserva;
  const entrada = await conferirEntrada(db, deps, {
    grupoId,
    usuarioId: usuario.id,
    vagas,
    fila: entraEm !== null,
  });
  const relacionamento = exigirRelacionamento(entrada, reserva.relacionamento);
  const pais = exigirPaisDaResidencia(entrada, reserva.pais);
  const cupom = pedido.cupom === null ? undefined : normalizarCodigo(pedido.cupom);
  const retencao = retencaoDoCheckout(agora, await deps.regras());
  const { id, ate, descontos } = await reservar(ctx, { entrada, vagas, relacionamento, pais, ate: retencao, cupom });
  const { grupo } = entrada;
  const { valorSemTaxas, valorTaxa, exigeCaucao, saldo } = grupo;
  const nova = { id, vagas, valorSemTaxas, valorTaxa, entraEm };
  return apresentarPreCheckout({ reserva: nova, grupo, exigeCaucao, saldo, ate, descontos, cupom: cupom ?? null });
}
