/** Pixels of each side: twice the largest face on a screen. */
export const LADO_DA_FOTO = 320;

/** Where browsers ask for a picture. The code is all that is needed, and tells nothing of whose it is. */
export const enderecoDaFoto = (codigo: string): string => `/api/v1/foto/${codigo}`;

export const arquivoDaFoto = (codigo: string): string => `fotos/${codigo}`;
