import { ID_STATUS_PREVISAO } from '@rateia/domain/carteira/estados';
import type { Dia } from '@rateia/domain/datas';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, somar } from '@rateia/domain/dinheiro';
import type { Recebimentos } from '../queries.ts';

type Previsao = Recebimentos['grupos'][number]['previsoes'][number];
const S = ID_STATUS_PREVISAO;

/** The next money to be set free: everything foreseen for the earliest day. */
export function proximaRealizacao(previsoes: readonly Previsao[]): { dia: Dia; valor: Centavos } | undefined {
  const comDia = previsoes.flatMap(({ status, liberaEm, valor }) =>
    status === S.previsto && liberaEm !== null ? [{ dia: liberaEm, valor: centavos(valor) }] : [],
  );
  const dia = comDia.map((previsao) => previsao.dia).sort()[0];
  if (dia === undefined) return undefined;
  return { dia, valor: somar(...comDia.filter((previsao) => previsao.dia === dia).map(({ valor }) => valor)) };
}

/** Forecasts that are still to come, by day; then those that came or were cancelled, newest first. */
export function separarPrevisoes(previsoes: readonly Previsao[]): { aReceber: Previsao[]; anteriores: Previsao[] } {
  const espera = (previsao: Previsao): boolean => previsao.status === S.previsto || previsao.status === S.bloqueado;
  const porDia = (previsao: Previsao): string => previsao.liberaEm ?? '9999-12-31';
  return {
    aReceber: previsoes.filter(espera).sort((a, b) => porDia(a).localeCompare(porDia(b)) || a.id - b.id),
    anteriores: previsoes.filter((previsao) => !espera(previsao)).sort((a, b) => b.id - a.id),
  };
}

/** When one forecast becomes available, or why it does not: a month not yet paid has no date, and may never have one. */
export function quandoRealiza({ status, liberaEm, paga }: Previsao): string {
  if (status === S.bloqueado) return 'Liberamos quando a pendência terminar';
  if (status === S.cancelado) return paga ? 'Devolvido ao membro' : 'Não foi cobrado do membro';
  if (status === S.realizado) return 'Já está no seu saldo';
  if (liberaEm !== null) return `Liberamos em ${formatarDia(liberaEm)}`;
  return paga ? 'A data sai quando o membro confirmar o acesso' : 'A data sai quando o membro pagar';
}

/** The next date of a group, or why there is none. */
export function quandoVem({ previsoes, previsto }: Recebimentos['grupos'][number]): string {
  const proxima = proximaRealizacao(previsoes);
  if (proxima !== undefined) return `Libera em ${formatarDia(proxima.dia)}`;
  if (previsto === 0) return 'Nada previsto agora';
  const esperaAcesso = previsoes.some(({ status, paga }) => status === S.previsto && paga);
  return esperaAcesso ? 'A data sai quando os membros confirmarem o acesso' : 'A data sai quando os membros pagarem';
}
