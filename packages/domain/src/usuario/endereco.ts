/** The states and the Federal District, by the letters of IBGE's table. */
export const UFS = [
  'AC',
  'AL',
  'AM',
  'AP',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MG',
  'MS',
  'MT',
  'PA',
  'PB',
  'PE',
  'PI',
  'PR',
  'RJ',
  'RN',
  'RO',
  'RR',
  'RS',
  'SC',
  'SE',
  'SP',
  'TO',
] as const;

/** True for one of the 27 (REGRAS 2.14). */
export function ehUf(texto: string): boolean {
  return UFS.some((uf) => uf === texto);
}
