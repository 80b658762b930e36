import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import { MAQUINA_FATURA } from '@rateia/domain/carteira/maquinas';
import type { CasoDeReembolso } from '@rateia/domain/carteira/reembolso';
import type { ReembolsoDaAssinatura } from '@rateia/domain/carteira/reembolso-da-assinatura';
import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { somar, ZERO } from '@rateia/domain/dinheiro';
import type { Trx } from '../../../db/banco.ts';
import { exigir, mover } from '../../../db/mover.ts';
import type { Quem } from '../../../db/transicoes.ts';
import type { Fatura } from '../repository.ts';

/** The part of one invoice that goes back. */
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

/** Writes a note and moves its invoice: 67 when all of it went back, else still 13 (REGRAS 2.3). */
export const registrarNota = async (
  trx: Trx,
  pedido: {
    readonly nota: NotaDaFatura;
    /** The credit of the whole refund; undefined when all of it went back by Pix. */
    readonly creditoId: number | undefined;
    /** The part of this note that went back by the Pix that paid its invoice. */
    readonly devolucao: { readonly id: number; readonly valor: Centavos } | undefined;
    readonly caso: CasoDeReembolso;
    readonly quem: Quem;
    readonly motivo: string;
    readonly agora: Instante;
  },
): Promise<void> => {
  const { nota, devolucao, caso, quem, motivo, agora } = pedido;
  const { fatura, parte, taxa, caucao } = nota;
  const valorEstornado = valorDaNota(nota);
  const original = devolucao?.valor ?? ZERO;
  const creditoId = original === valorEstornado ? null : (pedido.creditoId ?? null);
  await trx
    .insertInto('notas_de_credito')
    .values({
      fatura_id: fatura.id,
      credito_id: creditoId,
      devolucao_id: devolucao?.id ?? null,
      valor_original: original,
      caso,
      valor_plano: parte,
      valor_taxa: taxa,
      valor_caucao: caucao,
      criada_em: agora,
    })
    .execute();
  exigir(
    await mover(trx, MAQUINA_FATURA, {
      id: fatura.id,
      de: ID_STATUS_FATURA.pago,
      evento: valorEstornado === fatura.total ? 'estornar' : 'estornarParte',
      quem: 'sistema',
      agora,
      contexto: { valorPago: fatura.total, valorEstornado },
      dados: { caso, motivo, pedidoPor: quem, creditoId, porPix: original, valor: valorEstornado },
    }),
  );
};
