const ALGUNS = {
  dias: 'alguns dias',
  'dias úteis': 'poucos dias úteis',
  horas: 'algumas horas',
  minutos: 'alguns minutos',
  membros: 'alguns membros',
} as const;

/** "24 horas"; while the number of a rule is not known, "algumas horas". */
export function quantos(numero: number | undefined, unidade: keyof typeof ALGUNS): string {
  return numero === undefined ? ALGUNS[unidade] : `${numero} ${unidade}`;
}

/** "sete dias", as a promise is written; other numbers stay numbers. */
export function diasPorExtenso(dias: number | undefined): string {
  return dias === 7 ? 'sete dias' : quantos(dias, 'dias');
}

export function maiuscula(frase: string): string {
  return frase.charAt(0).toLocaleUpperCase('pt-BR') + frase.slice(1);
}
