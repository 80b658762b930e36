import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import { normalizarCodigo } from '@rateia/domain/grupos/cupom';
import { retencaoDoCheckout } from '@rateia/domain/grupos/vagas';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { exigirTermos } from '../../../http/exigir-termos.ts';
import { apresentarPreCheckout } from '../presenter.ts';
import { conferirEntrada } from '../restricoes/conferir-entrada.ts';
import { exigirPaisDaResidencia } from '../restricoes/exigir-pais-da-residencia.ts';
import { exigirRelacionamento } from '../restricoes/exigir-relacionamento.ts';
import { reservar } from './reservar.ts';

type Contrato = typeof checkout.preCheckout;

/** Holds seats for 15 minutes and shows the price; a new one replaces the person's own (spec B§7; REGRAS 2.2). */
export async function preCheckout(
  ctx: ContextoUsuario,
  { body: pedido }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { deps, agora } = ctx;
  const usuarioId = ctx.usuario.id;
  const entrada = await conferirEntrada(ctx.db, deps, {
    grupoId: pedido.idGrupo,
    usuarioId,
    vagas: pedido.vagas,
    fila: pedido.fila ?? false,
  });
  exigirTermos(ctx.usuario);
  const { grupo, fila } = entrada;
  const retencao = retencaoDoCheckout(agora, await deps.regras());
  const { vagas } = pedido;
  const relacionamento = exigirRelacionamento(entrada, pedido.relacionamento ?? null);
  const pais = exigirPaisDaResidencia(entrada, pedido.paisDaResidencia ?? null);
  const cupom = pedido.cupom === undefined ? undefined : normalizarCodigo(pedido.cupom);
  const { id, ate, descontos } = await reservar(ctx, { entrada, vagas, relacionamento, pais, ate: retencao, cupom });
  const { valorSemTaxas, valorTaxa, exigeCaucao } = grupo;
  const entraEm = fila ? grupo.proximaEntrada : null;
  const reserva = { id, vagas, valorSemTaxas, valorTaxa, entraEm };
  return apresentarPreCheckout({
    reserva,
    grupo,
    exigeCaucao,
    saldo: grupo.saldo,
    ate,
    descontos,
    cupom: cupom ?? null,
  });
}
