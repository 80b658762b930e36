import type { Dia } from '../datas.ts';
import { diasEntre, somarDias } from '../datas.ts';
import type { Centavos } from '../dinheiro.ts';
import { formatarReais, maior, menor, proRata, somar, subtrair, ZERO } from '../dinheiro.ts';
import type { LinhaDeValor } from '../linha-de-valor.ts';
import { diasDoCiclo } from './ciclo.ts';
import type { MesPago, ReembolsoDaAssinatura } from './reembolso-da-assinatura.ts';

/**
 * The refund of some days of the paid months, from the first to before the last: the member stays, and the deposit with
 * him. No month gives back more than it was paid (REGRAS 2.7 resolution 209, 2.9).
 */
export function reembolsoDeDias({
  meses,
  desde,
  ate,
}: {
  readonly meses: readonly MesPago[];
  readonly desde: Dia;
  /** The first day that is not given back. */
  readonly ate: Dia;
}): ReembolsoDaAssinatura {
  const partes = meses.flatMap((mes) => {
    const dias = diasNoCiclo(mes, { desde, ate });
    if (mes.ciclo === undefined || dias === 0) return [];
    const proporcao = { dias, de: diasDoCiclo(mes.ciclo) };
    const { devolvido = { parte: ZERO, taxa: ZERO } } = mes;
    const parte = cabe(proRata(mes.valorSemTaxas, proporcao), subtrair(mes.valorSemTaxas, devolvido.parte));
    const taxa = cabe(proRata(mes.valorTaxa, proporcao), subtrair(mes.valorTaxa, devolvido.taxa));
    return [{ mes, ...proporcao, parte, taxa }];
  });
  const parte = somar(...partes.map((p) => p.parte));
  const taxa = somar(...partes.map((p) => p.taxa));
  const linhas = partes.flatMap(({ mes, dias, de, ...valores }): readonly LinhaDeValor[] => [
    { chave: 'parte', rotulo: 'Sua parte', valor: valores.parte, conta: conta(mes.valorSemTaxas, dias, de) },
    { chave: 'taxa', rotulo: 'Taxa', valor: valores.taxa, conta: conta(mes.valorTaxa, dias, de) },
  ]);
  return {
    parte,
    taxa,
    caucao: ZERO,
    dividas: ZERO,
    multa: ZERO,
    total: somar(parte, taxa),
    quando: 'agora',
    diasNaoUsados: partes.reduce((soma, { dias }) => soma + dias, 0),
    linhas: linhas.filter(({ valor }) => valor !== ZERO),
    meses: partes
      .filter((p) => p.parte + p.taxa > 0)
      .map((p) => ({ faturaId: p.mes.faturaId, parte: p.parte, taxa: p.taxa })),
  };
}

/** The part of an amount that still fits in what is left. */
function cabe(valor: Centavos, resta: Centavos): Centavos {
  return maior(ZERO, menor(valor, resta));
}

function conta(valor: Centavos, dias: number, de: number): string {
  return `${formatarReais(valor)} × ${dias} de ${de} dias`;
}

/** Days of a month within the window. */
function diasNoCiclo({ ciclo }: MesPago, { desde, ate }: { readonly desde: Dia; readonly ate: Dia }): number {
  if (ciclo === undefined) return 0;
  const inicio = ciclo.inicio > desde ? ciclo.inicio : desde;
  const depoisDoFim = somarDias(ciclo.fim, 1);
  const fim = depoisDoFim < ate ? depoisDoFim : ate;
  return Math.max(0, diasEntre(inicio, fim));
}
