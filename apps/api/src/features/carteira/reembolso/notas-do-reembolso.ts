import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import type { ReembolsoDaAssinatura } from '@rateia/domain/carteira/reembolso-da-assinatura';
import type { Centavos } from '@rateia/domain/dinheiro';
import { somar, ZERO } from '@rateia/domain/dinheiro';
import type { Fatura } from '../repository.ts';

/** The amounts that one invoice gives back. */
export type NotaDaFatura = {
  readonly fatura: Fatura;
  readonly parte: Centavos;
  readonly taxa: Centavos;
  readonly caucao: Centavos;
};

export const valorDaNota = ({ parte, taxa, caucao }: NotaDaFatura): Centavos => somar(parte, taxa, caucao);

/** A refund spread over the invoices that it gives back; the deposit belongs to the last invoice that charged it. */
export const notasDoReembolso = ({
  faturas,
  calculo,
}: {
  readonly faturas: readonly Fatura[];
  readonly calculo: ReembolsoDaAssinatura;
}): readonly NotaDaFatura[] => {
  const comCaucao = faturas.findLast((f) => f.valores.caucao > ZERO && f.status === ID_STATUS_FATURA.pago);
  return faturas
    .map((fatura) => {
      const mes = calculo.meses.find((m) => m.faturaId === fatura.id);
      const caucao = fatura === comCaucao ? calculo.caucao : ZERO;
      return { fatura, parte: mes?.parte ?? ZERO, taxa: mes?.taxa ?? ZERO, caucao };
    })
    .filter((nota) => valorDaNota(nota) > ZERO)
    .sort((a, b) => b.fatura.id - a.fatura.id);
};
