declare const __RATEIA_VERSAO__: string;

/** A file as the text that it holds. */
declare module '*?raw' {
  const texto: string;
  export default texto;
}
