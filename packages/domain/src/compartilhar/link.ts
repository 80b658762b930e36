/** Where something is shared: the four networks, and the three ways of taking the link along (spec A§1, B§1). */
export const CANAIS = ['whatsapp', 'telegram', 'facebook', 'x', 'copiar', 'qrcode', 'aparelho', 'link-curto'] as const;
export type Canal = (typeof CANAIS)[number];

/** What is shared. */
export type Compartilhado = {
  readonly tipo: 'grupo' | 'loteria' | 'loteria-recorrente';
  readonly id: number;
};

const UTM_MEDIUM = 'site';
const UTM_CAMPAIGN = 'compartilhar';

/** The page of what is shared: /grupo/{id}, /loteria/{id} or /loteria-recorrente/{id} (spec A§9). */
export function caminhoCompartilhado({ tipo, id }: Compartilhado): string {
  return `/${tipo}/${id}`;
}

/**
 * The address that is shared. With a source (the page it is shared from) it carries utm_source, utm_medium=site,
 * utm_campaign=compartilhar, utm_content (the channel) and utm_term (the id) (spec A§9).
 */
export function linkDeCompartilhar(
  origem: string,
  o: { readonly que: Compartilhado; readonly canal: Canal; readonly fonte?: string | undefined },
): string {
  const url = new URL(caminhoCompartilhado(o.que), origem);
  if (o.fonte !== undefined && o.fonte !== '') {
    url.searchParams.set('utm_source', o.fonte);
    url.searchParams.set('utm_medium', UTM_MEDIUM);
    url.searchParams.set('utm_campaign', UTM_CAMPAIGN);
    url.searchParams.set('utm_content', o.canal);
    url.searchParams.set('utm_term', String(o.que.id));
  }
  return url.href;
}
