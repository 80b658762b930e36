/**
 * Key in the tab's storage: the version for which the tab was renewed, so that a server that alternates between
 * versions causes no loop.
 */
const RENOVADA = 'rateia.renovada';

/** True if this tab was already renewed for a version. A browser without storage remembers none. */
export function foiRenovada(versao: string): boolean {
  try {
    return sessionStorage.getItem(RENOVADA) === versao;
  } catch {
    return false;
  }
}

/** Remembers it; false where nothing is kept, and then the page may not renew itself: it would do so for ever. */
export function anotarRenovada(versao: string): boolean {
  try {
    sessionStorage.setItem(RENOVADA, versao);
    return true;
  } catch {
    return false;
  }
}
