/** The address of a picture of a campaign, for browsers; empty while there is none. */
export const enderecoDaImagem = (codigo: string | null): string =>
  codigo === null ? '' : `/api/v1/marketing/imagem/${codigo}`;

export const arquivoDaCampanha = (codigo: string): string => `campanhas/${codigo}`;
