import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { marcarWeb, resumo, webEmDia } from '../../../scripts/web-construida.ts';
import { tabela, tamanhos } from './tamanhos.ts';

/*
 * `npm run check -- sizes`: compares the bytes that every finished route loads with its budget. It measures the last
 * build if that was made from today's sources. Otherwise it builds: in the usual place when there is no build yet, so
 * that the next command finds it; elsewhere when there is one, because a running product may be serving it.
 */
const raiz = fileURLToPath(new URL('../../..', import.meta.url));
const web = join(raiz, 'apps/web');
const dist = join(web, 'dist');

async function construir(onde: string): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  await build({ root: web, logLevel: 'error', build: { outDir: onde, emptyOutDir: true } });
}

async function medir(): Promise<ReturnType<typeof tamanhos>> {
  if (webEmDia(raiz)) return tamanhos(dist);
  if (!existsSync(dist)) {
    const feitoDe = resumo(raiz);
    await construir(dist);
    marcarWeb(raiz, feitoDe);
    return tamanhos(dist);
  }
  const pasta = mkdtempSync(join(tmpdir(), 'rateia-web-'));
  try {
    await construir(pasta);
    return tamanhos(pasta);
  } finally {
    rmSync(pasta, { recursive: true, force: true });
  }
}

const linhas = await medir();
process.stdout.write(`${tabela(linhas)}\n`);
if (linhas.some(({ cabe }) => !cabe)) process.exitCode = 1;
