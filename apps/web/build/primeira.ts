import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Rota } from '../src/lib/rotas.ts';
import { pluginTemaCss } from './tema-css.ts';

const web = fileURLToPath(new URL('..', import.meta.url));

/** The heading of a screen, read from its source. */
interface Cabeca {
  readonly titulo: string | undefined;
  readonly largura: string | undefined;
  readonly interna: boolean;
  /** The page brings its own heading, which depends on the person. */
  readonly semTitulo: boolean;
  /** One question of a flow, with nothing of the app around it but what its frame gives. */
  readonly passo: boolean;
  readonly moldura: 'publica' | 'entrada' | undefined;
}

/** The page as it is before any script has run, and its visitor: one with a session, or one without. */
export interface Primeira {
  readonly html: string;
  readonly comSessao: 'sim' | 'nao' | 'todos';
}

/** `src/app/primeira/primeira.tsx`, whose sources are the browser's. */
type Desenhar = (rota: Rota, cabeca: Cabeca) => Promise<Primeira>;

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
  )) as { readonly primeiraPintura: Desenhar };
  rmSync(pasta, { recursive: true });
  return desenhar;
}

/** The heading of a screen and its frame, as written in its source; without a heading there, it is the route's. */
export function cabecaDe(tela: string): Cabeca {
  const fonte = readFileSync(join(web, tela), 'utf8');
  const paginas = [...fonte.matchAll(/<Pagina\s([^>]*?)>/g)].map(([, props = '']) => props);
  function de(nome: string): string | undefined {
    const valores = new Set(paginas.map((props) => new RegExp(`\\b${nome}="([^"]*)"`).exec(props)?.[1]));
    return valores.size === 1 ? [...valores][0] : undefined;
  }
  const perguntas = new Set([...fonte.matchAll(/<PassoFluxo\s[^>]*?\bpergunta="([^"]*)"/g)].map(([, texto]) => texto));
  const passo = paginas.length === 0 && fonte.includes('<PassoFluxo');
  return {
    titulo: passo ? (perguntas.size === 1 ? [...perguntas][0] : undefined) : de('titulo'),
    largura: de('largura'),
    interna: paginas.length > 0 && paginas.every((props) => /\bvoltar=/.test(props)),
    semTitulo: paginas.length > 0 && paginas.every((props) => /\bsemTitulo\b/.test(props)),
    passo,
    moldura: fonte.includes('<MolduraLogin') ? 'entrada' : fonte.includes('<QuadroPublico') ? 'publica' : undefined,
  };
}
