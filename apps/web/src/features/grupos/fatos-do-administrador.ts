const MINUTOS_DA_HORA = 60;

/** "25 min", "2 h": how long an administrator takes to deliver; to the nearest hour from one hour on. */
export function tempoDeEntrega(minutos: number): string {
  return minutos < MINUTOS_DA_HORA ? `${minutos} min` : `${Math.round(minutos / MINUTOS_DA_HORA)} h`;
}

/** "Nenhuma", "1 resolvida", "2 de 3 resolvidas". */
export function textoDasReclamacoes({
  total,
  resolvidas,
}: {
  readonly total: number;
  readonly resolvidas: number;
}): string {
  if (total === 0) return 'Nenhuma';
  if (total === resolvidas) return total === 1 ? '1 resolvida' : `${total} resolvidas`;
  return `${resolvidas} de ${total} resolvidas`;
}
