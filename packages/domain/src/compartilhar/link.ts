/** The ways of sharing: the four networks, and the ways of taking the link along (spec A§1, B§1). */
export const CANAIS = ['whatsapp', 'telegram', 'facebook', 'x', 'copiar', 'qrcode', 'aparelho', 'link-curto'] as const;
export type Canal = (typeof CANAIS)[number];

/** The object that is shared. */
export type Compartilhado =
  | { readonly tipo: 'grupo' | 'loteria' | 'loteria-recorrente' | 'combo'; readonly id: number }
  /** The referral of a person, by the code. */
  | { readonly tipo: 'indicacao'; readonly codigo: string };

type Envio = { readonly que: Compartilhado; readonly canal: Canal; readonly fonte?: string | undefined };

const UTM_MEDIUM = 'site';
const UTM_CAMPAIGN = 'compartilhar';

/**
 * The page of the shared thing: /grupo/{id}, /loteria/{id}, /loteria-recorrente/{id} (spec A§9) or /c/{id} (spec B§2); a
 * referral opens the registration.
 */
export function caminhoCompartilhado(que: Compartilhado): string {
  if (que.tipo === 'indicacao') return '/cadastro';
  return que.tipo === 'combo' ? `/c/${que.id}` : `/${que.tipo}/${que.id}`;
}

/**
 * The address that is shared. With a source (the page it is shared from) it carries utm_source, utm_medium=site,
 * utm_campaign=compartilhar, utm_content (the channel) and utm_term (the id) (spec A§9). That of a referral always
 * carries ref, utm_source=indicacao, utm_medium=afiliados and utm_campaign, the code (spec A§1).
 */
export function linkDeCompartilhar(origem: string, envio: Envio): string {
  const url = new URL(caminhoCompartilhado(envio.que), origem);
  for (const [nome, valor] of Object.entries(campanhaDo(envio))) url.searchParams.set(nome, valor);
  return url.href;
}

function campanhaDo({ que, canal, fonte = '' }: Envio): Record<string, string> {
  if (que.tipo === 'indicacao') {
    return { ref: que.codigo, utm_source: 'indicacao', utm_medium: 'afiliados', utm_campaign: que.codigo };
  }
  if (fonte === '') return {};
  return {
    utm_source: fonte,
    utm_medium: UTM_MEDIUM,
    utm_campaign: UTM_CAMPAIGN,
    utm_content: canal,
    utm_term: String(que.id),
  };
}
