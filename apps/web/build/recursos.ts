import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rota } from '../src/lib/rotas.ts';
import { rotas } from '../src/lib/rotas.ts';

interface ItemDoManifesto {
  file: string;
  imports?: string[];
  css?: string[];
}

/** What a finished route loads, as files of the build. */
export interface RecursosDaRota {
  rota: Rota;
  /** What somebody has who comes from another page of the same frame. */
  quadro: ReadonlySet<string>;
  /** What a first visit at this address loads. */
  tudo: ReadonlySet<string>;
}

const web = fileURLToPath(new URL('..', import.meta.url));

/** The files of every finished route, out of the manifest of a build. */
export function recursosDasRotas(dist: string): RecursosDaRota[] {
  const manifesto = lerManifesto(dist);
  const entrada = fecho(manifesto, 'index.html');
  // Where the screens are is a file that /login does not load.
  const comTelas = uniao(entrada, fecho(manifesto, 'src/app/telas.ts'));
  const quadros = {
    publico: comTelas,
    app: uniao(comTelas, fecho(manifesto, 'src/app/shell/quadro-app.tsx')),
    operacao: uniao(comTelas, fecho(manifesto, 'src/app/shell/quadro-operacao.tsx')),
  };
  const telas = telasPorRota();
  return (rotas as readonly Rota[])
    .filter(({ estado, redireciona }) => estado === 'feito' && redireciona === undefined)
    .map((rota) => {
      const doApp = quadros[rota.operacao === true ? 'operacao' : rota.header ? 'app' : 'publico'];
      const quadro = rota.path === '/login' ? entrada : doApp;
      const tela = telas.get(rota.path);
      if (tela === undefined) throw new Error(`no screen for ${rota.path}`);
      return { rota, quadro, tudo: uniao(quadro, fecho(manifesto, tela)) };
    });
}

function lerManifesto(dist: string): Record<string, ItemDoManifesto> {
  return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, ItemDoManifesto>;
}

/** What the app needs to stand up without network: entry, frame, what comes after the first paint, and the fonts. */
export function recursosDaCasca(dist: string): string[] {
  const manifesto = lerManifesto(dist);
  const entradas = [
    'index.html',
    'src/app/telas.ts',
    'src/app/shell/quadro-app.tsx',
    'src/app/depois/depois.tsx',
    'src/app/tratar-erro.tsx',
    'src/app/paginas/nao-encontrada.tsx',
  ];
  const arquivos = entradas.flatMap((entrada) => [...fecho(manifesto, entrada)]);
  const fontes = readdirSync(join(dist, 'assets')).filter((nome) => nome.endsWith('.woff2'));
  return [...new Set([...arquivos, ...fontes.map((nome) => `assets/${nome}`)])].map((nome) => `/${nome}`);
}

function uniao(a: ReadonlySet<string>, b: ReadonlySet<string>): Set<string> {
  return new Set([...a, ...b]);
}

/** The file of an entry and those of all that it imports at once; a style sheet comes after those that it builds on. */
function fecho(manifesto: Record<string, ItemDoManifesto>, entrada: string): Set<string> {
  const arquivos = new Set<string>();
  const vistos = new Set<string>();
  const visita = (chave: string): void => {
    const item = manifesto[chave];
    if (item === undefined) throw new Error(`the build has no ${chave}`);
    if (vistos.has(chave)) return;
    vistos.add(chave);
    arquivos.add(item.file);
    for (const importado of item.imports ?? []) visita(importado);
    for (const css of item.css ?? []) arquivos.add(css);
  };
  visita(entrada);
  return arquivos;
}

/** Which file holds the screen of a route, read from the features' tables. */
function telasPorRota(): Map<string, string> {
  const features = join(web, 'src/features');
  const telas = new Map<string, string>();
  for (const feature of readdirSync(features)) {
    const tabela = join(features, feature, 'routes.tsx');
    if (!existsSync(tabela)) continue;
    for (const [, path, tela] of readFileSync(tabela, 'utf8').matchAll(
      /path: '([^']+)',\s*load: \(\) =>\s*import\('\.\/([^']+)'\)/g,
    )) {
      if (path !== undefined && tela !== undefined) telas.set(path, `src/features/${feature}/${tela}`);
    }
  }
  return telas;
}
