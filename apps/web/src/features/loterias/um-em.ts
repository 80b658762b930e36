/** Odds below this are written with their decimals: "1 em 2" would hide the half of "1 em 1,5". */
const INTEIRO_DESDE = 100;

/** "1 em 50.063.860", "1 em 3,89". */
export function escreverUmEm(umEm: number): string {
  const numero = umEm >= INTEIRO_DESDE ? Math.round(umEm) : umEm;
  return `1 em ${numero.toLocaleString('pt-BR', { maximumFractionDigits: 2 })}`;
}
