import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rota } from '../src/lib/rotas.ts';
import { rotas } from '../src/lib/rotas.ts';
import { serveARota } from '../src/lib/tela.ts';
import { arquivoQueAdianta } from './adianta.ts';
import type { Manifesto } from './por-si.ts';
import { fecho, porDesvio, semParte, uniao, vemPorSi } from './por-si.ts';

/** The files of the build that a finished route loads. */
export interface RecursosDaRota {
  readonly rota: Rota;
  /** The source of its screen. */
  readonly tela: string;
  /** The files that a visitor from another page of the same frame has already. */
  readonly quadro: ReadonlySet<string>;
  /** The files that a first visit at this address needs. */
  readonly tudo: ReadonlySet<string>;
  /** The files that the page goes on to load by itself, and those of them that were there with the frame. */
  readonly porSi: ReadonlySet<string>;
  readonly porSiDoQuadro: ReadonlySet<string>;
  /**
   * The files that some visits load and a plain visit does not: those of a failure or of a session, and in the
   * operation those of the opened queue.
   */
  readonly desvios: ReadonlySet<string>;
}

const web = fileURLToPath(new URL('..', import.meta.url));

/** The files of every finished route, out of the manifest of a build. */
export function recursosDasRotas(dist: string): RecursosDaRota[] {
  const manifesto = lerManifesto(dist);
  const [sobra] = semParte(manifesto);
  if (sobra !== undefined) throw new Error(`the build has no ${sobra}`);
  const entrada = fecho(manifesto, 'index.html');
  // The table of the screens is a file that /login does not load.
  const comTelas = uniao(entrada, fecho(manifesto, 'src/app/telas.ts'));
  const quadros = {
    publico: comTelas,
    app: uniao(comTelas, fecho(manifesto, 'src/app/shell/quadro-app.tsx')),
    operacao: uniao(comTelas, fecho(manifesto, 'src/app/shell/quadro-operacao.tsx')),
  };
  const telas = telasPorRota();
  const adianta = new Set([arquivoQueAdianta(dist)]);
  const deUmaRota = new Set(telas.values());
  return (rotas as readonly Rota[])
    .filter(({ estado, redireciona }) => estado === 'feito' && redireciona === undefined)
    .map((rota) => {
      const doApp = quadros[rota.operacao === true ? 'operacao' : comQuadro(rota) ? 'app' : 'publico'];
      const quadro = rota.path === '/login' ? entrada : doApp;
      const tela = [...telas].find(([path]) => serveARota(path, rota.path))?.[1];
      if (tela === undefined) throw new Error(`no screen for ${rota.path}`);
      const tudo = uniao(quadro, fecho(manifesto, tela));
      const pagina = { path: rota.path, auth: rota.auth, telas: deUmaRota };
      return {
        rota,
        tela,
        quadro: uniao(adianta, arquivosDe(manifesto, quadro)),
        tudo: uniao(adianta, arquivosDe(manifesto, tudo)),
        porSi: arquivosDe(manifesto, vemPorSi(manifesto, tudo, pagina)),
        porSiDoQuadro: arquivosDe(manifesto, vemPorSi(manifesto, quadro, pagina)),
        desvios: arquivosDe(manifesto, porDesvio(manifesto, rota.path)),
      };
    });
}

/** A public page that has the header for a logged-in person comes with the frame for everybody. */
function comQuadro({ header, headerComSessao }: Rota): boolean {
  return header || headerComSessao === true;
}

function lerManifesto(dist: string): Manifesto {
  return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifesto;
}

/**
 * The files with which the app stands up without network: entry, frame, the files after the first paint, and the fonts.
 */
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
  const arquivos = entradas.flatMap((entrada) => [...arquivosDe(manifesto, fecho(manifesto, entrada))]);
  const fontes = readdirSync(join(dist, 'assets')).filter((nome) => nome.endsWith('.woff2'));
  return [...new Set([...arquivos, ...fontes.map((nome) => `assets/${nome}`)])].map((nome) => `/${nome}`);
}

/** Scripts and style sheets of these parts; the sheet of a part comes after those that it builds on. */
function arquivosDe(manifesto: Manifesto, chaves: ReadonlySet<string>): Set<string> {
  const itens = [...chaves].flatMap((chave) => manifesto[chave] ?? []);
  return new Set([...itens.toReversed().map(({ file }) => file), ...itens.flatMap(({ css = [] }) => css)]);
}

/**
 * The file of each route's screen, read from the tables of the features and of the module that puts their desks
 * together.
 */
function telasPorRota(): Map<string, string> {
  const telas = new Map<string, string>();
  for (const tabela of globSync(['src/features/*/routes.tsx', 'src/app/*/routes.tsx'], { cwd: web })) {
    for (const [, path, tela] of readFileSync(join(web, tabela), 'utf8').matchAll(
      /path: '([^']+)',\s*load: \(\) =>\s*import\('(\.[^']+)'\)/g,
    )) {
      if (path !== undefined && tela !== undefined) telas.set(path, join(tabela, '..', tela));
    }
  }
  return telas;
}
