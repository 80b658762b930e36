import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const textos = /\.(js|css|html|svg|json|webmanifest|txt)$/;

/** Writes a `.br` and a `.gz` beside every text file of the build, so that the server never compresses while somebody waits. */
export function pluginCompressao(): Plugin {
  let pasta = '';
  return {
    name: 'rateia-compressao',
    apply: 'build',
    configResolved(config) {
      pasta = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const arquivos = await readdir(pasta, { recursive: true });
      await Promise.all(arquivos.filter((nome) => textos.test(nome)).map((nome) => comprime(join(pasta, nome))));
    },
  };
}

async function comprime(arquivo: string): Promise<void> {
  const conteudo = await readFile(arquivo);
  const [br, g] = await Promise.all([
    brotli(conteudo, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: conteudo.length,
      },
    }),
    gz(conteudo, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${arquivo}.br`, br), writeFile(`${arquivo}.gz`, g)]);
}
