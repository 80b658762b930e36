import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import { faturaAberta } from '@rateia/domain/carteira/fatura';
import type { CasoDeReembolso } from '@rateia/domain/carteira/reembolso';
import type { MesPago, ReembolsoDaAssinatura } from '@rateia/domain/carteira/reembolso-da-assinatura';
import { reembolsoDaAssinatura } from '@rateia/domain/carteira/reembolso-da-assinatura';
import type { Dia } from '@rateia/domain/datas';
import { multiplicar, somar, subtrair } from '@rateia/domain/dinheiro';
import type { Regras } from '@rateia/domain/regras';
import { semCustoDoMeio } from '../faturas/custo-da-fatura.ts';
import type { Assinatura, Fatura } from '../repository.ts';

export type PedidoDeSaida = {
  readonly assinatura: Assinatura;
  /** Every invoice of the membership, oldest first. */
  readonly faturas: readonly Fatura[];
  readonly caso: CasoDeReembolso;
  readonly saida: Dia;
  /** The access never reached the member: nothing is owed, everything goes back. */
  readonly nuncaEntregue?: boolean;
  /** A rise was announced that the member does not pay yet: leaving costs no exit fee (REGRAS 2.9, 2.11). */
  readonly aumentoAnunciado: boolean;
};

/** The effect of leaving on the money of a membership: the refund, and the fate of each open invoice. */
export type CalculoDaSaida = {
  readonly calculo: ReembolsoDaAssinatura;
  /** Open invoices that the deposit settles. */
  readonly pelaCaucao: readonly Fatura[];
  /** Open invoices of months that will not be. */
  readonly aCancelar: readonly Fatura[];
  /** Open invoices that stay owed. */
  readonly emAberto: readonly Fatura[];
};

/**
 * Computes the money of a membership that ends on a day, without moving it: the screen shows the same numbers that the
 * ending uses (REGRAS 2.9).
 */
export function calcularSaida(pedido: PedidoDeSaida, regras: Regras): CalculoDaSaida {
  const { assinatura, faturas, caso, saida, nuncaEntregue = false } = pedido;
  const abertas = faturas.filter((f) => faturaAberta(f.status));
  const devidas = nuncaEntregue ? [] : abertas.filter((f) => ehDivida(f, saida));
  const pelaCaucao = cabeNaCaucao(devidas, assinatura);
  const pagas = faturas.filter((f) => f.status === ID_STATUS_FATURA.pago && f.tipo !== 'caucao');
  const meses = [...pagas, ...pelaCaucao].filter((f) => f.ciclo === undefined || f.ciclo.fim >= saida).map(mesPago);
  const fidelidade = fidelidadeDe(pedido);
  const calculo = reembolsoDaAssinatura(
    {
      caso,
      saida,
      caucao: assinatura.caucao,
      dividas: somar(...pelaCaucao.map((f) => semCustoDoMeio(f).total)),
      meses,
      nuncaEntregue,
      ...(fidelidade === undefined ? {} : { fidelidade }),
    },
    regras,
  );
  return {
    calculo,
    pelaCaucao,
    aCancelar: abertas.filter((f) => !devidas.includes(f)),
    emAberto: devidas.filter((f) => !pelaCaucao.includes(f)),
  };
}

/** A month that began is owed; a first payment, a deposit to rebuild and a month to come are not. */
function ehDivida(fatura: Fatura, saida: Dia): boolean {
  return fatura.tipo === 'mensalidade' && fatura.venceEm <= saida;
}

/** The deposit settles whole invoices, the oldest first. */
function cabeNaCaucao(devidas: readonly Fatura[], { caucao }: Assinatura): readonly Fatura[] {
  let resta = caucao;
  return devidas.filter((fatura) => {
    const { total } = semCustoDoMeio(fatura);
    if (total > resta) return false;
    resta = subtrair(resta, total);
    return true;
  });
}

function mesPago(fatura: Fatura): MesPago {
  return {
    faturaId: fatura.id,
    valorSemTaxas: fatura.valores.plano,
    valorTaxa: fatura.valores.taxa,
    ...(fatura.ciclo === undefined ? {} : { ciclo: fatura.ciclo }),
  };
}

function fidelidadeDe({ assinatura, faturas, saida, aumentoAnunciado: isenta }: PedidoDeSaida) {
  const { fidelidadeMeses } = assinatura.grupo;
  if (fidelidadeMeses === null) return undefined;
  // The months themselves are counted: a month whose invoice was cancelled and issued again is one month.
  const usados = new Set(faturas.flatMap((f) => (comecou(f, saida) ? [f.ciclo?.inicio] : []))).size;
  return {
    mesesRestantes: Math.max(0, fidelidadeMeses - usados),
    mensalSemTaxas: multiplicar(assinatura.valorSemTaxas, assinatura.vagas),
    isenta,
  };
}

function comecou({ tipo, ciclo }: Fatura, saida: Dia): boolean {
  return tipo !== 'caucao' && ciclo !== undefined && ciclo.inicio <= saida;
}
