/**
 * Turns an uploaded picture into one of ours. It is judged by its content, decoded within limits, turned upright,
 * stripped of metadata and written anew, so that none of the sender's bytes is ever kept (ASVS 5.2, 14.2.8).
 */
export interface GatewayImagens {
  readonly tratar: (pedido: PedidoDeImagem) => Promise<ImagemTratada>;
  /** The only page of a PDF as a JPEG. The document is judged and sealed elsewhere; no part of it but pixels comes out. */
  readonly desenharPdf: (bytes: Buffer) => Promise<PdfDesenhado>;
  /** A drawing of our own (SVG without texts) as PNG; undefined while too many are being made. */
  readonly desenhar: (svg: string) => Promise<Buffer | undefined>;
  /** A picture that we wrote ourselves, in another format or size; undefined while too many wait. */
  readonly converter: (bytes: Buffer, saida: SaidaDeImagem) => Promise<Imagem | undefined>;
}

export type PdfDesenhado =
  | { readonly situacao: 'ok'; readonly imagem: Buffer }
  /** It has not one page. */
  | { readonly situacao: 'paginas'; readonly paginas: number }
  | { readonly situacao: 'estragado' }
  /** Too many at once: worth another try in a moment. */
  | { readonly situacao: 'ocupado' };

export interface PedidoDeImagem {
  /** The sender's name of the file: its extension must be one of ours, and true. */
  readonly nome: string;
  readonly bytes: Buffer;
  /** One picture is made for each. */
  readonly saidas: readonly SaidaDeImagem[];
  /** Pixels that the shorter side must have. */
  readonly menorLado?: number;
}

export interface SaidaDeImagem {
  readonly formato: 'jpeg' | 'webp';
  /** The longer side at most; a square of this side where it is cut. Nothing is made larger. */
  readonly lado: number;
  readonly quadrada?: boolean;
}

export interface Imagem {
  readonly bytes: Buffer;
  readonly largura: number;
  readonly altura: number;
}

export type MotivoDeRecusaDeImagem =
  | 'imagemExtensao'
  | 'imagemVazia'
  | 'arquivoGrandeDemais'
  | 'imagemConteudo'
  | 'imagemPixelsDemais'
  | 'imagemPequena'
  | 'imagemEstragada';

export type ImagemTratada =
  | { readonly situacao: 'ok'; readonly imagens: readonly Imagem[] }
  | { readonly situacao: 'recusada'; readonly motivo: MotivoDeRecusaDeImagem }
  /** Too many at once: worth another try in a moment. */
  | { readonly situacao: 'ocupado' };
