/** A path of ours, by itself or, with a final `*`, everything that begins so; `*` alone is every page (spec A§3). */
export const ROTA_DE_CAMPANHA = /^(?:\*|\/[a-z0-9/_-]*\*?)$/;

type Pagina = {
  readonly caminho: string;
  /** Entry, public and operation pages have no header: only a route that names them reaches them. */
  readonly comCabecalho: boolean;
};

/** True if a campaign of these routes is for the page that is shown (spec A§3 rotas, A§4 Marketing modal). */
export function alcancaPagina(rotas: readonly string[], { caminho, comCabecalho }: Pagina): boolean {
  const aberta = semBarraFinal(caminho);
  return rotas.some((rota) => (comCabecalho || !ehDeTodas(rota)) && rotaCasa(rota, aberta));
}

function rotaCasa(rota: string, caminho: string): boolean {
  if (ehDeTodas(rota)) return true;
  return rota.endsWith('*') ? caminho.startsWith(rota.slice(0, -1)) : caminho === semBarraFinal(rota);
}

function ehDeTodas(rota: string): boolean {
  return rota === '*' || rota === '/*';
}

function semBarraFinal(caminho: string): string {
  return caminho.length > 1 && caminho.endsWith('/') ? caminho.slice(0, -1) : caminho;
}
