/*
 * Formats of spec A§5, A§9 and B§9 besides money in BRL (dinheiro.ts) and dates (datas-formatadas.ts).
 */
const CENTESIMOS = 100;
const UNIDADES = ['B', 'kB', 'MB', 'GB'] as const;
const PASSO = 1024;
/** No-break: a number and its unit stay on one line. */
const ESPACO = '\u00A0';

/** `$ 1.234,56` of integer cents: another currency in our own writing; its symbol is "$" (spec A§5, B§9). */
export function formatarDolares(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not an amount in integer cents: ${cents}`);
  const magnitude = Math.abs(cents);
  const inteiro = String(Math.trunc(magnitude / CENTESIMOS)).replace(/\B(?=(?:\d{3})+$)/g, '.');
  const texto = `$${ESPACO}${inteiro},${String(magnitude % CENTESIMOS).padStart(2, '0')}`;
  return cents < 0 ? `\u2212${texto}` : texto;
}

/** "5 MB", "1,5 MB", "320 kB", "12 B": at most one decimal with a comma, rounded down so that a limit is never overstated (spec A§5). */
export function formatarTamanho(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) throw new RangeError(`not a size: ${bytes}`);
  let unidade = 0;
  let valor = bytes;
  while (valor >= PASSO && unidade < UNIDADES.length - 1) {
    valor /= PASSO;
    unidade += 1;
  }
  const decimos = Math.floor(valor * 10);
  const inteiro = Math.floor(decimos / 10);
  const decimal = unidade === 0 ? 0 : decimos % 10;
  return `${inteiro}${decimal === 0 ? '' : `,${decimal}`}${ESPACO}${UNIDADES[unidade]}`;
}
