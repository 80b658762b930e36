import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Asks for the two Latin fonts with the document, so that text seldom changes shape after it is read. They come last
 * and give way: on a slow network text appears early in another font instead of late in its own.
 */
export function pluginFontes(): Plugin {
  return {
    name: 'rateia-fontes',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const fontes = Object.keys(bundle ?? {}).filter((nome) => nome.endsWith('.woff2'));
        return fontes.map(
          (nome): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${nome}`,
              crossorigin: '',
              fetchpriority: 'low',
            },
            injectTo: 'head',
          }),
        );
      },
    },
  };
}
