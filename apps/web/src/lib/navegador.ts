import type { Rota } from './rotas.ts';

/** The navigation of the app: the router registers itself here when it is made, so that no module has to import it. */
interface Navegador {
  ir(href: string, como: { readonly substitui: boolean; readonly fica: boolean }): Promise<void>;
  /** The page before this one in the app, if there is one. */
  voltar(): boolean;
  /** The row of the table for the page that is shown. */
  rota(): Rota | undefined;
  /** The target of a login, given the query of the page it was made on. */
  destinoDoLogin(busca: Readonly<Record<string, unknown>>): string;
}

let navegador: Navegador | undefined;

export function definirNavegador(novo: Navegador): void {
  navegador = novo;
}

interface ComoIr {
  /** The present address leaves the history. */
  readonly substitui?: boolean;
  /** The page stays where it is scrolled: only its address changes. */
  readonly fica?: boolean;
}

/** Goes to an address of ours (from `paths`). */
export async function irPara(href: string, { substitui = false, fica = false }: ComoIr = {}): Promise<void> {
  await navegador?.ir(href, { substitui, fica });
}

/** Goes back to the page before, as it was left; a page that was opened by itself leads to `senao`. */
export function voltarOuIr(senao: string): void {
  if (navegador?.voltar() !== true) void irPara(senao);
}

/** The target of a login made with this query: a `redirect` that is ours, else the first page. */
export function destinoDoLogin(busca: Readonly<Record<string, unknown>>): string {
  return navegador?.destinoDoLogin(busca) ?? '/';
}

/** After a login: the redirect, else the first page (spec 1, §4). The login page leaves the history. */
export async function aposLogin(busca: Readonly<Record<string, unknown>>): Promise<void> {
  if (navegador !== undefined) await navegador.ir(navegador.destinoDoLogin(busca), { substitui: true, fica: false });
}

/** The row of the table for the page that is shown; undefined on an address that is none. */
export function rotaMostrada(): Rota | undefined {
  return navegador?.rota();
}

/** Path, query and fragment of the page that is shown. */
export function localAtual(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}
