import { ID_STATUS_PREVISAO } from '@rateia/domain/carteira/estados';
import type { Dia } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, somar } from '@rateia/domain/dinheiro';
import type { RespostaDe } from './api-client.ts';

type Previsao = RespostaDe<'obterGruposDoRecebimento'>['grupos'][number]['previsoes'][number];

/** The next money to be released: everything foreseen for the earliest day. */
export function proximaRealizacao(
  previsoes: readonly Previsao[],
): { readonly dia: Dia; readonly valor: Centavos } | undefined {
  const comDia = previsoes.flatMap(({ status, liberaEm, valor }) =>
    status === ID_STATUS_PREVISAO.previsto && liberaEm !== null ? [{ dia: liberaEm, valor: centavos(valor) }] : [],
  );
  const dia = comDia.map((previsao) => previsao.dia).sort()[0];
  if (dia === undefined) return undefined;
  return { dia, valor: somar(...comDia.filter((previsao) => previsao.dia === dia).map(({ valor }) => valor)) };
}
