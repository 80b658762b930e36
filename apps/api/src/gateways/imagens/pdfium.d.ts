/** The part of PDFium that is used: how many pages a document has, and one of them as points. */
declare module '@hyzyla/pdfium' {
  interface Pagina {
    readonly getOriginalSize: () => { readonly originalWidth: number; readonly originalHeight: number };
    readonly render: (como: {
      readonly scale: number;
      readonly render: 'bitmap';
    }) => Promise<{ readonly width: number; readonly height: number; readonly data: Uint8Array }>;
  }
  interface Documento {
    readonly getPageCount: () => number;
    readonly getPage: (indice: number) => Pagina;
  }
  export const PDFiumLibrary: {
    readonly init: () => Promise<{ readonly loadDocument: (bytes: Uint8Array) => Promise<Documento> }>;
  };
}
