import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Rota } from '../src/lib/rotas.ts';
import { pluginTemaCss } from './tema-css.ts';

const web = fileURLToPath(new URL('..', import.meta.url));

/** The heading of a screen, read from its source. */
interface Cabeca {
  titulo: string | undefined;
  largura: string | undefined;
  interna: boolean;
}

/** The page as it is before any script has run, and its visitor: one with a session, or one without. */
export interface Primeira {
  html: string;
  comSessao: boolean;
}

/** `src/app/primeira/primeira.tsx`, whose sources are the browser's. */
type Desenhar = (rota: Rota, cabeca: Cabeca) => Promise<Primeira | undefined>;

/** The drawer of first paints, built for here: its style names are those of the app, which come of the same sheets. */
export async function trazerPrimeiraPintura(): Promise<Desenhar> {
  const pasta = join(web, 'node_modules/.primeira');
  await build({
    configFile: false,
    root: web,
    logLevel: 'error',
    plugins: [pluginTemaCss()],
    // Most browsers have passkeys: their button has its place.
    define: { 'process.env.NODE_ENV': '"production"', 'window.PublicKeyCredential': 'Object' },
    build: {
      ssr: 'src/app/primeira/primeira.tsx',
      outDir: pasta,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'primeira.mjs' } },
    },
  });
  const { primeiraPintura: desenhar } = (await import(
    `${pathToFileURL(join(pasta, 'primeira.mjs')).href}?${Date.now()}`
  )) as { primeiraPintura: Desenhar };
  rmSync(pasta, { recursive: true });
  return desenhar;
}

/** The heading of a screen as its source has it; without one written out, the page shows none before the screen does. */
export function cabecaDe(tela: string): Cabeca {
  const fonte = readFileSync(join(web, tela), 'utf8');
  const paginas = [...fonte.matchAll(/<Pagina\s([^>]*?)>/g)].map(([, props = '']) => props);
  const de = (nome: string): string | undefined => {
    const valores = new Set(paginas.map((props) => new RegExp(`\\b${nome}="([^"]*)"`).exec(props)?.[1]));
    return valores.size === 1 ? [...valores][0] : undefined;
  };
  const semTitulo = paginas.some((props) => /\bsemTitulo\b/.test(props));
  return {
    titulo: semTitulo ? undefined : de('titulo'),
    largura: de('largura'),
    interna: paginas.length > 0 && paginas.every((props) => /\bvoltar=/.test(props)),
  };
}
