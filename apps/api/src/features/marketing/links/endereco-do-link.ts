/** The whole address of a short link (spec A§2 /r/{link}). */
export const enderecoDoLink = (appUrl: string, codigo: string): string => new URL(`/r/${codigo}`, appUrl).href;
