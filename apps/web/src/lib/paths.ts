import type { CaminhoDaRota } from './rotas.ts';
import { rotas } from './rotas.ts';

type Id = string | number;
/** Query parameters; those that are undefined or empty are left out. */
export type Busca = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The arguments of a path: one per parameter, in order, then its query. */
type Argumentos<P extends string> = P extends `${string}{${infer Nome}}${infer Resto}`
  ? Nome extends `${string}?`
    ? [id?: Id | null, busca?: Busca]
    : [id: Id, ...resto: Argumentos<Resto>]
  : [busca?: Busca];

type Linha = (typeof rotas)[number];
export type Paths = { readonly [L in Linha as L['nome']]: (...argumentos: Argumentos<L['path']>) => string };

/**
 * Every address of the product: `paths.grupo(id)`, `paths.login({ redirect })`, `paths.carteiraCreditos({ filtro: 'fatura' })`.
 * Made from the table of routes; no other place writes a path.
 */
export const paths: Paths = new Proxy(
  Object.fromEntries(
    rotas.map(({ nome, path }) => [nome, (...argumentos: readonly unknown[]) => preenche(path, argumentos)]),
  ) as unknown as Paths,
  // A build leaves out the routes that are pending; nothing links to one (`rotaFeita`), and a link that did is a broken one.
  { get: (feitas, nome: keyof Paths) => feitas[nome] ?? (() => '/undefined') },
);

function preenche(path: CaminhoDaRota, argumentos: readonly unknown[]): string {
  let proximo = 0;
  const caminho = path.replace(/\/\{\w+(\??)\}/g, () => {
    const valor = argumentos[proximo++];
    return valor === undefined || valor === null ? '' : `/${encodeURIComponent(String(valor))}`;
  });
  return caminho + query(argumentos[proximo] as Busca | undefined);
}

function query(busca: Busca | undefined): string {
  const partes = Object.entries(busca ?? {}).filter(
    ([, valor]) => valor !== undefined && valor !== null && valor !== '',
  );
  return partes.length === 0
    ? ''
    : `?${new URLSearchParams(partes.map(([nome, valor]): [string, string] => [nome, String(valor)])).toString()}`;
}
