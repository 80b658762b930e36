import { ID_STATUS_PREVISAO } from '@rateia/domain/carteira/estados';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { proximaRealizacao } from '../../../lib/proxima-realizacao.ts';
import type { Recebimentos } from '../queries.ts';

type Previsao = Recebimentos['grupos'][number]['previsoes'][number];
const S = ID_STATUS_PREVISAO;

/** Forecasts that are still to come, by day; then those that came or were cancelled, newest first. */
export function separarPrevisoes(previsoes: readonly Previsao[]): {
  readonly aReceber: Previsao[];
  readonly anteriores: Previsao[];
} {
  function espera(previsao: Previsao): boolean {
    return previsao.status === S.previsto || previsao.status === S.bloqueado;
  }
  function porDia(previsao: Previsao): string {
    return previsao.liberaEm ?? '9999-12-31';
  }
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
