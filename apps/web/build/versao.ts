import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { resumo } from '../../../scripts/web-construida.ts';

const raiz = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Four numbers: the three of the product, and one computed from the sources, so that any change gives another version
 * and the same sources give the same one. A release may set its own (`RATEIA_VERSAO`).
 */
export function versaoDoProduto(construindo: boolean): string {
  const dada = process.env['RATEIA_VERSAO'];
  if (dada !== undefined) return dada;
  const { version } = JSON.parse(readFileSync(`${raiz}/package.json`, 'utf8')) as { readonly version: string };
  const quarto = construindo ? Number.parseInt(resumo(raiz).slice(0, 6), 16) : 0;
  return `${version}.${quarto}`;
}

/** Writes `versao.json`, which the server reads to answer `GET api/versao` (spec 1, §4 Version check). */
export function pluginVersao(versao: string): Plugin {
  return {
    name: 'rateia-versao',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'versao.json', source: JSON.stringify({ versao }) });
    },
  };
}
