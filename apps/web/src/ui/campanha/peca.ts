/** The visible part of a campaign (spec 1, §3 Marketing modal). */
export interface Peca {
  titulo: string;
  texto: string;
  imagens: { descricao: string; tamanho: { urlDesktopImagem: string; urlMobileImagem: string } };
  marketing: { cta: string };
  /** End of its countdown (ISO 8601), where it has one. */
  contagemAte: string | null;
}
