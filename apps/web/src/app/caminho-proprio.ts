import { lerEndereco } from '@rateia/domain/endereco-web';

const ORIGEM = 'https://propria.invalid';

/**
 * The value of a `redirect` query, when it is a path of ours: a link from outside never sends anybody elsewhere
 * (ASVS 3.7.2). Login pages are no destination either.
 */
export function caminhoProprio(valor: string | undefined): string | undefined {
  if (valor === undefined || !valor.startsWith('/') || /[\\\p{Cc}]/u.test(valor)) return undefined;
  const url = lerEndereco(valor, ORIGEM);
  if (url === undefined || url.origin !== ORIGEM || url.pathname.startsWith('//')) return undefined;
  if (url.pathname === '/' || /^\/login(\/|$)/.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}
