import type { Plugin } from 'vite';

/**
 * Takes the place of `import()` in the built files. When a module does not load, a browser remembers that for as long
 * as the page lives, and answers the next `import()` of it without asking. The next try therefore goes to the same file
 * by another address. A module that did load is asked for by the address that worked, so that no module is there twice.
 * The function stands once, in the first file of the app; all files lie in one folder, so an address leads to the same
 * file from each.
 */
export const TRAZ =
  'globalThis.__traz=u=>{const f=globalThis.__faltas??={};return import(f[u]?u+"?"+f[u]:u).catch(e=>{f[u]=-~f[u];throw e})};';

const IMPORTACAO = /\bimport\((`\.\/[\w-]+\.js`|"\.\/[\w-]+\.js"|'\.\/[\w-]+\.js')\)/g;

/**
 * The code of a built file whose imported parts can be requested again; a file without later imports stays as it is.
 */
export function comNovaTentativa(codigo: string): string {
  return codigo.replace(IMPORTACAO, '__traz($1)');
}

/** Runs after the bundler has written which files come with a part, which it finds by its `import()`. */
export function pluginDeNovo(): Plugin {
  return {
    name: 'rateia-de-novo',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_opcoes, feitos) {
        for (const feito of Object.values(feitos)) {
          if (feito.type !== 'chunk') continue;
          feito.code = comNovaTentativa(feito.code);
          if (/\bimport\(["'`]/.test(feito.code))
            throw new Error(`${feito.fileName}: a part that cannot be asked for again`);
          if (feito.isEntry) feito.code = TRAZ + feito.code;
        }
      },
    },
  };
}
