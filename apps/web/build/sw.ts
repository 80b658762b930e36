import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { build } from 'vite';
import { recursosDaCasca } from './recursos.ts';

const web = fileURLToPath(new URL('..', import.meta.url));

/**
 * Builds `sw.js` after the pages: one script of its own, which knows the files of the shell by their hashed names. It is
 * made here and not by a plugin of others, because it is forty lines and keeps nothing but those files.
 */
export function pluginSw(versao: string): Plugin {
  let dist = '';
  return {
    name: 'rateia-sw',
    apply: 'build',
    configResolved(config) {
      dist = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const casca = { versao, arquivos: recursosDaCasca(dist) };
        await build({
          configFile: false,
          root: web,
          logLevel: 'error',
          define: { __RATEIA_CASCA__: JSON.stringify(casca) },
          build: {
            target: 'es2023',
            outDir: dist,
            emptyOutDir: false,
            copyPublicDir: false,
            rolldownOptions: {
              input: join(web, 'src/sw/sw.ts'),
              output: { entryFileNames: 'sw.js', format: 'iife' },
            },
          },
        });
      },
    },
  };
}
