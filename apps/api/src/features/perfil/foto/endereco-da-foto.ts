/** Pixels of each side: twice the largest face on a screen. */
export const LADO_DA_FOTO = 320;

/** The address of a picture, for browsers. The code is enough to get it, and does not tell its owner. */
export function enderecoDaFoto(codigo: string): string {
  return `/api/v1/foto/${codigo}`;
}

export function arquivoDaFoto(codigo: string): string {
  return `fotos/${codigo}`;
}
