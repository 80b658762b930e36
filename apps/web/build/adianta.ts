import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { build } from 'vite';

const web = fileURLToPath(new URL('..', import.meta.url));
const NOME = /^adianta\.[\w-]+\.js$/;

/**
 * Builds the first script of a page (`src/adianta/adianta.ts`) apart from the app: as a part of the app it would be a
 * module, and would run only after all others have loaded.
 */
export function pluginAdianta(versao: string): Plugin {
  let dist = '';
  return {
    name: 'rateia-adianta',
    apply: 'build',
    configResolved(config) {
      dist = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        await build({
          configFile: false,
          root: web,
          logLevel: 'error',
          define: { __RATEIA_VERSAO__: JSON.stringify(versao) },
          build: {
            target: 'es2023',
            outDir: dist,
            emptyOutDir: false,
            copyPublicDir: false,
            rolldownOptions: {
              input: join(web, 'src/adianta/adianta.ts'),
              output: { entryFileNames: 'assets/adianta.[hash:8].js', format: 'iife' },
            },
          },
        });
      },
    },
  };
}

/** The file of the first script in the build. */
export function arquivoQueAdianta(dist: string): string {
  const achado = readdirSync(join(dist, 'assets')).find((nome) => NOME.test(nome));
  if (achado === undefined) throw new Error('the build has no first script');
  return `assets/${achado}`;
}
