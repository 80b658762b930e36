/** The visible part of a campaign (spec 1, §3 Marketing modal). */
export interface Peca {
  readonly titulo: string;
  readonly texto: string;
  readonly imagens: {
    readonly descricao: string;
    readonly tamanho: { readonly urlDesktopImagem: string; readonly urlMobileImagem: string };
  };
  readonly marketing: { readonly cta: string };
  /** End of its countdown (ISO 8601), where it has one. */
  readonly contagemAte: string | null;
}
