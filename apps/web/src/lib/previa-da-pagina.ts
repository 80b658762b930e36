/** The page's words about itself to a person who shares its link (REGRAS 2.23). */
export interface PreviaDaPagina {
  readonly titulo: string;
  readonly detalhe: string;
}

/**
 * The preview that came with this page, when it belongs to the group at `caminho`; a short link carries the preview of
 * its group.
 */
export function previaDoGrupo(caminho: string): PreviaDaPagina | undefined {
  const [doGrupo = ''] = caminho.split('?');
  if (!/^\/grupo\/\d+$/.test(doGrupo)) return undefined;
  // The server writes this address: it is a whole one, or not there. An empty text would be the page itself.
  const endereco = ler('og:url');
  const de = endereco === '' ? '' : new URL(endereco, window.location.origin).pathname;
  if (de !== doGrupo && !de.startsWith('/r/')) return undefined;
  const titulo = ler('og:title');
  return titulo === '' ? undefined : { titulo, detalhe: ler('og:description') };
}

function ler(nome: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[property="${nome}"]`)?.content.trim() ?? '';
}
