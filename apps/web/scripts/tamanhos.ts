import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { uniao } from '../build/por-si.ts';
import { recursosDasRotas } from '../build/recursos.ts';

/** The files that the browser loads for one route, in bytes of brotli. */
export interface TamanhoDaRota {
  readonly path: string;
  /** JavaScript of a first visit at this address that nobody touches, until the network is quiet. */
  readonly js: number;
  readonly css: number;
  /**
   * JavaScript that this route adds for a visitor from /login, or, logged in, from any other page of the same frame.
   */
  readonly aMais: number;
  /** Scripts that the page asks for at once: a browser has six connections, and each request costs a trip. */
  readonly scripts: number;
  readonly cabe: boolean;
}

const KB = 1000;
/**
 * Budgets: /login, any other page that is opened first, and each further page; the CSS of a page; and the number of
 * scripts that a page requests at once (ADR 033).
 */
export const LIMITES = { login: 135 * KB, primeira: 191 * KB, aMais: 50 * KB, css: 25 * KB, scripts: 31 } as const;

const web = fileURLToPath(new URL('..', import.meta.url));

/** Sizes of every finished route, from the last build. */
export function tamanhos(dist = join(web, 'dist')): TamanhoDaRota[] {
  const recursos = recursosDasRotas(dist);
  const entrada = recursos.find(({ rota }) => rota.path === '/login');
  if (entrada === undefined) throw new Error('/login is no finished route');
  const doLogin = uniao(entrada.tudo, entrada.porSi);
  return recursos.map(({ rota: { path, auth }, quadro, tudo, porSi, porSiDoQuadro }) => {
    const carregado = uniao(tudo, porSi);
    const js = soma(dist, carregado, '.js');
    const css = soma(dist, carregado, '.css');
    const antes = auth ? uniao(quadro, porSiDoQuadro) : doLogin;
    const aMais = soma(dist, new Set([...carregado].filter((nome) => !antes.has(nome))), '.js');
    const limite = path === '/login' ? LIMITES.login : LIMITES.primeira;
    const scripts = [...tudo].filter((nome) => nome.endsWith('.js')).length;
    const cabe = js <= limite && aMais <= LIMITES.aMais && css <= LIMITES.css && scripts <= LIMITES.scripts;
    return { path, js, css, aMais, scripts, cabe };
  });
}

/** The files that are counted for each route, by its path. */
export function contadosPorRota(dist = join(web, 'dist')): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(recursosDasRotas(dist).map(({ rota, tudo, porSi }) => [rota.path, uniao(tudo, porSi)]));
}

/**
 * The files that a visit of each route may load, by its path: the counted ones, and those of a failure or a session.
 */
export function conhecidosPorRota(dist = join(web, 'dist')): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    recursosDasRotas(dist).map(({ rota, tudo, porSi, desvios }) => [rota.path, uniao(uniao(tudo, porSi), desvios)]),
  );
}

/**
 * The faults of a visit that a browser made: scripts that are not counted for its route, and budgets that it breaks.
 */
export function faltasDaVisita(
  path: string,
  scripts: ReadonlyMap<string, number>,
  dist = join(web, 'dist'),
): readonly string[] {
  const recursos = recursosDasRotas(dist).find(({ rota }) => rota.path === path);
  if (recursos === undefined) return [`${path} is no finished route`];
  const { quadro, tudo, porSi, porSiDoQuadro, desvios } = recursos;
  const contados = uniao(uniao(tudo, porSi), desvios);
  const doQuadro = uniao(quadro, porSiDoQuadro);
  function bytes(conta: (nome: string) => boolean): number {
    return [...scripts].reduce((total, [nome, tamanho]) => (conta(nome) ? total + tamanho : total), 0);
  }
  const [js, aMais] = [bytes(() => true), bytes((nome) => !doQuadro.has(nome))];
  const limite = path === '/login' ? LIMITES.login : LIMITES.primeira;
  return [
    ...[...scripts.keys()].filter((nome) => !contados.has(nome)).map((nome) => `not counted: ${nome}`),
    ...(js > limite ? [`${js} bytes of JavaScript > ${limite}`] : []),
    ...(aMais > LIMITES.aMais ? [`${aMais} bytes more than its frame > ${LIMITES.aMais}`] : []),
    // A visit in which nothing was seen to come proves nothing.
    ...[...quadro].filter((nome) => nome.endsWith('.js') && !scripts.has(nome)).map((nome) => `did not come: ${nome}`),
  ];
}

function soma(dist: string, arquivos: ReadonlySet<string>, extensao: string): number {
  return [...arquivos]
    .filter((nome) => nome.endsWith(extensao))
    .reduce((total, nome) => total + statSync(join(dist, `${nome}.br`)).size, 0);
}

/** The table as text, with a mark where a number is over its budget. */
export function tabela(linhas: readonly TamanhoDaRota[]): string {
  function kb(bytes: number): string {
    return (bytes / KB).toFixed(1).padStart(7);
  }
  return [
    `${'rota'.padEnd(58)}   js kB  a mais   css kB  scripts`,
    ...linhas.map(
      ({ path, js, aMais, css, scripts, cabe }) =>
        `${path.padEnd(58)} ${kb(js)} ${kb(aMais)}  ${kb(css)}  ${String(scripts).padStart(7)} ${cabe ? '' : ' acima do limite'}`,
    ),
  ].join('\n');
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const linhas = tamanhos();
  process.stdout.write(`${tabela(linhas)}\n`);
  if (linhas.some(({ cabe }) => !cabe)) process.exitCode = 1;
}
