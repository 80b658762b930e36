/** Pixels of each side: twice the largest face on a screen. */
export const LADO_DA_FOTO = 320;

/** The address of a picture, for browsers. The code is enough to get it, and does not tell its owner. */
export const enderecoDaFoto = (codigo: string): string => `/api/v1/foto/${codigo}`;

export const arquivoDaFoto = (codigo: string): string => `fotos/${codigo}`;
