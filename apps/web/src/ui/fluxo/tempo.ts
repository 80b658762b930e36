/** Whole units left of a countdown. Never negative. */
export interface TempoRestante {
  readonly dias: number;
  readonly horas: number;
  readonly minutos: number;
  readonly segundos: number;
  readonly terminou: boolean;
}

/** Milliseconds left, in days, hours, minutes and seconds (spec 1, §9: ticks every second, marks the end). */
export function tempoRestante(milissegundos: number): TempoRestante {
  const total = Math.max(0, Math.ceil(milissegundos / 1000));
  return {
    dias: Math.floor(total / 86_400),
    horas: Math.floor(total / 3600) % 24,
    minutos: Math.floor(total / 60) % 60,
    segundos: total % 60,
    terminou: total === 0,
  };
}

/** "28:41", or "2:04:09" from an hour on. */
export function relogioDigital(milissegundos: number): string {
  const { dias, horas, minutos, segundos } = tempoRestante(milissegundos);
  function dois(n: number): string {
    return String(n).padStart(2, '0');
  }
  const h = dias * 24 + horas;
  return h > 0 ? `${h}:${dois(minutos)}:${dois(segundos)}` : `${dois(minutos)}:${dois(segundos)}`;
}

/** The announcement of a countdown: at five minutes, at one, and at the end. Nothing in between. */
export function avisoDaContagem(milissegundos: number): string {
  const segundos = Math.ceil(milissegundos / 1000);
  if (segundos <= 0) return 'O prazo terminou.';
  if (segundos <= 60) return 'Falta 1 minuto.';
  if (segundos <= 300) return 'Faltam 5 minutos.';
  return '';
}
