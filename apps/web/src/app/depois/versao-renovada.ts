/** In the tab: the version for which it was renewed already, so that a server of two minds makes no loop. */
const RENOVADA = 'rateia.renovada';

/** Whether this tab was renewed for a version already. A browser that keeps nothing remembers none. */
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
