/** The address of a picture of a campaign, for browsers; empty while there is none. */
export function enderecoDaImagem(codigo: string | null): string {
  return codigo === null ? '' : `/api/v1/marketing/imagem/${codigo}`;
}

export function arquivoDaCampanha(codigo: string): string {
  return `campanhas/${codigo}`;
}
