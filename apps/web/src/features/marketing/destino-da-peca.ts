import type { RespostaDe } from '../../lib/api-client.ts';

export type PecaMostrada = Omit<RespostaDe<'getModal'>['itens'][number], 'rotas'>;

/**
 * The target of a campaign: an address of ours as it is, one of the web with the campaign's parameters (spec 1, §4).
 */
export function destinoDaPeca({
  marketing,
  redirecionamento,
}: Pick<PecaMostrada, 'marketing' | 'redirecionamento'>): string {
  const { link, ehLinkExterno } = redirecionamento;
  if (!ehLinkExterno) return link;
  const url = new URL(link);
  for (const [chave, valor] of Object.entries(marketing.utm)) url.searchParams.set(chave, valor);
  return url.href;
}
