import { lerEndereco } from '../endereco-web.ts';

/** The target of a short link: a page of ours, or one of another site that the operation allowed. */
export type Destino =
  | { readonly tipo: 'proprio'; readonly caminho: string }
  | { readonly tipo: 'externo'; readonly endereco: string; readonly host: string };

const ORIGEM = 'https://propria.invalid';
/** Calls are no pages, and a short link that led to another one could lead to itself. */
const FORA = /^\/(api|r)(\/|$)/;
/** A name of the public DNS: with a dot, no port, no digits alone, which would be an address of a network. */
const HOST = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/;

/**
 * Reads a destination: a path of ours, or https on a host of the list, and nothing else (spec A§2 /r/{link}; ASVS
 * 1.2.2, 3.7.2): no `//site`, no backslash, no `javascript:`, no user name before the host, no port.
 */
export function lerDestino(texto: string, hostsPermitidos: readonly string[]): Destino | undefined {
  if (texto === '' || /[\\\s\p{Cc}]/u.test(texto)) return undefined;
  if (texto.startsWith('/')) return proprio(texto);
  const url = lerEndereco(texto);
  if (url === undefined || url.protocol !== 'https:') return undefined;
  if (url.username !== '' || url.password !== '' || url.port !== '') return undefined;
  if (!hostsPermitidos.includes(url.hostname)) return undefined;
  return { tipo: 'externo', endereco: url.href, host: url.hostname };
}

/** A host as the list keeps it; undefined when it is none. */
export function lerHost(texto: string): string | undefined {
  const host = texto.trim().toLowerCase();
  return HOST.test(host) ? host : undefined;
}

/** The destination with the parameters of its campaign; those it has already stay. */
export function comCampanha(texto: string, utm: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(texto, ORIGEM);
  for (const [nome, valor] of Object.entries(utm)) {
    if (valor !== undefined && valor !== '' && !url.searchParams.has(nome)) url.searchParams.set(nome, valor);
  }
  return url.origin === ORIGEM ? url.pathname + url.search + url.hash : url.href;
}

function proprio(texto: string): Destino | undefined {
  const url = lerEndereco(texto, ORIGEM);
  if (url === undefined || url.origin !== ORIGEM || url.pathname.startsWith('//') || FORA.test(url.pathname)) {
    return undefined;
  }
  return { tipo: 'proprio', caminho: url.pathname + url.search + url.hash };
}
