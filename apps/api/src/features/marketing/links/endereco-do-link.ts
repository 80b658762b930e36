/** The whole address of a short link (spec A§2 /r/{link}). */
export function enderecoDoLink(appUrl: string, codigo: string): string {
  return new URL(`/r/${codigo}`, appUrl).href;
}
