/** The link of a notification that has no page of its own: its whole text is shown (spec A§4, "the internal marker"). */
export const MARCADOR_INTERNO = 'interno';
/** The link of one that leads nowhere: the panel ignores it (spec A§4, "the internal placeholder link"). */
export const SEM_LINK = '#';

export type DestinoDaNotificacao = 'detalhe' | 'novaAba' | 'rota' | 'nenhum';

/**
 * The target of a click: the internal marker leads to the detail page, http to a new tab, any other path inside the
 * product (spec A§4 Notifications). Any other text, such as `javascript:` or another site's `//`, leads nowhere (ASVS
 * 1.2.2).
 */
export function destinoDaNotificacao(link: string): DestinoDaNotificacao {
  if (link === MARCADOR_INTERNO) return 'detalhe';
  if (/^https?:\/\/[^/]/i.test(link)) return 'novaAba';
  if (/^\/(?![/\\])/.test(link)) return 'rota';
  return 'nenhum';
}
