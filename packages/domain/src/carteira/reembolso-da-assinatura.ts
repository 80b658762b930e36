import type { Dia } from '../datas.ts';
import { somarDias } from '../datas.ts';
import type { Centavos } from '../dinheiro.ts';
import { ratear, somar, ZERO } from '../dinheiro.ts';
import type { LinhaDeValor } from '../linha-de-valor.ts';
import type { Regras } from '../regras.ts';
import type { Ciclo } from './ciclo.ts';
import { diasDoCiclo } from './ciclo.ts';
import type { CalculoDeReembolso, PedidoDeReembolso } from './reembolso.ts';
import { calcularReembolso, diasUsados } from './reembolso.ts';

/** A month that was paid and is not over; without a cycle while it has not begun (the group still forms). */
export type MesPago = {
  readonly faturaId: number;
  readonly valorSemTaxas: Centavos;
  readonly valorTaxa: Centavos;
  readonly ciclo?: Ciclo;
  /** Parts of it that went back before, for days that were complained of (REGRAS 2.7). */
  readonly devolvido?: { readonly parte: Centavos; readonly taxa: Centavos };
};

export type PedidoDaAssinatura = Pick<
  PedidoDeReembolso,
  'caso' | 'caucao' | 'dividas' | 'nuncaEntregue' | 'reterTaxa' | 'fidelidade'
> & {
  readonly saida: Dia;
  readonly meses: readonly MesPago[];
};

/** The refund of a membership, with the part of each invoice; `meses` sum to `parte` and `taxa`. */
export type ReembolsoDaAssinatura = CalculoDeReembolso & {
  readonly meses: readonly { readonly faturaId: number; readonly parte: Centavos; readonly taxa: Centavos }[];
};

const SEM_CICLO = { diasUsados: 0, dias: 30 } as const;

/**
 * The refund of a membership on a day: the running month by its case of the table, and every paid month that has not
 * begun in full, because none of it was used (REGRAS 2.9).
 */
export function reembolsoDaAssinatura(pedido: PedidoDaAssinatura, regras: Regras): ReembolsoDaAssinatura {
  const { saida, meses, ...resto } = pedido;
  const corrente = meses.find((mes) => mes.ciclo !== undefined && mes.ciclo.inicio <= saida && saida <= mes.ciclo.fim);
  const futuros = meses.filter((mes) => mes.ciclo === undefined || mes.ciclo.inicio > saida);

  const calculo = calcularReembolso(
    {
      ...resto,
      valorSemTaxas: corrente?.valorSemTaxas ?? ZERO,
      valorTaxa: corrente?.valorTaxa ?? ZERO,
      ciclo: corrente?.ciclo === undefined ? SEM_CICLO : usoDoCiclo(corrente.ciclo, saida),
      ...(corrente?.devolvido === undefined ? {} : { devolvido: corrente.devolvido }),
    },
    regras,
  );
  const parteFutura = somar(...futuros.map((mes) => mes.valorSemTaxas));
  const taxaFutura = somar(...futuros.map((mes) => mes.valorTaxa));
  const linhasFuturas: readonly LinhaDeValor[] = [
    { chave: 'parteNaoIniciada', rotulo: 'Sua parte do mês que não começou', valor: parteFutura },
    { chave: 'taxaNaoIniciada', rotulo: 'Taxa do mês que não começou', valor: taxaFutura },
  ];
  return {
    ...calculo,
    parte: somar(calculo.parte, parteFutura),
    taxa: somar(calculo.taxa, taxaFutura),
    total: somar(calculo.total, parteFutura, taxaFutura),
    linhas: [...calculo.linhas, ...linhasFuturas.filter((linha) => linha.valor !== 0)],
    meses: [
      ...(corrente === undefined ? [] : [{ faturaId: corrente.faturaId, parte: calculo.parte, taxa: calculo.taxa }]),
      ...futuros.map((mes) => ({ faturaId: mes.faturaId, parte: mes.valorSemTaxas, taxa: mes.valorTaxa })),
    ].filter((mes) => mes.parte + mes.taxa > 0),
  };
}

/**
 * The amount that each seat of a leaver gives back if another member pays for the seat before the cycle ends: the days
 * that he did not use, without the fee. The seats sum to the whole (REGRAS 2.9).
 */
export function diasDasVagas(
  pedido: { readonly mes: MesPago & { readonly ciclo: Ciclo }; readonly vagas: number; readonly saida: Dia },
  regras: Regras,
): readonly Centavos[] {
  const { mes, vagas, saida } = pedido;
  const { valorSemTaxas, valorTaxa } = mes;
  const ciclo = usoDoCiclo(mes.ciclo, saida);
  const mesInteiro = { caso: 'agora', vagaReocupada: true, caucao: ZERO, valorSemTaxas, valorTaxa, ciclo } as const;
  return ratear(calcularReembolso(mesInteiro, regras).total, vagas);
}

/**
 * The last day on which a refilled seat gives the exit fee back; from the next one on it is the administrator's for good
 * (REGRAS 2.9).
 */
export function ultimoDiaDaMulta(saida: Dia, { reembolso }: Regras): Dia {
  return somarDias(saida, reembolso.diasParaReocuparFidelidade - 1);
}

/** The refund of some seats that were taken again: a part of one month, and nothing else. */
export function reembolsoDasVagas({
  faturaId,
  valor,
}: {
  readonly faturaId: number;
  readonly valor: Centavos;
}): ReembolsoDaAssinatura {
  return {
    parte: valor,
    taxa: ZERO,
    caucao: ZERO,
    dividas: ZERO,
    multa: ZERO,
    total: valor,
    quando: 'agora',
    diasNaoUsados: 0,
    linhas: [{ chave: 'parte', rotulo: 'Sua parte', valor }],
    meses: [{ faturaId, parte: valor, taxa: ZERO }],
  };
}

function usoDoCiclo(ciclo: Ciclo, saida: Dia): { readonly diasUsados: number; readonly dias: number } {
  return { diasUsados: diasUsados({ inicioDoCiclo: ciclo.inicio, saida }), dias: diasDoCiclo(ciclo) };
}
