import type { Dia, Instante } from '../datas.ts';
import { diaDe, diasEntre } from '../datas.ts';
import { formatarDiaCurto, formatarHora } from '../datas-formatadas.ts';

/** `dataFormadata` of a notification: the hour while it is of today or yesterday, then the day (spec A§3). */
export function dataDaNotificacao(criadaEm: Instante, agora: Instante): string {
  const dia = diaDe(criadaEm);
  const hoje = diaDe(agora);
  return diasEntre(dia, hoje) <= 1 ? formatarHora(criadaEm) : formatarDiaCurto(dia, hoje);
}

/** The heading under which the page lists it. */
export function periodoDaNotificacao(dia: Dia, hoje: Dia): 'Hoje' | 'Ontem' | 'Esta semana' | 'Antes' {
  const dias = diasEntre(dia, hoje);
  if (dias <= 0) return 'Hoje';
  if (dias === 1) return 'Ontem';
  return dias < DIAS_DA_SEMANA ? 'Esta semana' : 'Antes';
}

const DIAS_DA_SEMANA = 7;
