const APOSTROFO_OU_HIFEN = /['’‘ʼ`´\-‐‑]/u;

/** What to do about the two signs that names are written with and the spec's rule does not take (spec A§5; REGRAS 2.21). */
export function dicaDoNome(valor: string): string | undefined {
  return APOSTROFO_OU_HIFEN.test(valor)
    ? 'Só letras e espaços: troque o apóstrofo ou o hífen por um espaço.'
    : undefined;
}
