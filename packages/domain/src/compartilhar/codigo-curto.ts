/** Digits and small letters that nobody takes for one another: no 0 and o, no 1, i and l. */
const ALFABETO = '23456789abcdefghjkmnpqrstuvwxyz';
/** 31^8, about 850 billion: a code cannot be found by trying. */
export const TAMANHO_DO_CODIGO = 8;
const FORMATO = new RegExp(`^[${ALFABETO}]{${TAMANHO_DO_CODIGO}}$`);

/** A new code of a short link; `sortear(n)` answers an integer below n that nobody can foresee (spec A§2 /r/{link}). */
export function novoCodigoCurto(sortear: (limite: number) => number): string {
  return Array.from({ length: TAMANHO_DO_CODIGO }, () => ALFABETO.charAt(sortear(ALFABETO.length))).join('');
}

/** The stored form of a code that a person typed or pasted; undefined when it can be none. */
export function lerCodigoCurto(texto: string): string | undefined {
  const codigo = texto.trim().toLowerCase();
  return FORMATO.test(codigo) ? codigo : undefined;
}
