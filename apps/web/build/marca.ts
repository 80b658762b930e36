import { MARCA } from '@rateia/domain/marca';
import type { Plugin } from 'vite';

/** The product's name in the page that is written by hand. */
export function pluginMarca(): Plugin {
  return {
    name: 'rateia-marca',
    transformIndexHtml: { order: 'pre', handler: porMarca },
  };
}

export function porMarca(html: string): string {
  return html.replaceAll('%MARCA%', MARCA);
}
