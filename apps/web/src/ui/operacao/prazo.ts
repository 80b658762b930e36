import { tempoRestante } from '../fluxo/tempo.ts';

type Urgencia = 'vencido' | 'logo' | 'comTempo';

const QUATRO_HORAS_MS = 4 * 3_600_000;

/** "2 h 10", "45 min", "1 dia", "Vencido": a deadline in the width of a column. */
export function prazoCurto(ate: string, agora: number): string {
  const resta = Date.parse(ate) - agora;
  if (resta <= 0) return 'Vencido';
  const { dias, horas, minutos } = tempoRestante(resta);
  if (dias > 0) return dias === 1 ? '1 dia' : `${dias} dias`;
  return horas > 0 ? `${horas} h ${String(minutos).padStart(2, '0')}` : `${minutos} min`;
}

/** The urgency of a deadline: overdue, within four hours, or later. */
export function urgencia(ate: string, agora: number): Urgencia {
  const resta = Date.parse(ate) - agora;
  if (resta <= 0) return 'vencido';
  return resta <= QUATRO_HORAS_MS ? 'logo' : 'comTempo';
}
