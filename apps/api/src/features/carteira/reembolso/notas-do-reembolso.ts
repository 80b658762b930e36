import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import type { ReembolsoDaAssinatura } from '@rateia/domain/carteira/reembolso-da-assinatura';
import type { Centavos } from '@rateia/domain/dinheiro';
import { menor, somar, subtrair, ZERO } from '@rateia/domain/dinheiro';
import type { Fatura } from '../repository.ts';

/** The amounts that one invoice gives back. */
export type NotaDaFatura = {
  readonly fatura: Fatura;
  readonly parte: Centavos;
  readonly taxa: Centavos;
  readonly caucao: Centavos;
};

export function valorDaNota({ parte, taxa, caucao }: NotaDaFatura): Centavos {
  return somar(parte, taxa, caucao);
}

/** The part of it that discounts may have paid: its month, and never its deposit (REGRAS 2.29). */
export function descontavelDaNota({ parte, taxa }: NotaDaFatura): Centavos {
  return somar(parte, taxa);
}

/**
 * A refund spread over the invoices that it gives back. The deposit belongs to the last invoices that charged it: a part
 * that completed it after a change of value to the month that took that part (REGRAS 2.9, 2.11).
 */
export function notasDoReembolso({
  faturas,
  calculo,
}: {
  readonly faturas: readonly Fatura[];
  readonly calculo: ReembolsoDaAssinatura;
}): readonly NotaDaFatura[] {
  const caucoes = caucaoPorFatura(faturas, calculo.caucao);
  return faturas
    .map((fatura) => {
      const mes = calculo.meses.find((m) => m.faturaId === fatura.id);
      const caucao = caucoes.get(fatura.id) ?? ZERO;
      return { fatura, parte: mes?.parte ?? ZERO, taxa: mes?.taxa ?? ZERO, caucao };
    })
    .filter((nota) => valorDaNota(nota) > ZERO)
    .sort((a, b) => b.fatura.id - a.fatura.id);
}

function caucaoPorFatura(faturas: readonly Fatura[], caucao: Centavos): ReadonlyMap<number, Centavos> {
  const partes = new Map<number, Centavos>();
  let resta = caucao;
  for (const { id, valores } of faturas.filter((f) => f.status === ID_STATUS_FATURA.pago).toReversed()) {
    const parte = menor(resta, valores.caucao);
    partes.set(id, parte);
    resta = subtrair(resta, parte);
  }
  return partes;
}
