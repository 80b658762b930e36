import { join, resolve } from 'node:path';
import { exigirEscrita } from './escrita.ts';
import { executarPrograma } from './servir-processos.ts';
import { passo } from './terminal.ts';
import { marcarWeb, resumo, webEmDia } from './web-construida.ts';

const raiz = resolve(import.meta.dirname, '..');

/**
 * Builds the pages, unless they are of today's sources; the output of the build is kept in `web.log` of the folder. The
 * signal stops it.
 */
export async function construirWeb(registros: string, parada?: AbortSignal): Promise<void> {
  if (webEmDia(raiz)) return;
  exigirEscrita(join(raiz, 'apps/web'));
  const feitoDe = resumo(raiz);
  const vite = {
    nome: 'web',
    programa: join(raiz, 'node_modules/vite/bin/vite.js'),
    raiz: join(raiz, 'apps/web'),
    registros,
    parada,
    // The served pages are built for production, by every command.
    env: { NODE_ENV: 'production' },
  };
  await passo('Telas (vite build)', () => executarPrograma(vite, ['build']));
  marcarWeb(raiz, feitoDe);
}
